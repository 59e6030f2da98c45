/**
 * What was drawn last. The answers that it was drawn from are asked for again at every visit, which is cheap; only
 * where one has changed is it drawn anew.
 */
import { clockAt } from '../../../src/domain/clock'
import { Shelf } from '../http/shelf'
import type { Asked, Drawing } from './messages'
import type { AskOwnApi } from './own-api'
import type { Render, Rendered } from './renderer'

interface Known {
  drawing: Drawing
  /** Versions of the answers by address */
  sources: ReadonlyMap<string, string>
  /** ms of the process's clock */
  drawnAt: number
}

/** The ad is another at every question: a drawing shows its own for so long, in ms. */
const adStays = 60_000
const isAd = (address: string): boolean => address.endsWith('/api/ad')

/** One however an element's attributes are ordered. */
function keyOf(asked: Asked): string {
  if ('page' in asked) return JSON.stringify(asked)
  const { name, attributes, origin } = 'embed' in asked ? asked.embed : asked.view
  const sorted = [...attributes].sort(([one], [other]) => (one < other ? -1 : 1))
  return JSON.stringify(['embed' in asked, origin, name, sorted])
}

const sizeOf = ({ texts, styles = [] }: Drawing): number =>
  [...Object.values(texts), ...styles].reduce((sum, text) => sum + text.length, 0)

export class Drawings {
  readonly #render: Render
  readonly #known: Shelf<Known>
  readonly #coming = new Map<string, Promise<Rendered>>()

  /** @param room characters to keep */
  constructor(render: Render, room: number) {
    this.#render = render
    this.#known = new Shelf(room)
  }

  /** Never rejects. */
  async take(asked: Asked, ask: AskOwnApi): Promise<Rendered> {
    const key = keyOf(asked)
    const known = this.#known.take(key)
    if (known && isOfNow(known) && (await isUnchanged(known, ask))) return known.drawing
    const coming = this.#coming.get(key) ?? this.#make(key, asked, ask)
    this.#coming.set(key, coming)
    return coming
  }

  async #make(key: string, asked: Asked, ask: AskOwnApi): Promise<Rendered> {
    const sources = new Map<string, string>()
    const noting = async (address: string) => {
      const { body, version } = await ask(address)
      sources.set(address, version)
      return body
    }
    const rendered = await this.#render(asked, noting, (drawing) => {
      if (drawing.isWhole)
        this.#known.put(key, { drawing, sources, drawnAt: performance.now() }, sizeOf(drawing))
    })
    this.#coming.delete(key)
    return rendered
  }
}

/** What says what is on, what is over and which day it is. */
const isOfNow = ({ drawing: { now } }: Known): boolean => now === undefined || now === clockAt(Date.now())

async function isUnchanged({ sources, drawnAt }: Known, ask: AskOwnApi): Promise<boolean> {
  const lasting = [...sources].filter(([address]) => !isAd(address))
  if (lasting.length < sources.size && performance.now() - drawnAt > adStays) return false
  const answers = lasting.map(async ([address, version]) => (await ask(address)).version === version)
  return (await Promise.all(answers)).every(Boolean)
}
