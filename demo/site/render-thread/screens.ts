/** The worker thread that renders screens, so that the server never waits for one. Built to dist/server/screens.js. */
import { readFileSync } from 'node:fs'
import { parentPort } from 'node:worker_threads'
import { clockAt } from '../../../src/domain/time/clock'
import type { FromThread, RenderTask, ToThread } from '../rendering/messages'
import { catalogueOf, renderTask } from './task'

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

async function render(id: number, task: RenderTask): Promise<void> {
  try {
    tell({ id, rendering: await renderTask(task, clockAt(Date.now()), (address) => ask(id, address)) })
  } catch (error) {
    tell({ id, fault: String(error) })
  }
}

parentPort?.on('message', (message: ToThread) => {
  if ('task' in message) render(message.id, message.task)
  else waiting.get(keyOf(message.id, message.address))?.(message.answer)
})

// The build has put the runtime beside this script.
tell({ catalogue: catalogueOf(readFileSync(new URL('embed.js', import.meta.url), 'utf8')) })
