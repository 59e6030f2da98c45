/**
 * Renders like the worker threads, but in this thread. The script of an embed is a function call, so that tests can
 * read it.
 */

import { catalogueOf, renderTask } from '../../../demo/site/render-thread/task'
import type { AskApi } from '../../../demo/site/rendering/render-worker'
import type { Render, Renderer } from '../../../demo/site/rendering/renderer'
import { clockAt } from '../../../src/domain/time/clock'

const asking = (ask: AskApi) => async (address: string) => {
  const answer = await ask(address)
  if (answer === null) throw new Error(`${address} has no answer`)
  return answer
}

export interface Drawer extends Renderer {
  /** The number of renderings, by task. */
  rendered: number
  /** Whether renderings fail now. */
  isAsleep: boolean
}

export function startDrawer(): Drawer {
  const catalogue = Promise.resolve(catalogueOf('take(__EMBED__)'))
  const drawer: Drawer = { catalogue, render, rendered: 0, isAsleep: false, stop: async () => {} }
  async function render(...[task, ask]: Parameters<Render>) {
    if (drawer.isAsleep) return undefined
    drawer.rendered += 1
    return renderTask(task, clockAt(Date.now()), asking(ask))
  }
  return drawer
}
