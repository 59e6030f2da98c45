/** What went wrong, as RFC 9457 tells it. Nothing of the server's inside (stack, path, SQL) ever stands in it. */
import type { Context } from 'hono'

const titles = {
  400: 'Bad Request',
  404: 'Not Found',
  405: 'Method Not Allowed',
  413: 'Content Too Large',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  503: 'Service Unavailable',
} as const
type ProblemStatus = keyof typeof titles

/** One parameter that was refused, and why. */
interface RefusedParameter {
  parameter: string
  reason: string
}

/** Thrown by whoever meets the problem; the application answers it. */
export class Problem extends Error {
  constructor(
    readonly status: ProblemStatus,
    readonly detail: string,
    readonly headers: Record<string, string> = {},
    readonly refused: readonly RefusedParameter[] = [],
  ) {
    super(detail)
  }
}

/** An id or url that nothing has (contract 5). */
export const unknown = (what: string): Problem => new Problem(404, `There is no such ${what}.`)

const mediaType = 'application/problem+json; charset=utf-8'

export function problemResponse(c: Context, { status, detail, headers, refused }: Problem): Response {
  const body = { type: 'about:blank', title: titles[status], status, detail }
  const whole = refused.length > 0 ? { ...body, parameters: refused } : body
  return c.body(JSON.stringify(whole), status, {
    'Content-Type': mediaType,
    'Cache-Control': 'no-store',
    ...headers,
  })
}
