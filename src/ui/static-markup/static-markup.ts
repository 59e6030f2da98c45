/**
 * Renders components without state, handlers or context to HTML. Used for rows that never change by themselves: React
 * would keep a record of each of their elements: with it, and with rows in slices, a further list of 50 matches keeps 634
 * instead of 102 kB, and comes 8 % later from another API (npm run bench).
 */
import { Fragment, type FunctionComponent, isValidElement, type ReactNode } from 'react'
import { escapeHtml } from '../../domain/text/markup'

/** A component; one with state may have a stateless variant, for rows. */
type Component = FunctionComponent<object> & { staticVariant?: FunctionComponent<object> }

/** Elements without an end tag. */
const endless = /^(img|w?br|hr)$/

const refuse = (what: string): never => {
  throw new TypeError(`no static part: ${what}`)
}

function attributeMarkup(name: string, value: unknown): string {
  if (name === 'children' || value == null) return ''
  if (typeof value === 'object' || typeof value === 'function') refuse(name)
  const isWord = /^(aria|data)-/.test(name)
  if (value === false && !isWord) return ''
  return ` ${name === 'className' ? 'class' : name}="${value === true && !isWord ? '' : escapeHtml(String(value))}"`
}

/** Appends the markup of a node to `made`. */
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
    return append(made, (component.staticVariant ?? component)(props) as ReactNode)
  }
  if (typeof type !== 'string') refuse(String(type))
  let tag = `<${type}`
  for (const name of Object.keys(props)) tag += attributeMarkup(name, props[name])
  return made + (endless.test(type) ? `${tag}/>` : `${append(`${tag}>`, inside)}</${type}>`)
}

/**
 * The same HTML as React's server renderer, comments between adjacent texts included, so that React can hydrate it.
 * Texts are escaped. Throws for anything dynamic: a style, a handler, a promise, a memo component.
 */
export const staticMarkup = (node: ReactNode): string => append('', node)
