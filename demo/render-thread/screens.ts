/** The worker thread that renders screens, so that the server never waits for one. Built to dist/server/screens.js. */
import { readFileSync } from 'node:fs'
import { parentPort } from 'node:worker_threads'
import { clockAt } from '../../src/domain/clock'
import type { Drawing, FromThread, RenderTask, ToThread } from '../server/rendering/messages'
import type { Ask } from './ask'
import { catalogueOf } from './catalogue'
import { drawPage } from './page'
import { drawView } from './view'

type Answered = (answer: string | null) => void

/** Pending requests, by task and address. */
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

function drawing(task: RenderTask, ask: Ask): Promise<Drawing> {
  const now = clockAt(Date.now())
  return 'page' in task ? drawPage(task.page, now, ask) : drawView(task.view, now, ask)
}

async function draw(id: number, task: RenderTask): Promise<void> {
  try {
    tell({ id, drawing: await drawing(task, (address) => ask(id, address)) })
  } catch (error) {
    tell({ id, fault: String(error) })
  }
}

parentPort?.on('message', (message: ToThread) => {
  if ('task' in message) draw(message.id, message.task)
  else waiting.get(keyOf(message.id, message.address))?.(message.answer)
})

// The build has put the runtime beside this script.
tell({ catalogue: catalogueOf(readFileSync(new URL('embed.js', import.meta.url), 'utf8')) })
