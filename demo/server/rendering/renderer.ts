/**
 * Draws screens in threads of their own: one that takes for ever stops no other answer. Who came first is drawn first;
 * what nobody waits for any more is not begun.
 */
import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import type { Log } from '../database/open'
import { type AskApi, DrawingThread, type Job } from './drawing-thread'
import type { Asked, Catalogue, Drawing } from './messages'

/**
 * What was drawn; undefined where too many wait already, where it broke, and where `gone` said, before it was begun,
 * that nobody waits. Never rejects.
 */
export type Render = (asked: Asked, ask: AskApi, gone: AbortSignal) => Promise<Drawing | undefined>

export interface Renderer {
  /** Comes with the first thread. */
  catalogue: Promise<Catalogue>
  render: Render
  stop: () => Promise<void>
}

interface Limits {
  threads: number
  /** So many are on a thread at once: while one waits for its answers another one is drawn. */
  atOnce: number
  /** Milliseconds after which a thread that is not done is given up, with all that it holds */
  longest: number
  /** So many may wait; more get nothing. */
  most: number
}

/** A processor is left to whoever answers. */
const usual: Limits = {
  threads: Math.min(8, Math.max(1, availableParallelism() - 1)),
  atOnce: 3,
  longest: 10_000,
  most: 100,
}

interface Waiting extends Job {
  what: string
}

const nameOf = (asked: Asked): string =>
  'page' in asked ? (asked.page.path ?? 'a page that there is not') : `view/${asked.view.name}`

export class ThreadRenderer implements Renderer {
  readonly catalogue: Promise<Catalogue>
  readonly #file: string
  readonly #log: Log
  readonly #limits: Limits
  readonly #threads = new Set<DrawingThread>()
  /** The oldest first */
  readonly #queue = new Set<Waiting>()
  #learn: (catalogue: Catalogue) => void = () => {}
  #isStopped = false

  /** @param file the threads' script, dist/server/screens.js */
  constructor(file: string, log: Log, limits: Partial<Limits> = {}) {
    this.#file = file
    this.#log = log
    this.#limits = { ...usual, ...limits }
    this.catalogue = new Promise((resolve) => {
      this.#learn = resolve
    })
    this.#fill()
  }

  /** How many wait to be begun. */
  get waiting(): number {
    return this.#queue.size
  }

  readonly render: Render = (asked, ask, gone) => {
    if (this.#isStopped || gone.aborted || this.#queue.size >= this.#limits.most)
      return Promise.resolve(undefined)
    const what = nameOf(asked)
    return new Promise((resolve) => {
      const end: Job['end'] = (drawing, fault) => {
        if (fault) this.#log(`Drawing ${what} failed: ${fault}`)
        resolve(drawing)
      }
      const job: Waiting = { what, asked, ask, end }
      this.#queue.add(job)
      gone.addEventListener('abort', () => this.#queue.delete(job) && end(undefined), { once: true })
      this.#next()
    })
  }

  async stop(): Promise<void> {
    this.#isStopped = true
    for (const job of this.#queue) job.end(undefined)
    this.#queue.clear()
    await Promise.all([...this.#threads].map((thread) => thread.end()))
  }

  #fill(): void {
    while (this.#threads.size < this.#limits.threads) {
      const thread: DrawingThread = new DrawingThread(this.#file, {
        catalogue: this.#learn,
        free: () => this.#next(),
        gone: (reason) => {
          this.#log(`A thread that draws screens is started anew: ${reason}`)
          this.#threads.delete(thread)
          this.#next()
        },
      })
      this.#threads.add(thread)
    }
  }

  #next(): void {
    if (this.#isStopped || this.#queue.size === 0) return
    // One that ended is started again when there is something to draw: not in a circle where it can't live.
    this.#fill()
    for (const job of this.#queue) {
      const [freest] = [...this.#threads].sort((one, other) => one.busy - other.busy)
      if (!freest || freest.busy >= this.#limits.atOnce) return
      this.#queue.delete(job)
      freest.begin(job.what, job, this.#limits.longest)
    }
  }
}

/** None where the build has not made the script. */
export function startRenderer(file: string | undefined, log: Log): ThreadRenderer | undefined {
  if (!file) return undefined
  if (existsSync(file)) return new ThreadRenderer(file, log)
  log('There are no embeds, and pages come undrawn: the build has made no dist/server/screens.js.')
  return undefined
}
