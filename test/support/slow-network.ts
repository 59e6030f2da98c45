/**
 * A slow mobile network, as a proxy for one visit. Chromium's own throttling (Network.emulateNetworkConditions) isn't
 * used with several pages at once: now and then it stops reading all of them until it is turned off.
 */
import { once } from 'node:events'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { onTestFinished } from 'vitest'

const bytesInSecond = (1.6 * 1024 * 1024) / 8
/** Size of chunks: small enough that simultaneous responses share the bandwidth. */
const most = 4096

/** Milliseconds from a request to the first byte of its response. */
const latencyOf = (path: string): number => 150 + (path.startsWith('/api/') ? 1000 : 0)

/**
 * Starts a network of 1.6 Mbit/s that all responses of a visit share, with API responses a second later; it ends with
 * the test. Returns the address, for `startVisit({ proxy: { server } })`.
 */
export async function slowNetwork(): Promise<string> {
  let freeAt = 0
  const send = async (bytes: number) => {
    freeAt = Math.max(freeAt, performance.now()) + (bytes / bytesInSecond) * 1000
    await wait(freeAt - performance.now())
  }
  const answer = async (requested: IncomingMessage, response: ServerResponse) => {
    const address = new URL(requested.url ?? '')
    await wait(latencyOf(address.pathname))
    const onwards = requested.pipe(request(address, { method: requested.method, headers: requested.headers }))
    const [found]: IncomingMessage[] = await once(onwards, 'response')
    if (!found) return
    response.writeHead(found.statusCode ?? 502, found.headers)
    for await (const part of found as AsyncIterable<Buffer>)
      for (let start = 0; start < part.length; start += most) {
        const piece = part.subarray(start, start + most)
        await send(piece.length)
        response.write(piece)
      }
    response.end()
  }
  const proxy = createServer((requested, response) => {
    // The visit may end while a response is pending.
    answer(requested, response).catch(() => response.destroy())
  })
  proxy.listen(0, 'localhost')
  await once(proxy, 'listening')
  onTestFinished(() => {
    proxy.close()
    proxy.closeAllConnections()
  })
  const { port } = proxy.address() as AddressInfo
  return `http://localhost:${port}`
}
