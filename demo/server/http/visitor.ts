/** Who asks: the address that ad clicks and costly questions are limited by. */
import { isIP } from 'node:net'
import type { Context } from 'hono'

/** What the HTTP server hands over beside the request; absent when the application is asked directly. */
export interface Bindings {
  incoming?: { socket: { remoteAddress?: string | undefined } }
  /** Something is made of the answer here, which then gets a time of its own. */
  isOwn?: boolean
}

/** Some proxies write the port as well: "192.0.2.1:4711", "[2001:db8::1]:4711". */
const withoutPort = (entry: string): string =>
  /^\[([\da-f:.]+)\](?::\d+)?$/i.exec(entry)?.[1] ?? /^([\d.]+):\d+$/.exec(entry)?.[1] ?? entry

/**
 * The address that the outermost of our proxies saw. Each proxy writes who asked it at the end of X-Forwarded-For, so
 * of `hops` proxies the `hops`-th entry from the right counts: all before it is the visitor's own claim. Where there are
 * fewer, or it is no address, the next one to the right does, in the end the socket's.
 */
function nearest(forwarded: string, hops: number, socket: string): string {
  const entries = [...forwarded.split(',').map((entry) => withoutPort(entry.trim())), socket]
  return entries.slice(-hops - 1).find((entry) => isIP(entry) !== 0) ?? socket
}

/** The first four groups of an IPv6 address: a household, a phone, a server has as many addresses below as it likes. */
function network(address: string): string {
  const [head = '', tail = ''] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::')
  const [front, back] = [head, tail].map((part) => part.split(':').filter((group) => group !== ''))
  const missing = 8 - (front?.length ?? 0) - (back?.length ?? 0)
  return [...(front ?? []), ...Array(missing).fill('0'), ...(back ?? [])].slice(0, 4).join(':')
}

/** An IPv4 address that came over an IPv6 socket is that IPv4 address; of IPv6 a whole /64 is one visitor. */
function counted(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '')
  return isIP(plain) === 6 ? network(plain) : plain
}

/** A machine of the house, which may speak for any number of visitors: a proxy that nobody has told us of. */
export const isInside = (address: string): boolean =>
  !address.includes('.')
    ? /^(?:unknown$|0:0:0:0$|f[cd])/.test(address)
    : /^(?:127|10|192\.168|172\.(?:1[6-9]|2\d|3[01]))\./.test(address)

/** Who asks, for a server behind this one: what our proxies say, and whoever asked us. */
export function forwardedFor(c: Context<{ Bindings: Bindings }>, hops: number): string {
  const said = hops > 0 ? c.req.header('x-forwarded-for') : undefined
  return [said, c.env?.incoming?.socket.remoteAddress].filter(Boolean).join(', ')
}

/** @param hops how many proxies of ours stand before this server */
export function visitorAddress(c: Context<{ Bindings: Bindings }>, hops: number): string {
  const socket = c.env?.incoming?.socket.remoteAddress ?? 'unknown'
  const forwarded = c.req.header('x-forwarded-for')
  return counted(forwarded && hops > 0 ? nearest(forwarded, hops, socket) : socket)
}
