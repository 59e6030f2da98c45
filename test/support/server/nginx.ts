/** Debian's nginx with the shipped configuration, in front of servers on this machine. */
import { createServer } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { shippedNginx } from './nginx-folder.mjs'
import { findProgram, freePort, listenOn, runProgram } from './program'
import { until } from './until'

export const nginx = findProgram('nginx')

export interface NginxUnderTest {
  port: number
  end: () => Promise<void>
}

/** Resolves when it answers. @param origins ports of the servers behind it */
export async function startNginx(origins: readonly number[]): Promise<NginxUnderTest> {
  const port = await freePort()
  const { parameters, remove } = shippedNginx(port, origins)
  const proxy = runProgram(nginx ?? '', parameters)
  await until('nginx listens', () => {
    if (proxy.output()) throw new Error(proxy.output())
    return fetch(`http://127.0.0.1:${port}/readyz`).then(
      () => true,
      () => false,
    )
  })
  const end = async () => {
    await proxy.end()
    remove()
  }
  return { port, end }
}

export interface OriginBehindNginx extends NginxUnderTest {
  stopOrigin: () => Promise<void>
}

/** In front of one server in this process, with this handler. */
export async function startBehindNginx(
  answer: (request: Request) => Response | Promise<Response>,
): Promise<OriginBehindNginx> {
  const origin = createServer(getRequestListener(answer))
  const proxy = await startNginx([await listenOn(origin)])
  const stopOrigin = () =>
    new Promise<void>((resolve) => {
      origin.close(() => resolve())
      origin.closeAllConnections()
    })
  const end = async () => {
    await proxy.end()
    await stopOrigin()
  }
  return { ...proxy, end, stopOrigin }
}
