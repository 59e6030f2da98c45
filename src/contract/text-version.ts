/** Identifies an answer's text: a view carries the version of each answer to poll. */

/** FNV-1a over UTF-16 units, 32 bits, base 36: the same in every process and browser. */
export function versionOfText(text: string): string {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return (hash >>> 0).toString(36)
}
