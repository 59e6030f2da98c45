/** An address that was pasted from markup is read as it was meant, whoever reads it. */
import type { MiddlewareHandler } from 'hono'
import { withoutAmp } from '../../../src/domain/text/pasted'

export const readPasted: MiddlewareHandler = (c, next) => {
  const { url, raw } = c.req
  const address = url.replace(/\?.*/s, withoutAmp)
  if (address !== url && raw.body === null) c.req.raw = new Request(address, raw)
  return next()
}
