/** embed/{name}.js (contract 2): a script with an element in it, and that element's first view. */

import { scriptJson } from '../../src/domain/markup'
import { renderWidget } from '../../src/element/server'
import type { AskedElement, Drawing, Refusal } from '../server/rendering/messages'
import type { Ask } from './ask'
import { knownElement } from './asked-element'
import { scriptsOf } from './chunks'
import { neededStyles } from './needed-styles'
import { richText } from './rich-text'

export interface Embed {
  /** The script without a view: the element comes as any element of the loader's does. */
  plain: Drawing
  /** Null where nobody can draw it beforehand. */
  draw: ((ask: Ask) => Promise<Drawing>) | null
}

/** @param runtime the built src/loader/embed.ts, which runs in the page */
export function embedOf(asked: AskedElement, runtime: string): Embed | Refusal {
  const known = knownElement(asked)
  if ('reason' in known) return known
  const { definition, attributes, isDrawable } = known
  const { name, origin } = asked
  const { tag } = definition.tag
  const written = (value: object): string => runtime.replace('__EMBED__', () => scriptJson(value))
  const plain: Drawing = { texts: { script: written({ tag, attributes, view: null }) }, isWhole: true }
  const draw = async (ask: Ask): Promise<Drawing> => {
    const request = { attributes, page: {}, origin, query: '', ask, rich: richText, isBrief: true }
    const { screen, style, answers, isComplete } = await renderWidget(definition, request)
    if (!isComplete) return { ...plain, isWhole: false }
    const view = { screen, style: await neededStyles(style, screen), answers, scripts: scriptsOf(name) }
    return { texts: { script: written({ tag, attributes, view }) }, isWhole: true }
  }
  return { plain, draw: isDrawable ? draw : null }
}
