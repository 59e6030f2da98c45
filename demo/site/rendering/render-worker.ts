/** One worker thread that renders: its tasks, its requests to the API, and its end. */
import { Worker } from 'node:worker_threads'
import type { Catalogue, FromThread, Rendering, RenderTask, ToThread } from './messages'

/** JSON of the site's own API by absolute address; null if there is none. */
export type AskApi = (address: string) => Promise<string | null>

export interface Job {
  task: RenderTask
  ask: AskApi
  /** Undefined if rendering failed. */
  end: (rendering: Rendering | undefined, fault?: string) => void
}

interface Hears {
  catalogue: (catalogue: Catalogue) => void
  /** A rendering has ended, successfully or not. */
  free: () => void
  /** The thread has ended, with all its tasks. */
  gone: (reason: string) => void
}

export class RenderWorker {
  readonly #worker: Worker
  readonly #hears: Hears
  readonly #jobs = new Map<number, Job & { stuck: NodeJS.Timeout }>()
  #last = 0
  #isGone = false

  /** @param file the thread's script, dist/server/screens.js */
  constructor(file: string, hears: Hears) {
    this.#hears = hears
    // React renders several times faster in production mode.
    this.#worker = new Worker(file, { env: { ...process.env, NODE_ENV: 'production' } })
    this.#worker.unref()
    this.#worker.on('message', (message: FromThread) => this.#hear(message))
    // A last message may arrive after 'error', but never after 'exit'.
    let reason: string | undefined
    this.#worker.on('error', (error) => {
      reason = String(error)
    })
    this.#worker.on('exit', (code) => this.giveUp(reason ?? `it ended with ${code}`))
  }

  get busy(): number {
    return this.#jobs.size
  }

  /** @param longest the thread is terminated if the rendering takes more ms */
  begin(what: string, job: Job, longest: number): void {
    this.#last += 1
    const stuck = setTimeout(() => this.giveUp(`${what} took over ${longest} ms`), longest)
    stuck.unref()
    this.#jobs.set(this.#last, { ...job, stuck })
    this.#tell({ id: this.#last, task: job.task })
  }

  giveUp(reason: string): void {
    if (this.#isGone) return
    void this.end()
    this.#hears.gone(reason)
  }

  async end(): Promise<void> {
    this.#isGone = true
    for (const id of [...this.#jobs.keys()]) this.#finish(id, undefined)
    await this.#worker.terminate()
  }

  #finish(id: number, rendering: Rendering | undefined, fault?: string): void {
    const job = this.#jobs.get(id)
    if (!job) return
    clearTimeout(job.stuck)
    this.#jobs.delete(id)
    job.end(rendering, fault)
  }

  #tell(message: ToThread): void {
    this.#worker.postMessage(message)
  }

  async #hear(message: FromThread): Promise<void> {
    if (this.#isGone) return
    if ('catalogue' in message) return this.#hears.catalogue(message.catalogue)
    const { id } = message
    if ('address' in message) {
      const answer =
        (await this.#jobs
          .get(id)
          ?.ask(message.address)
          .catch(() => null)) ?? null
      if (this.#jobs.has(id)) this.#tell({ id, address: message.address, answer })
      return
    }
    if ('rendering' in message) this.#finish(id, message.rendering)
    else this.#finish(id, undefined, message.fault)
    this.#hears.free()
  }
}
