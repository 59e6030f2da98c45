/** Renders a page of the shell: its element with the view, and the menu. */

import type { AskedPage, Drawing } from '../server/rendering/messages'
import { menuOf } from '../shell/menu'
import { mountOf } from '../shell/routes'
import type { Ask } from './ask'
import { type DrawnElement, drawElement } from './element'
import { footerMenu, headerMenu } from './menu'

async function drawMenu(path: string, origin: string, ask: Ask): Promise<Record<string, string>> {
  const answer: unknown = JSON.parse(await ask(`${origin}/api/menu`))
  if (!Array.isArray(answer)) throw new Error('the menu is no list')
  const { entries } = menuOf(answer, origin)
  return { menu: headerMenu(entries, path), footerMenu: footerMenu(entries) }
}

const nothing: DrawnElement = { html: '', styles: [], isWhole: true }

/** Placeholder for an element that only its own script can render. */
const needsScripts: DrawnElement = {
  ...nothing,
  html: '<noscript><h1>Vdelava v vašo stran</h1><p>Za sestavljanje in ogled gradnika mora brskalnik izvajati skripte (JavaScript).</p></noscript>',
}

/** Parts that can't be rendered are left out, for the browser to render. Rejects if a screen throws. */
export async function drawPage(task: AskedPage, now: string, ask: Ask): Promise<Drawing> {
  const { path, query, keys, page, origin } = task
  const mount = path === null ? null : mountOf(path)
  const isOurs = mount !== null && mount.script === undefined
  const [menu, { html, styles, isWhole, now: drawnAt, year }] = await Promise.all([
    drawMenu(path ?? '', origin, ask).catch(() => null),
    isOurs ? drawElement({ ...mount, page, origin, query, keys, now, ask }) : mount ? needsScripts : nothing,
  ])
  return {
    texts: { outlet: isWhole ? html : '', ...menu },
    styles,
    isWhole: isWhole && menu !== null,
    now: drawnAt,
    year,
  }
}
