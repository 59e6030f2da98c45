/**
 * Renders screens in worker threads, so that a slow one blocks no other response. First come, first served; a task that
 * nobody waits for any more is dropped.
 */
import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import type { Log } from '../../api/database/open'
import type { Catalogue, Rendering, RenderTask } from './messages'
import { type AskApi, type Job, RenderWorker } from './render-worker'

/**
 * The rendering; undefined if too many wait already, if it failed, or if `gone` was aborted before it began. Never
 * rejects.
 */
export type Render = (task: RenderTask, ask: AskApi, gone: AbortSignal) => Promise<Rendering | undefined>

export interface Renderer {
  /** Resolves when the first thread has started. */
  catalogue: Promise<Catalogue>
  render: Render
  stop: () => Promise<void>
}

interface Limits {
  threads: number
  /** Tasks per thread: while one waits for its answers another one renders. */
  atOnce: number
  /** A thread that takes longer, in ms, is terminated with all its tasks */
  longest: number
  /** Length of the queue; further tasks are rejected. */
  most: number
}

/** Leaves a processor to the server's main thread. */
const usual: Limits = {
  threads: Math.min(8, Math.max(1, availableParallelism() - 1)),
  atOnce: 3,
  longest: 10_000,
  most: 100,
}

interface Waiting extends Job {
  what: string
}

export class ThreadRenderer implements Renderer {
  readonly catalogue: Promise<Catalogue>
  readonly #file: string
  readonly #log: Log
  readonly #limits: Limits
  readonly #threads = new Set<RenderWorker>()
  /** Oldest first */
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

  /** Length of the queue. */
  get waiting(): number {
    return this.#queue.size
  }

  readonly render: Render = (task, ask, gone) => {
    if (this.#isStopped || gone.aborted || this.#queue.size >= this.#limits.most)
      return Promise.resolve(undefined)
    const what = `parket-${task.name}`
    return new Promise((resolve) => {
      const end: Job['end'] = (rendering, fault) => {
        if (fault) this.#log(`Rendering ${what} failed: ${fault}`)
        resolve(rendering)
      }
      const job: Waiting = { what, task, ask, end }
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
      const thread: RenderWorker = new RenderWorker(this.#file, {
        catalogue: this.#learn,
        free: () => this.#next(),
        gone: (reason) => {
          this.#log(`A thread that renders screens is restarted: ${reason}`)
          this.#threads.delete(thread)
          this.#next()
        },
      })
      this.#threads.add(thread)
    }
  }

  #next(): void {
    if (this.#isStopped || this.#queue.size === 0) return
    // A thread that ended is restarted with the next task: no endless loop if it can't start.
    this.#fill()
    for (const job of this.#queue) {
      const [freest] = [...this.#threads].sort((one, other) => one.busy - other.busy)
      if (!freest || freest.busy >= this.#limits.atOnce) return
      this.#queue.delete(job)
      freest.begin(job.what, job, this.#limits.longest)
    }
  }
}

/** Undefined if the build hasn't made the script. */
export function startRenderer(file: string | undefined, log: Log): ThreadRenderer | undefined {
  if (!file) return undefined
  if (existsSync(file)) return new ThreadRenderer(file, log)
  log('There are no embeds, and pages come unrendered: the build has made no dist/server/screens.js.')
  return undefined
}
