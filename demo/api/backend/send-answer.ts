/** Sends another server's answers: without news of the future, its refusals as our problems. */
import type { Context } from 'hono'
import * as v from 'valibot'
import { cacheFor, type Freshness, lively, sendContent } from '../http/answer'
import { jsonContent, textIn } from '../http/content'
import { Problem, unknown } from '../http/problem'
import { type Clock, withoutFuture } from '../requests/embargo'
import { type BackendAnswer, BackendUnavailable } from './cached-answers'

export const wrongParameter = 'A parameter is missing or wrong.'

const noted = v.object({
  detail: v.pipe(v.string(), v.maxLength(300)),
  parameters: v.optional(v.array(v.object({ parameter: v.string(), reason: v.string() })), []),
})

/** The backend's refusal, with its own text if it is problem+json (RFC 9457). */
function refusal({ address, status, content }: BackendAnswer): Error {
  if (status !== 400 && status !== 404 && status !== 410)
    return new BackendUnavailable(`${address}: answered ${status}`)
  const problem = /^application\/problem\+json/.test(content.type)
    ? v.safeParse(noted, jsonIn(textIn(content.bytes)))
    : undefined
  if (status !== 400) return problem?.success ? new Problem(404, problem.output.detail) : unknown('record')
  return problem?.success
    ? new Problem(400, problem.output.detail, {}, problem.output.parameters)
    : new Problem(400, wrongParameter)
}

export function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Not longer than what changes while people watch: news appears at its minute. */
const notLonger = ({ maxAge, whileRevalidating }: Freshness): Freshness => ({
  maxAge: Math.min(maxAge, lively.maxAge),
  whileRevalidating: Math.min(whileRevalidating, lively.whileRevalidating),
})

/** The answer without news of the future, whatever the backend sends; a 404 where it is nothing else. */
export function published(answer: BackendAnswer, clock: Clock): BackendAnswer {
  const text = textIn(answer.content.bytes)
  if (answer.status !== 200 || !text.includes('"published_at"')) return answer
  const whole: unknown = JSON.parse(text)
  const left = withoutFuture(whole, clock)
  if (left === whole) return answer
  if (left === undefined) throw unknown('record')
  return { ...answer, content: jsonContent(left), freshness: notLonger(answer.freshness) }
}

/** @throws Problem or BackendUnavailable unless it is 200 or 204 */
export async function sendAnswer(c: Context, answer: BackendAnswer): Promise<Response> {
  const { status, content, freshness } = answer
  if (status === 204) return c.body(null, 204, { 'Cache-Control': cacheFor(freshness) })
  if (status !== 200) throw refusal(answer)
  return sendContent(c, content, freshness)
}
