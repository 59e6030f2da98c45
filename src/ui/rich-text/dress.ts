/**
 * What cleaned HTML still needs to stand in our page: its addresses judged, headings in order, tables that
 * scroll, films that wait for a click. Works on nodes that are in no page yet.
 */
import { leavesSite, outlineLevels, richFile, richLink } from '../../domain/rich-html'
import { framedVideoId } from '../../domain/video'
import type { RichPlace } from '../../page/widget'
import { makeVideoButton } from '../pictures/video-element'

const all = <T extends Element>(root: ParentNode, selector: string): T[] => [
  ...root.querySelectorAll<T>(selector),
]

/** One by one: there may be more than a call takes arguments. */
export function moveChildren(from: Node, move: (child: Node) => void): void {
  while (from.firstChild) move(from.firstChild)
}

export function dress(root: DocumentFragment, place: RichPlace): DocumentFragment {
  dropStrayAddresses(root)
  dressLinks(root, place)
  dressPictures(root, place)
  dressRecordings(root, place)
  dressFrames(root)
  dropBlanks(root)
  dressHeadings(root, place.headingLevel)
  dressTables(root)
  return root
}

/** Addresses on elements that have none. */
function dropStrayAddresses(root: ParentNode): void {
  for (const other of all(root, '[href]:not(a)')) other.removeAttribute('href')
  for (const other of all(root, '[src]:not(img, audio, video, source, iframe)')) other.removeAttribute('src')
}

function dressLinks(root: ParentNode, place: RichPlace): void {
  for (const link of all<HTMLAnchorElement>(root, 'a')) {
    const url = richLink(link.getAttribute('href') ?? '', place)
    link.removeAttribute('type')
    if (url === null) {
      moveChildren(link, (child) => link.before(child))
      link.remove()
      continue
    }
    link.setAttribute('href', url)
    if (!leavesSite(url, place)) continue
    link.setAttribute('target', '_blank')
    link.setAttribute('rel', 'noopener')
  }
}

function dressPictures(root: ParentNode, place: RichPlace): void {
  for (const picture of all(root, 'img')) {
    const url = richFile(picture.getAttribute('src') ?? '', place)
    if (url === null) {
      picture.remove()
      continue
    }
    picture.setAttribute('loading', 'lazy')
    picture.setAttribute('decoding', 'async')
    picture.setAttribute('referrerpolicy', 'no-referrer')
    if (!picture.hasAttribute('alt')) picture.setAttribute('alt', '')
    picture.setAttribute('src', url)
  }
}

/** Nothing of a recording is asked for before the visitor plays it. */
function dressRecordings(root: ParentNode, place: RichPlace): void {
  for (const recording of all(root, 'audio, video, source')) {
    const url = richFile(recording.getAttribute('src') ?? '', place)
    if (url === null) recording.removeAttribute('src')
    else recording.setAttribute('src', url)
    if (recording.localName === 'source') continue
    recording.setAttribute('controls', '')
    recording.setAttribute('preload', 'none')
    // Without a source there is nothing to play.
    if (!recording.querySelector('source') && url === null) recording.remove()
  }
}

function dressFrames(root: ParentNode): void {
  for (const frame of all(root, 'iframe')) {
    const id = framedVideoId(frame.getAttribute('src'))
    if (id === null) frame.remove()
    else frame.replaceWith(makeVideoButton(frame.ownerDocument, id, frame.getAttribute('title') ?? ''))
  }
}

const blocks = 'p, h1, h2, h3, h4, h5, h6, li, ul, ol, blockquote, div'
const shownWithoutWords = 'img, audio, video, button, table, hr'

/** What shows something: these, words, and all that stands around them. */
function shownIn(root: ParentNode & Node): Set<Node> {
  const shown = new Set<Node>()
  const show = (node: Node) => {
    for (let each: Node | null = node; each && !shown.has(each); each = each.parentNode) shown.add(each)
  }
  // The number has a name in browsers only.
  const texts = (root.ownerDocument ?? document).createTreeWalker(root, 4)
  while (texts.nextNode()) if (/[^\s\u200b]/.test(texts.currentNode.nodeValue ?? '')) show(texts.currentNode)
  for (const each of all(root, shownWithoutWords)) show(each)
  return shown
}

/** Lines that editors leave, or make for distance: ours is the sheet's. Looks at each node once. */
function dropBlanks(root: ParentNode & Node): void {
  const shown = shownIn(root)
  for (const block of all(root, blocks)) if (!shown.has(block)) block.remove()
}

function dressHeadings(root: ParentNode, start: number): void {
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

function dressTables(root: ParentNode): void {
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

/** Numbers stand under each other by their last digit, and their heads with them. Cells over several columns leave it. */
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
