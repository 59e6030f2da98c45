/** The answers that came with a rendered element: raw JSON by request address, in one data block. */
import type { Answers } from '../page/widget'

export const carriedSelector = 'script[data-answers]'

/** Reads the block and takes it out of the root; a missing or broken one carries nothing. */
export function takeCarriedAnswers(root: ParentNode): Answers {
  const block = root.querySelector(carriedSelector)
  if (!block) return new Map()
  block.remove()
  try {
    return new Map(Object.entries(JSON.parse(block.textContent ?? '{}') as Record<string, unknown>))
  } catch {
    return new Map()
  }
}
