/** embed/{name}.js (contract 2): a script with an element in it, and that element's first view. */

import { scriptJson } from '../../src/domain/markup'
import type { AskedElement, Drawing, Refusal } from '../server/rendering/messages'
import type { Ask } from './ask'
import { knownElement } from './asked-element'
import { drawInside } from './element'
import { leanView } from './view'

export interface Embed {
  /** The script without a view: the element comes as any element of the loader's does. */
  plain: Drawing
  /** Null where nobody can draw it beforehand. */
  draw: ((now: string, ask: Ask) => Promise<Drawing>) | null
}

/** @param runtime the built src/loader/embed.ts, which runs in the page */
export function embedOf(asked: AskedElement, runtime: string): Embed | Refusal {
  const known = knownElement(asked)
  if ('reason' in known) return known
  const { definition, attributes, isDrawable } = known
  const { origin } = asked
  const { tag } = definition.tag
  // Where it goes comes first: the server writes it into what was drawn.
  const written = (view: string | null): string =>
    runtime.replace('__EMBED__', () => scriptJson({ into: null, tag, attributes, view, origin }))
  const plain: Drawing = { texts: { script: written(null) }, isWhole: true }
  const draw = async (now: string, ask: Ask): Promise<Drawing> => {
    const drawn = await drawInside({ tag, attributes, page: {}, origin, query: '', now, ask }, leanView)
    if (!drawn?.isWhole) return { ...plain, isWhole: false }
    return { texts: { script: written(drawn.html) }, isWhole: true, now: drawn.now }
  }
  return { plain, draw: isDrawable ? draw : null }
}
