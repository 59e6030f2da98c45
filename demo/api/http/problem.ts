/** Errors as problem+json (RFC 9457). They never contain internals (stack, path, SQL). */
import { STATUS_CODES } from 'node:http'
import type { Context } from 'hono'
import { isTransient } from '../database/reason'
import { dataPolicy } from './headers'

type ProblemStatus = 400 | 404 | 405 | 408 | 413 | 414 | 429 | 431 | 500 | 501 | 503

/** Node still has the title of 413 that it had before RFC 9110. */
const titles: Readonly<Record<number, string | undefined>> = { ...STATUS_CODES, 413: 'Content Too Large' }

/** A refused parameter, and why. */
interface RefusedParameter {
  parameter: string
  reason: string
}

/** Thrown anywhere; the application sends it. */
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

/** 404: no record has this id or url. */
export const unknown = (what: string): Problem => new Problem(404, `There is no such ${what}.`)

/** The problem of anything that was thrown: 503 for transient errors of the environment, 500 for our own bugs. */
export function problemOf(error: unknown): Problem {
  if (error instanceof Problem) return error
  if (!isTransient(error)) return new Problem(500, 'Something went wrong here.')
  return new Problem(503, 'This can not be answered now.', { 'Retry-After': '5' })
}

/** The problem as a response body and its headers. */
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

/** The problem as the response of a request. */
export function problemResponse(c: Context, problem: Problem): Response {
  const { body, headers } = problemContent(problem)
  return c.body(body, problem.status, headers)
}
