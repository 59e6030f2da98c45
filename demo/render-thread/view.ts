/** Renders an element's view alone, the content of a declarative shadow root, for view/{name} and embed/{name}.js. */
import { type Drawing, type RequestedElement, undrawn } from '../server/rendering/messages'
import type { Ask } from './ask'
import { drawInside } from './element'

/** Null for what can't be rendered now, which is left to the browser. Rejects if a screen throws. */
export async function drawView(
  { name, attributes, origin }: RequestedElement,
  now: string,
  ask: Ask,
): Promise<Drawing> {
  const requested = { tag: `parket-${name}`, attributes: Object.fromEntries(attributes), page: {}, origin }
  const drawn = await drawInside({ ...requested, query: '', now, ask })
  if (!drawn) return undrawn
  const { html, isWhole, now: drawnAt, year } = drawn
  return { texts: { view: html }, isWhole, now: drawnAt, year }
}
