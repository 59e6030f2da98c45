/** Inserts server-rendered markup into the shell's page. */
import { hashSource } from '../http/headers'
import type { Drawing } from '../rendering/messages'

/** The empty element with this id. */
const emptyPart = (id: string): RegExp => new RegExp(`(<\\w+[^>]* id="${id}"[^>]*>)(</)`)

const put = (html: string, id: string, content = ''): string =>
  html.replace(emptyPart(id), (_, start: string, end: string) => start + content + end)

const menuPreload = /\s*<link rel="preload" href="\/api\/menu"[^>]*>/

/** The hash of every style element in the page is added to the policy. */

export interface FilledPage {
  html: string
  /** Additional sources of the policy's style-src */
  styleSources: string[]
}

/** Parts that couldn't be rendered stay empty, for the browser to render. */
export function fillPage(shell: string, { texts, styles = [] }: Drawing): FilledPage {
  const { outlet, menu, footerMenu } = texts
  const named = menu === undefined ? shell : shell.replace(menuPreload, '')
  const parts = {
    year: String(new Date().getFullYear()),
    'menu-items': menu,
    'footer-menu': footerMenu,
    outlet,
  }
  const html = Object.entries(parts).reduce((page, [id, content]) => put(page, id, content), named)
  return { html, styleSources: [...new Set(styles)].map(hashSource) }
}
