/** view/{name} (contract 2): an element's first view alone, the inside of a declarative shadow root. */
import { scriptJson } from '../../src/domain/markup'
import type { RenderedWidget } from '../../src/element/server'
import { type AskedElement, type Drawing, type Refusal, undrawn } from '../server/rendering/messages'
import type { Ask } from './ask'
import { knownElement } from './asked-element'
import { drawInside } from './element'
import { neededStyles } from './needed-styles'

/** The answers it was drawn from by their versions, not by themselves: whoever needs them asks. */
async function viewOf({ screen, style, versions, metadata }: RenderedWidget): Promise<string> {
  const facts = scriptJson({ answers: versions, ...(metadata && { metadata }) })
  return `<style>${await neededStyles(style, screen)}</style><div data-root lang="sl" data-content="shown">${screen}</div><slot></slot><script type="application/json" data-view>${facts}</script>`
}

/** What is not drawn here, or could not be drawn now, is left to the browser. Rejects when a screen throws. */
export async function drawView(asked: AskedElement, ask: Ask): Promise<Drawing | Refusal> {
  const known = knownElement(asked)
  if ('reason' in known) return known
  const { definition, attributes, isDrawable } = known
  if (!isDrawable) return undrawn
  const { tag } = definition.tag
  const { origin } = asked
  const drawn = await drawInside({ tag, attributes, page: {}, origin, query: '', ask }, viewOf)
  return drawn ? { texts: { view: drawn.html }, isWhole: drawn.isWhole } : undrawn
}
