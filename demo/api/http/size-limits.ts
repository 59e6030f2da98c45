/** Limits of requests: the length of the address, and a body of at most 1 kB. */
import type { MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { Problem } from './problem'

/** Bytes; a click has an empty body, or what a browser puts into one. */
const largestBody = 1024
/** In characters; a hundred categories and the longest search take a quarter of it. */
const longestAddress = 8192

const refuseBody = (): never => {
  throw new Problem(413, `A body may have at most ${largestBody} bytes.`)
}

/** Counts a body without Content-Length. */
const countBody = bodyLimit({ maxSize: largestBody, onError: refuseBody })

/** Bodies of GET and HEAD are ignored: Node discards them. */
export const limitSizes: MiddlewareHandler = async (c, next) => {
  if (c.req.url.length > longestAddress) throw new Problem(414, 'The address is too long.')
  if (Number(c.req.header('content-length') ?? 0) > largestBody) refuseBody()
  const { method } = c.req
  return method === 'GET' || method === 'HEAD' ? next() : countBody(c, next)
}
