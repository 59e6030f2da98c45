/** Errors as problem+json (RFC 9457). They never contain internals (stack, path, SQL). */
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
