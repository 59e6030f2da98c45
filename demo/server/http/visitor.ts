/** Who asks: the address that ad clicks are limited by (contract 8.23). */
import { isIP } from 'node:net'
import type { Context } from 'hono'

/** What the HTTP server hands over beside the request; absent when the application is asked directly. */
export interface Bindings {
  incoming?: { socket: { remoteAddress?: string | undefined } }
}

/**
 * The visitor's address. Only behind a trusted proxy X-Forwarded-For counts, and of it only the last entry,
 * the one that the proxy itself wrote: all before it is the visitor's own claim.
 */
export function visitorAddress(c: Context<{ Bindings: Bindings }>, trustProxy: boolean): string {
  const forwarded = trustProxy ? c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim() : undefined
  if (forwarded && isIP(forwarded) !== 0) return plainAddress(forwarded)
  return plainAddress(c.env?.incoming?.socket.remoteAddress ?? 'unknown')
}

/** An IPv4 address that came over an IPv6 socket is that IPv4 address. */
const plainAddress = (address: string): string => address.toLowerCase().replace(/^::ffff:(?=\d+\.)/, '')
