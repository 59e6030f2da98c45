/**
 * A telephone's slow network, as a proxy of its own for one visit. Chromium's own slowing (Network.emulateNetworkConditions)
 * isn't used where several pages come at once: now and then it leaves off reading all of them, for ever, though the
 * answers have long come, and goes on as soon as it is turned off.
 */
import { once } from 'node:events'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { onTestFinished } from 'vitest'

const bytesInSecond = (1.6 * 1024 * 1024) / 8
/** What is sent at once: small enough that answers on their way at the same time share the line. */
const most = 4096

/** Milliseconds from a question to the first byte of its answer. */
const latencyOf = (path: string): number => 150 + (path.startsWith('/api/') ? 1000 : 0)

/**
 * Begins a line that all answers of a visit share, 1.6 Mbit/s, every answer of the API a second later; ends with the
 * test. Gives back the address, for `startVisit({ proxy: { server } })`.
 */
export async function slowLine(): Promise<string> {
  let freeAt = 0
  const send = async (bytes: number) => {
    freeAt = Math.max(freeAt, performance.now()) + (bytes / bytesInSecond) * 1000
    await wait(freeAt - performance.now())
  }
  const answer = async (asked: IncomingMessage, response: ServerResponse) => {
    const address = new URL(asked.url ?? '')
    await wait(latencyOf(address.pathname))
    const onwards = asked.pipe(request(address, { method: asked.method, headers: asked.headers }))
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
  const proxy = createServer((asked, response) => {
    // The visit may end while an answer is on its way.
    answer(asked, response).catch(() => response.destroy())
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
