/** Raw requests over a socket: HTTP clients would correct them. */
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { expect } from 'vitest'

export function openSocket(port: number): Socket {
  const socket = connect(port, '127.0.0.1')
  // The server has closed the connection during writing.
  socket.on('error', () => {})
  return socket
}

/** Collects all that comes back. */
export function listen(socket: Socket): { text: string } {
  const heard = { text: '' }
  socket.on('data', (piece) => {
    heard.text += piece.toString('latin1')
  })
  return heard
}

/** All that comes back until the server ends the connection. */
export async function sendText(text: string, port: number): Promise<string> {
  const socket = openSocket(port)
  const heard = listen(socket)
  socket.write(text)
  await once(socket, 'close')
  return heard.text
}

export const request = (line: string, ...more: string[]) =>
  [line, 'Host: localhost', 'Connection: close', ...more, '', ''].join('\r\n')
export const statusOf = (answer: string): number => Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 0)

/** A complete response, with the headers of every response of ours. */
export function expectProblem(answer: string, status: number): void {
  const [head = '', body = ''] = answer.split('\r\n\r\n')
  expect(statusOf(answer)).toBe(status)
  expect(head).toMatch(/content-type: application\/problem\+json/i)
  expect(head).toMatch(/x-content-type-options: nosniff/i)
  expect(head).toMatch(/referrer-policy: /i)
  expect(head).toMatch(/content-security-policy: default-src 'none'/i)
  expect(JSON.parse(body.replace(/^[\da-f]+\r\n|\r\n0$/g, ''))).toMatchObject({ status })
}
