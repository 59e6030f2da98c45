/** How much a visitor may send: a short address, and a body of 1 kB at most, whoever is asked. */
import type { MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { Problem } from './problem'

/** Bytes; a click has an empty body, or what a browser puts into one. */
const largestBody = 1024
/** Characters; a hundred categories and the longest search take a quarter of it. */
const longestAddress = 8192

const refuseBody = (): never => {
  throw new Problem(413, `A body may have at most ${largestBody} bytes.`)
}

/** Counts what comes without a length in front. */
const countBody = bodyLimit({ maxSize: largestBody, onError: refuseBody })

/** The body of GET and HEAD is nobody's: Node throws away what it doesn't announce. */
export const limitSizes: MiddlewareHandler = async (c, next) => {
  if (c.req.url.length > longestAddress) throw new Problem(414, 'The address is too long.')
  if (Number(c.req.header('content-length') ?? 0) > largestBody) refuseBody()
  const { method } = c.req
  return method === 'GET' || method === 'HEAD' ? next() : countBody(c, next)
}
