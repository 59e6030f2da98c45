/**
 * Draws screens in a thread of its own: one that takes for ever stops no other answer. Who waits gets what needs no
 * drawing after the deadline.
 */
import { existsSync } from 'node:fs'
import { Worker } from 'node:worker_threads'
import type { Log } from '../database/open'
import { type Asked, type Drawing, type FromThread, type Refusal, type ToThread, undrawn } from './messages'

/** JSON of the site's own API by absolute address; null where there is none. */
export type AskApi = (address: string) => Promise<string | null>

/** What was drawn, or why it is refused; undefined where the thread could not even tell that in time. */
export type Rendered = Drawing | Refusal | undefined

/** `keep` gets a drawing that was made, also one that is too late for who waits. Never rejects. */
export type Render = (asked: Asked, ask: AskApi, keep: (drawing: Drawing) => void) => Promise<Rendered>

export interface Renderer {
  render: Render
  stop: () => Promise<void>
}

interface Job {
  ask: AskApi
  keep: (drawing: Drawing) => void
  /** What is sent if nothing more comes of it: a page as it is, an embed's script, which is there soon once the thread is. */
  plain: Drawing | undefined
  isLate: boolean
  resolve: (rendered: Rendered) => void
  end: (rendered: Rendered, fault?: string) => void
}

interface Limits {
  /** Milliseconds after which the answer goes out as it is */
  deadline: number
  /** Milliseconds after which a thread that is not done is given up, with all that it holds */
  longest: number
  /** So many may wait; more get nothing. */
  most: number
}

const usual: Limits = { deadline: 300, longest: 10_000, most: 100 }

function nameOf(asked: Asked): string {
  if ('page' in asked) return asked.page.path
  return 'embed' in asked ? `embed/${asked.embed.name}.js` : `view/${asked.view.name}`
}

export class ThreadRenderer implements Renderer {
  readonly #file: string
  readonly #log: Log
  readonly #limits: Limits
  readonly #jobs = new Map<number, Job>()
  #thread: Worker | undefined
  #last = 0
  #isStopped = false

  /** @param file the thread's script, dist/server/screens.js */
  constructor(file: string, log: Log, limits: Partial<Limits> = {}) {
    this.#file = file
    this.#log = log
    this.#limits = { ...usual, ...limits }
    this.#start()
  }

  readonly render: Render = (asked, ask, keep) => {
    const { deadline, longest, most } = this.#limits
    if (this.#isStopped || this.#jobs.size >= most) return Promise.resolve(undefined)
    this.#last += 1
    const id = this.#last
    const what = nameOf(asked)
    const stuck = setTimeout(() => this.#giveUp(`${what} took over ${longest} ms`), longest)
    stuck.unref()
    return new Promise((resolve) => {
      const late = setTimeout(() => {
        job.isLate = true
        if (job.plain) resolve(job.plain)
      }, deadline)
      const end: Job['end'] = (rendered, fault) => {
        clearTimeout(late)
        clearTimeout(stuck)
        this.#jobs.delete(id)
        if (fault) this.#log(`Drawing ${what} failed: ${fault}`)
        resolve(rendered)
      }
      const plain = 'embed' in asked ? undefined : undrawn
      const job: Job = { ask, keep, end, resolve, plain, isLate: false }
      this.#jobs.set(id, job)
      this.#tell({ id, asked })
    })
  }

  async stop(): Promise<void> {
    this.#isStopped = true
    const thread = this.#thread
    this.#endAll()
    await thread?.terminate()
  }

  #start(): Worker {
    // React draws several times faster without its warnings.
    const thread = new Worker(this.#file, { env: { ...process.env, NODE_ENV: 'production' } })
    thread.unref()
    thread.on('message', (message: FromThread) => this.#hear(message))
    // What it said last may come after its error, but never after its exit.
    let reason: string | undefined
    thread.on('error', (error) => {
      reason = String(error)
    })
    thread.on('exit', (code) => {
      if (this.#thread === thread) this.#giveUp(reason ?? `it ended with ${code}`)
    })
    this.#thread = thread
    return thread
  }

  #tell(message: ToThread): void {
    const thread = this.#thread ?? this.#start()
    thread.postMessage(message)
  }

  async #hear(message: FromThread): Promise<void> {
    const { id } = message
    const job = this.#jobs.get(id)
    if (!job) return
    if ('plain' in message) {
      job.plain = message.plain
      if (job.isLate) job.resolve(job.plain)
    } else if ('drawing' in message) {
      job.keep(message.drawing)
      job.end(message.drawing)
    } else if ('refusal' in message) job.end(message.refusal)
    else if ('fault' in message) job.end(job.plain, message.fault)
    else {
      const answer = await job.ask(message.address).catch(() => null)
      if (this.#jobs.has(id)) this.#tell({ id, address: message.address, answer })
    }
  }

  #endAll(): void {
    this.#thread = undefined
    for (const job of [...this.#jobs.values()]) job.end(job.plain)
  }

  #giveUp(reason: string): void {
    const thread = this.#thread
    this.#log(`The thread that draws screens is started anew: ${reason}`)
    this.#endAll()
    thread?.terminate()
  }
}

/** None where the build has not made the script. */
export function startRenderer(file: string | undefined, log: Log): Renderer | undefined {
  if (!file) return undefined
  if (existsSync(file)) return new ThreadRenderer(file, log)
  log('There are no embeds, and pages come undrawn: the build has made no dist/server/screens.js.')
  return undefined
}
