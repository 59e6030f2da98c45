/** view/{name} (contract 2): an element's first view alone, the inside of a declarative shadow root. */
import { type RenderedWidget, viewMarkup } from '../../src/element/server'
import { type AskedElement, type Drawing, type Refusal, undrawn } from '../server/rendering/messages'
import type { Ask } from './ask'
import { knownElement } from './asked-element'
import { drawInside } from './element'
import { neededStyles } from './needed-styles'

/** With the styles that it looks by, and no other. */
export const leanView = async (rendered: RenderedWidget): Promise<string> =>
  viewMarkup({ ...rendered, style: await neededStyles(rendered.style, rendered.screen) })

/** What is not drawn here, or could not be drawn now, is left to the browser. Rejects when a screen throws. */
export async function drawView(asked: AskedElement, now: string, ask: Ask): Promise<Drawing | Refusal> {
  const known = knownElement(asked)
  if ('reason' in known) return known
  const { definition, attributes, isDrawable } = known
  if (!isDrawable) return undrawn
  const { tag } = definition.tag
  const { origin } = asked
  const drawn = await drawInside({ tag, attributes, page: {}, origin, query: '', now, ask }, leanView)
  return drawn ? { texts: { view: drawn.html }, isWhole: drawn.isWhole, now: drawn.now } : undrawn
}
