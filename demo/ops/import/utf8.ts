/** Files are UTF-8; one in another encoding would come in with its letters lost. */
import { NotRead } from './records'

const lost = Buffer.from('\ufffd')

/** "line 3, character 12" of the first byte that is not UTF-8. */
function positionOf(bytes: Uint8Array): string {
  const text = Buffer.from(bytes).toString('utf8')
  let end = 0
  for (let at = text.indexOf('\ufffd'); at >= 0; at = text.indexOf('\ufffd', at + 1)) {
    end = at
    const start = Buffer.byteLength(text.slice(0, at))
    if (!lost.equals(bytes.subarray(start, start + lost.length))) break
  }
  const lines = text.slice(0, end).split('\n')
  return `line ${lines.length}, character ${(lines.at(-1)?.length ?? 0) + 1}`
}

/** Without a byte order mark. @throws NotRead with file and position for any other encoding */
export function utf8Text(bytes: Uint8Array, file: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new NotRead(`${file} is not UTF-8: ${positionOf(bytes)}. Save it as UTF-8 and import it again.`)
  }
}
