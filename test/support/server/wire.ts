/** Checks that an answer matches its schema exactly: no record left out, no invalid field read as null. */
import * as v from 'valibot'
import { isRecord } from '../../../demo/api/json'

const isNothing = (value: unknown): boolean =>
  value === null || value === '' || (Array.isArray(value) && value.length === 0)

/** Paths where the parsed value differs from the sent one, for example "matches.3.location". */
function differences(sent: unknown, parsed: unknown, place: string): string[] {
  if (Array.isArray(sent) && Array.isArray(parsed)) {
    return sent.flatMap((item, index) => differences(item, parsed[index], `${place}.${index}`))
  }
  if (isRecord(sent) && isRecord(parsed)) {
    const keys = new Set([...Object.keys(sent), ...Object.keys(parsed)])
    return [...keys].flatMap((key) => {
      const isLeftOut = !(key in sent) && isNothing(parsed[key])
      return isLeftOut ? [] : differences(sent[key], parsed[key], `${place}.${key}`)
    })
  }
  return String(sent) === String(parsed) ? [] : [`${place}: ${String(sent)} → ${String(parsed)}`]
}

/** Errors of the answer; empty if there are none. Ids may be numbers or strings. */
export function wireFaults(schema: v.GenericSchema, sent: unknown): string[] {
  const result = v.safeParse(schema, sent)
  if (result.success) return differences(sent, result.output, 'answer')
  return result.issues.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`)
}
