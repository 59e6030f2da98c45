/** How another server's answers are read: whole or not at all, and its faults as they were. */
import { createServer, type Server, type ServerResponse } from 'node:http'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { listenOn } from '../../../test/support/server/program'
import { fetchWithRetries } from './fetch-with-retries'

let server: Server
let address = ''
let answers: ((response: ServerResponse) => void)[] = []
let asked = 0
const pauses: number[] = []
const read = () => fetchWithRetries(address, async (time) => void pauses.push(time))

const says = (status: number) => (response: ServerResponse) =>
  response.writeHead(status).end(`said ${status}`)
const cut = (response: ServerResponse) => {
  response.writeHead(200, { 'Content-Length': '100' })
  response.write('[1,')
  setImmediate(() => response.destroy())
}
const gone = (response: ServerResponse) => response.destroy()

beforeAll(async () => {
  server = createServer((_, response) => {
    answers[Math.min(asked, answers.length - 1)]?.(response)
    asked += 1
  })
  address = `http://127.0.0.1:${await listenOn(server)}/api/seasons`
})
afterAll(() => {
  server.close()
})
beforeEach(() => {
  asked = 0
  pauses.length = 0
})

describe('an answer', () => {
  test.each<[string, typeof answers, number, number]>([
    ['that is there', [says(200)], 200, 1],
    ['that refuses is not asked for again', [says(404)], 404, 1],
    ['after a fault', [says(503), says(200)], 200, 2],
    ['after too many questions', [says(429), says(200)], 200, 2],
    ['after one that ended in its middle', [cut, gone, says(200)], 200, 3],
    ['that stays a fault is the last fault', [says(500), says(502)], 502, 3],
  ])('%s', async (_, given, status, attempts) => {
    answers = given
    const answer = await read()
    expect([answer.status, answer.body, asked]).toEqual([status, `said ${status}`, attempts])
  })

  test('that never comes whole is none, and says where', async () => {
    answers = [cut]
    const error = await read().catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(Error)
    expect([(error as Error).message.startsWith(address), asked, pauses]).toEqual([true, 3, [1000, 2000]])
  })
})
