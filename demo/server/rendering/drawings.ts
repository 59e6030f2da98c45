/**
 * What was drawn last. The answers that it was drawn from are asked for again at every visit, which is cheap; only
 * where one has changed is it drawn anew.
 */
import { clockAt, slovenianYear } from '../../../src/domain/clock'
import { Shelf } from '../http/shelf'
import { adTurn } from '../requests/ad-turn'
import type { Asked, Drawing } from './messages'
import type { AskOwnApi } from './own-api'
import type { Render } from './renderer'

interface Known {
  drawing: Drawing
  /** Versions of the answers by address */
  sources: ReadonlyMap<string, string>
  /** The ad's turn in which it was drawn */
  turn: number
  /** When it was last known to be right, in ms of the process's clock */
  right: number
}

interface Coming {
  drawing: Promise<Drawing | undefined>
  /** Visitors */
  waiting: number
  gone: AbortController
}

const isAd = (address: string): boolean => address.endsWith('/api/ad')

/** Milliseconds that a visitor waits for a drawing: then the browser draws. */
const usualPatience = 300
/** Milliseconds for which the drawing before the one that is late may stand for it. */
const stillGood = 30_000

/** How a visit of what is drawn ended. */
export type DrawingEnd = 'known' | 'drawn' | 'late' | 'refused' | 'away'
type Tell = (end: DrawingEnd) => void

/** Who waits for a drawing. */
export interface Visitor {
  /** Says that the visitor has gone. */
  left?: AbortSignal | undefined
  /** Whether one more that nobody has asked for lately may be drawn for this visitor. */
  mayDraw?: (() => boolean) | undefined
}

const sizeOf = ({ texts, styles = [] }: Drawing): number =>
  [...Object.values(texts), ...styles].reduce((sum, text) => sum + text.length, 0)

export class Drawings {
  readonly #render: Render
  readonly #known: Shelf<Known>
  readonly #coming = new Map<string, Coming>()
  readonly #patience: number
  readonly #tell: Tell

  /**
   * @param room characters to keep
   * @param patience milliseconds that a visitor waits
   * @param tell how each visit ended
   */
  constructor(
    render: Render,
    room: number,
    { patience = usualPatience, tell = () => {} }: { patience?: number | undefined; tell?: Tell } = {},
  ) {
    this.#tell = tell
    this.#render = render
    this.#known = new Shelf(room)
    this.#patience = patience
  }

  /**
   * Undefined where nothing can be drawn in time; what is late is kept for whoever asks next. Where the answers can't be
   * had the last drawing stands, as none that is whole. Never rejects.
   */
  async take(
    asked: Asked,
    ask: AskOwnApi,
    { left, mayDraw = () => true }: Visitor = {},
  ): Promise<Drawing | undefined> {
    const key = JSON.stringify(asked)
    const known = this.#known.take(key)
    const state = known && (await stateOf(known, ask))
    if (known && state === 'right') known.right = performance.now()
    if (known && (state === 'right' || state === 'away')) this.#tell(state === 'right' ? 'known' : 'away')
    if (known && state === 'right') return known.drawing
    if (known && state === 'away') return { ...known.drawing, isWhole: false }
    if (!known && !this.#coming.has(key) && !mayDraw()) {
      this.#tell('refused')
      return undefined
    }
    const coming = this.#coming.get(key) ?? this.#make(key, asked, ask)
    const drawing = await waitFor(coming, this.#patience, left)
    this.#tell(drawing ? 'drawn' : 'late')
    if (drawing || !known || performance.now() - known.right > stillGood) return drawing
    return { ...known.drawing, isWhole: false }
  }

  #make(key: string, asked: Asked, ask: AskOwnApi): Coming {
    const gone = new AbortController()
    const coming: Coming = { drawing: this.#draw(key, asked, ask, gone.signal), waiting: 0, gone }
    this.#coming.set(key, coming)
    coming.drawing.finally(() => this.#coming.delete(key))
    return coming
  }

  async #draw(key: string, asked: Asked, ask: AskOwnApi, gone: AbortSignal): Promise<Drawing | undefined> {
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
    const drawing = await this.#render(asked, noting, gone)
    // What is not there will not be there the next time either, until it is.
    if (drawing && !isAway)
      this.#known.put(key, { drawing, sources, turn, right: performance.now() }, sizeOf(drawing))
    return drawing
  }
}

/** The last of them who goes says so. */
async function waitFor(coming: Coming, patience: number, left?: AbortSignal): Promise<Drawing | undefined> {
  coming.waiting += 1
  const stop = new AbortController()
  const none = new Promise<undefined>((resolve) => {
    const late = setTimeout(() => resolve(undefined), patience)
    stop.signal.addEventListener('abort', () => clearTimeout(late))
    left?.addEventListener('abort', () => resolve(undefined), { once: true, signal: stop.signal })
  })
  const drawing = await Promise.race([coming.drawing, none])
  stop.abort()
  coming.waiting -= 1
  if (coming.waiting === 0) coming.gone.abort()
  return drawing
}

const turnNow = (): number => Math.floor(Date.now() / adTurn)

/** What says what is on, what is over and which day it is. */
function isOfNow({ drawing: { now, year } }: Known): boolean {
  const clock = clockAt(Date.now())
  return (now ?? clock) === clock && (year ?? slovenianYear(clock)) === slovenianYear(clock)
}

async function stateOf(known: Known, ask: AskOwnApi): Promise<'right' | 'outdated' | 'away'> {
  const { sources, turn } = known
  if (!isOfNow(known)) return 'outdated'
  const lasting = [...sources].filter(([address]) => !isAd(address))
  if (lasting.length < sources.size && turn !== turnNow()) return 'outdated'
  const answers = await Promise.all(
    lasting.map(async ([address, version]) => ({ ...(await ask(address)), known: version })),
  )
  if (answers.some(({ isAway }) => isAway)) return 'away'
  return answers.every(({ version, known }) => version === known) ? 'right' : 'outdated'
}
