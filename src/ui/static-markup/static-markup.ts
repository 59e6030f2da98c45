/**
 * HTML of parts that are told everything by their properties: no state, no handlers, no context. Rows are made of it:
 * React keeps a record of each element that it makes, for what may change later, and here nothing does.
 */
import { Fragment, type FunctionComponent, isValidElement, type ReactNode } from 'react'
import { escapeHtml } from '../../domain/markup'

/** A component; one with state may have a variant without, for rows. */
type Component = FunctionComponent<object> & { still?: FunctionComponent<object> }

/** What HTML gives no end tag. */
const endless = /^(img|w?br|hr)$/

const refuse = (what: string): never => {
  throw new TypeError(`no still part: ${what}`)
}

function attributeMarkup(name: string, value: unknown): string {
  if (name === 'children' || value == null) return ''
  if (typeof value === 'object' || typeof value === 'function') refuse(name)
  const isWord = /^(aria|data)-/.test(name)
  if (value === false && !isWord) return ''
  return ` ${name === 'className' ? 'class' : name}="${value === true && !isWord ? '' : escapeHtml(String(value))}"`
}

/** `made` and the node after it. */
function append(made: string, node: ReactNode): string {
  if (node == null || typeof node === 'boolean' || node === '') return made
  if (Array.isArray(node)) return node.reduce<string>((before, part) => append(before, part), made)
  if (!isValidElement<Record<string, unknown>>(node)) {
    if (typeof node === 'object') refuse(String(node))
    return made + (made === '' || made.endsWith('>') ? '' : '<!-- -->') + escapeHtml(String(node))
  }
  const { type, props } = node
  const inside = props.children as ReactNode
  if (type === Fragment) return append(made, inside)
  if (typeof type === 'function') {
    const component = type as Component
    return append(made, (component.still ?? component)(props) as ReactNode)
  }
  if (typeof type !== 'string') refuse(String(type))
  let tag = `<${type}`
  for (const name of Object.keys(props)) tag += attributeMarkup(name, props[name])
  return made + (endless.test(type) ? `${tag}/>` : `${append(`${tag}>`, inside)}</${type}>`)
}

/**
 * The same as React's server makes of the node, its marks between two texts included, so that React may take it over. Texts
 * are escaped. Throws where there is more than properties say: a style, a handler, a promise, a part that React remembers.
 */
export const stillMarkup = (node: ReactNode): string => append('', node)
