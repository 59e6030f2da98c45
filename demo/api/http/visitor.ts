/** The visitor's address, used to limit ad clicks and expensive requests. */
import { isIP } from 'node:net'
import type { Context } from 'hono'

/** Provided by the HTTP server; undefined if the application is called directly. */
export interface Bindings {
  incoming?: { socket: { remoteAddress?: string | undefined } }
  /** The response is derived from this answer and gets its own lifetime. */
  isOwn?: boolean
}

/** Some proxies append the port: "192.0.2.1:4711", "[2001:db8::1]:4711". */
const withoutPort = (entry: string): string =>
  /^\[([\da-f:.]+)\](?::\d+)?$/i.exec(entry)?.[1] ?? /^([\d.]+):\d+$/.exec(entry)?.[1] ?? entry

/**
 * The address that the outermost trusted proxy saw. Each proxy appends its client to X-Forwarded-For, so of `hops`
 * proxies the `hops`-th entry from the right counts; the entries before it are the visitor's own claim. If it is
 * missing or invalid the next one to the right is used, finally the socket's address.
 */
function nearest(forwarded: string, hops: number, socket: string): string {
  const entries = [...forwarded.split(',').map((entry) => withoutPort(entry.trim())), socket]
  return entries.slice(-hops - 1).find((entry) => isIP(entry) !== 0) ?? socket
}

/** The first four groups of an IPv6 address: below them a household, a phone or a server can choose freely. */
function network(address: string): string {
  const [head = '', tail = ''] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::')
  const [front, back] = [head, tail].map((part) => part.split(':').filter((group) => group !== ''))
  const missing = 8 - (front?.length ?? 0) - (back?.length ?? 0)
  return [...(front ?? []), ...Array(missing).fill('0'), ...(back ?? [])].slice(0, 4).join(':')
}

/** An IPv4 address over an IPv6 socket is that IPv4 address; of IPv6 a whole /64 is one visitor. */
function counted(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '')
  return isIP(plain) === 6 ? network(plain) : plain
}

/** A private address, which may mean any number of visitors: a proxy that isn't configured. */
export const isInside = (address: string): boolean =>
  !address.includes('.')
    ? /^(?:unknown$|0:0:0:0$|f[cd])/.test(address)
    : /^(?:127|10|192\.168|172\.(?:1[6-9]|2\d|3[01]))\./.test(address)

/** X-Forwarded-For for a server behind this one. */
export function forwardedFor(c: Context<{ Bindings: Bindings }>, hops: number): string {
  const forwarded = hops > 0 ? c.req.header('x-forwarded-for') : undefined
  return [forwarded, c.env?.incoming?.socket.remoteAddress].filter(Boolean).join(', ')
}

/** @param hops the number of trusted proxies in front of this server */
export function visitorAddress(c: Context<{ Bindings: Bindings }>, hops: number): string {
  const socket = c.env?.incoming?.socket.remoteAddress ?? 'unknown'
  const forwarded = c.req.header('x-forwarded-for')
  return counted(forwarded && hops > 0 ? nearest(forwarded, hops, socket) : socket)
}
