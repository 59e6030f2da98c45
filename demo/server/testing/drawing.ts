/** Draws as the threads do, here and at once. The runtime of an embed is a call, so that its script can be read. */
import { clockAt } from '../../../src/domain/clock'
import { catalogueOf } from '../../render-thread/catalogue'
import { drawPage } from '../../render-thread/page'
import { drawView } from '../../render-thread/view'
import type { AskApi } from '../rendering/drawing-thread'
import type { Render, Renderer } from '../rendering/renderer'

const asking = (ask: AskApi) => async (address: string) => {
  const answer = await ask(address)
  if (answer === null) throw new Error(`${address} has no answer`)
  return answer
}

export interface Drawer extends Renderer {
  /** How many were drawn, of what was asked for. */
  drawn: number
  /** Whether nothing is drawn now. */
  isAsleep: boolean
}

export function startDrawer(): Drawer {
  const catalogue = Promise.resolve(catalogueOf('take(__EMBED__)'))
  const drawer: Drawer = { catalogue, render, drawn: 0, isAsleep: false, stop: async () => {} }
  async function render(...[asked, ask]: Parameters<Render>) {
    if (drawer.isAsleep) return undefined
    drawer.drawn += 1
    const now = clockAt(Date.now())
    return 'page' in asked ? drawPage(asked.page, now, asking(ask)) : drawView(asked.view, now, asking(ask))
  }
  return drawer
}
