/**
 * A cache of renderings. At every visit the answers that a rendering was made from are requested again, which is cheap;
 * it is renewed only if one has changed.
 */
import { LRUCache } from 'lru-cache'
import { clockAt, slovenianYear } from '../../../src/domain/time/clock'
import { adTurn } from '../../api/requests/ads'
import type { Rendering, RenderTask } from './messages'
import type { AskOwnApi } from './own-api'
import type { Render } from './renderer'

interface Known {
  rendering: Rendering
  /** Versions of the answers, by address */
  sources: ReadonlyMap<string, string>
  /** The ad that was shown */
  turn: number
  /** When it was last validated, in ms of the process's clock */
  right: number
}

interface Coming {
  rendering: Promise<Rendering | undefined>
  /** Number of waiting visitors */
  waiting: number
  gone: AbortController
}

const isAd = (address: string): boolean => address.endsWith('/api/ad')

/**
 * How long in ms a visitor waits for a rendering; after that the browser renders. With 300 ms two pages of five million
 * came without a view under load, with this none (npm run bench:edge).
 */
const defaultTimeoutMs = 1000
/** How long in ms an outdated rendering may be served while a new one is late. */
const maxStaleMs = 30_000

/** However small they are, more are not worth it. */
const mostKnown = 2000

/** The outcome of a visit: `late` and `refused` get no rendering; `stale` and `away` get the last one. */
export type RenderOutcome = 'known' | 'drawn' | 'stale' | 'late' | 'refused' | 'away'
type Tell = (end: RenderOutcome) => void

/** The visitor who waits for a rendering. */
export interface Visitor {
  /** Aborted when the visitor has gone. */
  left?: AbortSignal | undefined
  /** Whether this visitor may cause one more rendering that isn't cached. */
  mayRender?: (() => boolean) | undefined
}

const sizeOf = ({ html, styles }: Rendering): number =>
  styles.reduce((sum, text) => sum + text.length, html.length)

export class RenderCache {
  readonly #render: Render
  readonly #known: LRUCache<string, Known>
  readonly #coming = new Map<string, Coming>()
  readonly #timeoutMs: number
  readonly #tell: Tell

  /**
   * @param room size in characters
   * @param timeoutMs how long a visitor waits, in ms
   * @param tell called with the outcome of each visit
   */
  constructor(
    render: Render,
    room: number,
    { timeoutMs = defaultTimeoutMs, tell = () => {} }: { timeoutMs?: number | undefined; tell?: Tell } = {},
  ) {
    this.#tell = tell
    this.#render = render
    this.#known = new LRUCache({
      ...{ max: mostKnown, maxSize: room },
      sizeCalculation: ({ rendering }, key) => sizeOf(rendering) + key.length,
    })
    this.#timeoutMs = timeoutMs
  }

  /**
   * The rendering; undefined if it can't be made in time, in which case it is cached for the next visitor. If the
   * answers aren't available, the last rendering is returned, marked as not whole. Never rejects.
   */
  async take(
    task: RenderTask,
    ask: AskOwnApi,
    { left, mayRender = () => true }: Visitor = {},
  ): Promise<Rendering | undefined> {
    const key = JSON.stringify(task)
    const known = this.#known.get(key)
    const state = known && (await stateOf(known, ask))
    if (known && state === 'right') known.right = performance.now()
    if (known && (state === 'right' || state === 'away')) this.#tell(state === 'right' ? 'known' : 'away')
    if (known && state === 'right') return known.rendering
    if (known && state === 'away') return { ...known.rendering, isWhole: false }
    if (!known && !this.#coming.has(key) && !mayRender()) {
      this.#tell('refused')
      return undefined
    }
    const coming = this.#coming.get(key) ?? this.#make(key, task, ask)
    const rendering = await waitFor(coming, this.#timeoutMs, left)
    const last = known && performance.now() - known.right <= maxStaleMs ? known.rendering : undefined
    this.#tell(rendering ? 'drawn' : last ? 'stale' : 'late')
    return rendering ?? (last && { ...last, isWhole: false })
  }

  #make(key: string, task: RenderTask, ask: AskOwnApi): Coming {
    const gone = new AbortController()
    const coming: Coming = { rendering: this.#renderNoting(key, task, ask, gone.signal), waiting: 0, gone }
    this.#coming.set(key, coming)
    coming.rendering.finally(() => this.#coming.delete(key))
    return coming
  }

  async #renderNoting(
    key: string,
    task: RenderTask,
    ask: AskOwnApi,
    gone: AbortSignal,
  ): Promise<Rendering | undefined> {
    const sources = new Map<string, string>()
    let turn = turnNow()
    let isAway = false
    const noting = async (address: string) => {
      if (isAd(address)) turn = turnNow()
      const answer = await ask(address)
      sources.set(address, answer.version)
      isAway ||= answer.isAway
      return answer.body
    }
    const rendering = await this.#render(task, noting, gone)
    // A rendering that depends on missing records isn't cached.
    if (rendering && !isAway) this.#known.set(key, { rendering, sources, turn, right: performance.now() })
    return rendering
  }
}

/** Aborts when the last waiting visitor has gone. */
async function waitFor(
  coming: Coming,
  timeoutMs: number,
  left?: AbortSignal,
): Promise<Rendering | undefined> {
  coming.waiting += 1
  const stop = new AbortController()
  const none = new Promise<undefined>((resolve) => {
    const late = setTimeout(() => resolve(undefined), timeoutMs)
    stop.signal.addEventListener('abort', () => clearTimeout(late))
    left?.addEventListener('abort', () => resolve(undefined), { once: true, signal: stop.signal })
  })
  const rendering = await Promise.race([coming.rendering, none])
  stop.abort()
  coming.waiting -= 1
  if (coming.waiting === 0) coming.gone.abort()
  return rendering
}

const turnNow = (): number => Math.floor(Date.now() / adTurn)

/** The parts of the time that a rendering shows: matches that are on or over, and the day. */
function isOfNow({ rendering: { now, year } }: Known): boolean {
  const clock = clockAt(Date.now())
  return (now ?? clock) === clock && (year ?? slovenianYear(clock)) === slovenianYear(clock)
}

/** Away before outdated: what would be rendered now would be rendered without answers. */
async function stateOf(known: Known, ask: AskOwnApi): Promise<'right' | 'outdated' | 'away'> {
  const { sources, turn } = known
  const lasting = [...sources].filter(([address]) => !isAd(address))
  const answers = await Promise.all(
    lasting.map(async ([address, version]) => ({ ...(await ask(address)), known: version })),
  )
  if (answers.some(({ isAway }) => isAway)) return 'away'
  const isOfItsTurn = lasting.length === sources.size || turn === turnNow()
  const isCurrent = answers.every(({ version, known }) => version === known)
  return isCurrent && isOfItsTurn && isOfNow(known) ? 'right' : 'outdated'
}
