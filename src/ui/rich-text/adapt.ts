/**
 * Adapts cleaned HTML to our page: safe addresses, headings in order, scrollable tables, videos that wait for a click.
 * Works on nodes that aren't in the document yet.
 */

import { framedVideoId } from '../../domain/news/video'
import { addressRule, leavesSite, outlineLevels } from '../../domain/text/rich-html'
import type { RichPlace } from '../../page/widget'
import { makeVideoButton } from '../pictures/video-element'
import '../pictures/video.css?sheet'
import './clean-text.css?sheet'

const all = <T extends Element>(root: ParentNode, selector: string): T[] => [
  ...root.querySelectorAll<T>(selector),
]

/** One by one, because a call's number of arguments is limited. */
export function moveChildren(from: Node, move: (child: Node) => void): void {
  while (from.firstChild) move(from.firstChild)
}

export function adapt(root: DocumentFragment, place: RichPlace): DocumentFragment {
  for (const element of all(root, '*')) adaptAddress(element, place)
  adaptLinks(root, place)
  adaptPictures(root)
  adaptRecordings(root)
  adaptFrames(root)
  removeBlankLines(root)
  adaptHeadings(root, place.headingLevel)
  adaptTables(root)
  return root
}

function adaptAddress(element: Element, place: RichPlace): void {
  const rule = addressRule(element.localName)
  for (const name of ['href', 'src']) if (name !== rule?.attribute) element.removeAttribute(name)
  if (!rule) return
  const url = rule.judge(element.getAttribute(rule.attribute) ?? '', place)
  if (url !== null) element.setAttribute(rule.attribute, url)
  else if (rule.without === 'element') element.removeAttribute(rule.attribute)
  else {
    if (rule.without === 'content') moveChildren(element, (child) => element.before(child))
    element.remove()
  }
}

function adaptLinks(root: ParentNode, place: RichPlace): void {
  for (const link of all(root, 'a')) {
    link.removeAttribute('type')
    if (!leavesSite(link.getAttribute('href') ?? '', place)) continue
    link.setAttribute('target', '_blank')
    link.setAttribute('rel', 'noopener')
  }
}

function adaptPictures(root: ParentNode): void {
  for (const picture of all(root, 'img')) {
    picture.setAttribute('loading', 'lazy')
    picture.setAttribute('decoding', 'async')
    picture.setAttribute('referrerpolicy', 'no-referrer')
    if (!picture.hasAttribute('alt')) picture.setAttribute('alt', '')
  }
}

/** No recording loads before the visitor plays it. */
function adaptRecordings(root: ParentNode): void {
  for (const recording of all(root, 'audio, video')) {
    recording.setAttribute('controls', '')
    recording.setAttribute('preload', 'none')
    // Without a source there is nothing to play.
    if (!recording.hasAttribute('src') && !recording.querySelector('source')) recording.remove()
  }
}

function adaptFrames(root: ParentNode): void {
  for (const frame of all(root, 'iframe')) {
    const id = framedVideoId(frame.getAttribute('src'))
    if (id === null) frame.remove()
    else frame.replaceWith(makeVideoButton(frame.ownerDocument, id, frame.getAttribute('title') ?? ''))
  }
}

const blocks = 'p, h1, h2, h3, h4, h5, h6, li, ul, ol, blockquote, div'
const shownWithoutWords = 'img, audio, video, button, table, hr'

/** Elements that show something: these, text, and their ancestors. */
function shownIn(root: ParentNode & Node): Set<Node> {
  const shown = new Set<Node>()
  const show = (node: Node) => {
    for (let each: Node | null = node; each && !shown.has(each); each = each.parentNode) shown.add(each)
  }
  // NodeFilter.SHOW_TEXT; the constant exists in browsers only.
  const texts = (root.ownerDocument ?? document).createTreeWalker(root, 4)
  while (texts.nextNode()) if (/[^\s\u200b]/.test(texts.currentNode.nodeValue ?? '')) show(texts.currentNode)
  for (const each of all(root, shownWithoutWords)) show(each)
  return shown
}

/** Removes blank lines that editors leave or use for spacing. Linear time: visits each node once. */
function removeBlankLines(root: ParentNode & Node): void {
  const shown = shownIn(root)
  for (const block of all(root, blocks)) if (!shown.has(block)) block.remove()
}

function adaptHeadings(root: ParentNode, start: number): void {
  const headings = all(root, 'h1, h2, h3, h4, h5, h6')
  const levels = outlineLevels(
    headings.map(({ localName }) => Number(localName.charAt(1))),
    start,
  )
  headings.forEach((heading, index) => {
    const shifted = heading.ownerDocument.createElement(`h${levels[index] ?? 6}`)
    moveChildren(heading, (child) => shifted.append(child))
    heading.replaceWith(shifted)
  })
}

function adaptTables(root: ParentNode): void {
  let unnamed = 0
  const nextName = () => {
    unnamed += 1
    return unnamed === 1 ? 'Tabela' : `Tabela ${unnamed}`
  }
  for (const table of all(root, 'table')) {
    const scroller = table.ownerDocument.createElement('div')
    scroller.className = 'rich-table'
    scroller.tabIndex = 0
    scroller.setAttribute('role', 'region')
    scroller.setAttribute('aria-label', table.querySelector('caption')?.textContent?.trim() || nextName())
    table.replaceWith(scroller)
    scroller.append(table)
    alignNumbers(table)
  }
}

const number = /^[-+−–]?\d[\d\s.,:%–-]*$/

/** Aligns columns of numbers to the right, with their headers. Does nothing in tables with merged cells. */
function alignNumbers(table: Element): void {
  const rows = all(table, 'tr').map((row) => [...row.children])
  if (table.querySelector('[colspan], [rowspan]')) return
  rows[0]?.forEach((_, column) => {
    const cells = rows.map((row) => row[column])
    const data = cells.filter((cell) => cell?.localName === 'td')
    if (data.length === 0 || !data.every((cell) => number.test(cell?.textContent?.trim() ?? ''))) return
    for (const cell of cells) cell?.classList.add('rich-number')
  })
}
