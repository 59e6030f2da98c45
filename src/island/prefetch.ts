/** Fetches elements' files before they are used, without running them. */
import { filesOf } from './files'

const asked = new Set<string>()

const savesData = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true

/**
 * Preloads the tag's files, once, and never with Save-Data. The links are in `root`, out of the host's sight.
 * @param nonce of our script's tag, which the page's policy may require
 */
export function preload(tag: string, root: ShadowRoot, base: string, nonce: string): void {
  if (asked.has(tag) || savesData()) return
  asked.add(tag)
  for (const href of filesOf(tag, base))
    root.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', nonce, href }))
}
