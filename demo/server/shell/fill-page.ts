/** The shell's page with what was drawn of it: content before any script of ours. */
import { hashSource } from '../http/headers'
import type { Drawing } from '../rendering/messages'

/** The element with this id and nothing in it. */
const emptyPart = (id: string): RegExp => new RegExp(`(<\\w+[^>]* id="${id}"[^>]*>)(</)`)

const put = (html: string, id: string, content = ''): string =>
  html.replace(emptyPart(id), (_, start: string, end: string) => start + content + end)

const menuPreload = /\s*<link rel="preload" href="\/api\/menu"[^>]*>/

/** Every style element that stands in the page has its hash among the policy's. */

export interface FilledPage {
  html: string
  /** Sources for the policy's style-src beside its own */
  styleSources: string[]
}

/** What could not be drawn stays as it is, for the browser to draw. */
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
