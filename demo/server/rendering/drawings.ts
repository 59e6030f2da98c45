/**
 * What was drawn last. The answers that it was drawn from are asked for again at every visit, which is cheap; only
 * where one has changed is it drawn anew.
 */
import { Shelf } from '../http/shelf'
import type { AskedEmbed, Drawing } from './messages'
import type { AskOwnApi } from './own-api'
import type { Render, Rendered } from './renderer'

interface Known {
  drawing: Drawing
  /** Versions of the answers by address */
  sources: ReadonlyMap<string, string>
}

/** Of one version however the attributes are ordered. */
const keyOf = ({ name, attributes, origin }: AskedEmbed): string =>
  JSON.stringify([origin, name, [...attributes].sort(([one], [other]) => (one < other ? -1 : 1))])

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
  async take(asked: AskedEmbed, ask: AskOwnApi): Promise<Rendered> {
    const key = keyOf(asked)
    const known = this.#known.take(key)
    if (known && (await isUnchanged(known, ask))) return known.drawing
    const coming = this.#coming.get(key) ?? this.#make(key, asked, ask)
    this.#coming.set(key, coming)
    return coming
  }

  async #make(key: string, asked: AskedEmbed, ask: AskOwnApi): Promise<Rendered> {
    const sources = new Map<string, string>()
    const noting = async (address: string) => {
      const { body, version } = await ask(address)
      sources.set(address, version)
      return body
    }
    const rendered = await this.#render(asked, noting, (drawing) => {
      if (drawing.isWhole) this.#known.put(key, { drawing, sources }, drawing.script.length)
    })
    this.#coming.delete(key)
    return rendered
  }
}

async function isUnchanged({ sources }: Known, ask: AskOwnApi): Promise<boolean> {
  const answers = [...sources].map(async ([address, version]) => (await ask(address)).version === version)
  return (await Promise.all(answers)).every(Boolean)
}
