/** Draws as the thread does, here and at once. The runtime of an embed is a call, so that its script can be read. */
import { clockAt } from '../../../src/domain/clock'
import { embedOf } from '../../rendering/embed'
import { drawPage } from '../../rendering/page'
import { drawView } from '../../rendering/view'
import type { Drawing } from '../rendering/messages'
import type { AskApi, Render } from '../rendering/renderer'

const asking = (ask: AskApi) => async (address: string) => {
  const answer = await ask(address)
  if (answer === null) throw new Error(`${address} has no answer`)
  return answer
}

export interface Drawer {
  render: Render
  /** How many were drawn, of what was asked for. */
  drawn: number
  /** Whether nothing is drawn now. */
  isAsleep: boolean
}

export function startDrawer(): Drawer {
  const drawer: Drawer = { render, drawn: 0, isAsleep: false }
  async function render(...[asked, ask, keep]: Parameters<Render>) {
    if (drawer.isAsleep) return undefined
    const now = clockAt(Date.now())
    const embed = 'embed' in asked ? embedOf(asked.embed, 'take(__EMBED__)') : undefined
    if (embed && 'reason' in embed) return embed
    if (embed && !embed.draw) return embed.plain
    if ('view' in asked) {
      const view = await drawView(asked.view, now, asking(ask))
      if ('reason' in view) return view
      drawer.drawn += 1
      keep(view)
      return view
    }
    drawer.drawn += 1
    const drawing: Drawing | undefined =
      'page' in asked ? await drawPage(asked.page, now, asking(ask)) : await embed?.draw?.(now, asking(ask))
    if (drawing) keep(drawing)
    return drawing
  }
  return drawer
}
