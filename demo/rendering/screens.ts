/** The thread that draws screens, so that the server itself never waits for one. Built to dist/server/screens.js. */
import { readFileSync } from 'node:fs'
import { parentPort } from 'node:worker_threads'
import { clockAt } from '../../src/domain/clock'
import type { Asked, FromThread, ToThread } from '../server/rendering/messages'
import { embedOf } from './embed'
import { drawPage } from './page'
import { drawView } from './view'

/** The build has put it beside this script. */
const runtime = readFileSync(new URL('embed.js', import.meta.url), 'utf8')

type Answered = (answer: string | null) => void

/** Questions on their way, by what is drawn and address. */
const waiting = new Map<string, Answered>()
const keyOf = (id: number, address: string): string => `${id} ${address}`

const tell = (message: FromThread): void => parentPort?.postMessage(message)

function ask(id: number, address: string): Promise<string> {
  return new Promise((resolve, reject) => {
    waiting.set(keyOf(id, address), (answer) => {
      waiting.delete(keyOf(id, address))
      if (answer === null) reject(new Error(`${address} has no answer`))
      else resolve(answer)
    })
    tell({ id, address })
  })
}

async function drawing(id: number, asked: Asked): Promise<FromThread> {
  const asking = (address: string) => ask(id, address)
  const now = clockAt(Date.now())
  if ('page' in asked) return { id, drawing: await drawPage(asked.page, now, asking) }
  if ('view' in asked) {
    const view = await drawView(asked.view, now, asking)
    return 'reason' in view ? { id, refusal: view } : { id, drawing: view }
  }
  const embed = embedOf(asked.embed, runtime)
  if ('reason' in embed) return { id, refusal: embed }
  const { plain, draw } = embed
  if (!draw) return { id, drawing: plain }
  tell({ id, plain: { ...plain, isWhole: false } })
  return { id, drawing: await draw(now, asking) }
}

async function draw(id: number, asked: Asked): Promise<void> {
  try {
    tell(await drawing(id, asked))
  } catch (error) {
    tell({ id, fault: String(error) })
  }
}

parentPort?.on('message', (message: ToThread) => {
  if ('asked' in message) draw(message.id, message.asked)
  else waiting.get(keyOf(message.id, message.address))?.(message.answer)
})
