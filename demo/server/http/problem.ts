/** What went wrong, as RFC 9457 tells it. Nothing of the server's inside (stack, path, SQL) ever stands in it. */
import type { Context } from 'hono'
import { dataPolicy } from './headers'

const titles = {
  400: 'Bad Request',
  404: 'Not Found',
  405: 'Method Not Allowed',
  408: 'Request Timeout',
  413: 'Content Too Large',
  414: 'URI Too Long',
  429: 'Too Many Requests',
  431: 'Request Header Fields Too Large',
  500: 'Internal Server Error',
  501: 'Not Implemented',
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

/** An id or url that nothing has. */
export const unknown = (what: string): Problem => new Problem(404, `There is no such ${what}.`)

/** The problem as a body and the headers that go with it. */
export function problemContent({ status, detail, headers, refused }: Problem) {
  const body = { type: 'about:blank', title: titles[status], status, detail }
  return {
    body: JSON.stringify(refused.length > 0 ? { ...body, parameters: refused } : body),
    headers: {
      'Content-Type': 'application/problem+json; charset=utf-8',
      'Cache-Control': 'no-store',
      'Content-Security-Policy': dataPolicy,
      ...headers,
    },
  }
}

export function problemResponse(c: Context, problem: Problem): Response {
  const { body, headers } = problemContent(problem)
  return c.body(body, problem.status, headers)
}
