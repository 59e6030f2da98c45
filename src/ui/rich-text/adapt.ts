/**
 * Adapts cleaned HTML to our page: safe addresses, headings in order, scrollable tables, videos that wait for a click.
 * Works on nodes that aren't in the document yet.
 */

import { framedVideoId } from '../../domain/news/video'
import {
  addressRule,
  anchorOf,
  frameLink,
  isKeptWithout,
  leavesSite,
  outlineLevels,
  type RichAddresses,
} from '../../domain/text/rich-html'
import type { RichContext } from '../../page/widget'
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

/** @param anchors of the whole text, of which this may be a portion (`anchorsIn`) */
export function adapt(
  root: DocumentFragment,
  { headingLevel, ...context }: RichContext,
  anchors: ReadonlySet<string>,
): DocumentFragment {
  const addresses = { ...context, anchors }
  for (const element of all(root, '*')) {
    adaptAnchor(element, addresses)
    adaptAddress(element, addresses)
  }
  adaptLinks(root, addresses)
  adaptPictures(root)
  adaptRecordings(root)
  adaptFrames(root)
  adaptLists(root)
  removeBlankLines(root)
  adaptHeadings(root, headingLevel)
  adaptTables(root)
  return root
}

function adaptAnchor(element: Element, addresses: RichAddresses): void {
  const id = anchorOf([element.getAttribute('id'), element.getAttribute('name')], addresses)
  element.removeAttribute('name')
  element.removeAttribute('id')
  if (id !== undefined) element.id = id
}

function adaptAddress(element: Element, addresses: RichAddresses): void {
  const rule = addressRule(element.localName)
  for (const name of ['href', 'src']) if (name !== rule?.attribute) element.removeAttribute(name)
  if (!rule) return
  const url = rule.judge(element.getAttribute(rule.attribute) ?? '', addresses)
  if (url !== null) element.setAttribute(rule.attribute, url)
  else if (isKeptWithout(rule, element.id)) element.removeAttribute(rule.attribute)
  else {
    if (rule.without === 'content') moveChildren(element, (child) => element.before(child))
    if (rule.without === 'link') linkInstead(element, addresses)
    element.remove()
  }
}

function linkInstead(frame: Element, addresses: RichAddresses): void {
  const found = frameLink(frame.getAttribute('src') ?? '', frame.getAttribute('title') ?? '', addresses)
  if (!found) return
  const link = frame.ownerDocument.createElement('a')
  link.setAttribute('href', found.href)
  link.textContent = found.text
  frame.before(link)
}

function adaptLinks(root: ParentNode, addresses: RichAddresses): void {
  for (const link of all(root, 'a')) {
    link.removeAttribute('type')
    if (!leavesSite(link.getAttribute('href') ?? '', addresses)) continue
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

/** What YouTube writes instead of the video's name. */
const noName = 'YouTube video player'

function adaptFrames(root: ParentNode): void {
  for (const frame of all(root, 'iframe')) {
    const id = framedVideoId(frame.getAttribute('src'))
    const title = frame.getAttribute('title')
    if (id === null) frame.remove()
    else frame.replaceWith(makeVideoButton(frame.ownerDocument, id, title && title !== noName ? title : ''))
  }
}

/** Classes by a list's `type`, whose case matters; our own style would win over the attribute. */
const listLooks: Record<string, string> = {
  ...{ a: 'rich-lower-alpha', A: 'rich-upper-alpha', i: 'rich-lower-roman', I: 'rich-upper-roman' },
  ...{ circle: 'rich-circle', square: 'rich-square' },
}

function adaptLists(root: ParentNode): void {
  for (const list of all(root, 'ol[type], ul[type]')) {
    const look = listLooks[list.getAttribute('type') ?? '']
    if (look) list.classList.add(look)
  }
}

const blocks = 'p, h1, h2, h3, h4, h5, h6, li, ul, ol, blockquote, div'
const shownWithoutWords = 'img, audio, video, button, table, hr, [id]'

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
    if (heading.id) shifted.id = heading.id
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
