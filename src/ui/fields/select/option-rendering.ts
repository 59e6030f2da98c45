/**
 * Renders a list's rows as DOM nodes. tom-select accepts nodes as well as HTML strings; so no label is ever parsed as
 * HTML.
 */

import { matchRange } from '../../../domain/text/text-search'
import { nextCrestUrl } from '../../../page/addresses'
import type { SelectOption } from './option'

function element(className: string, text?: string): HTMLElement {
  const made = document.createElement('span')
  made.className = className
  if (text !== undefined) made.textContent = text
  return made
}

function row(className: string): HTMLElement {
  const made = document.createElement('div')
  made.className = className
  return made
}

/** A crest; a neutral shape if it is missing or broken. */
function picture(url: string | null): HTMLElement {
  const frame = element('option-picture')
  if (url === null) return frame
  const image = document.createElement('img')
  image.alt = ''
  image.loading = 'lazy'
  image.onerror = () => {
    const next = nextCrestUrl(image.src)
    if (next) image.src = next
    else image.remove()
  }
  image.src = url
  frame.append(image)
  return frame
}

export function renderOption({ label, detail, lead, imageUrl }: SelectOption): HTMLElement {
  const option = row('option')
  if (lead !== undefined) option.append(element('option-lead', lead))
  if (imageUrl !== undefined) option.append(picture(imageUrl))
  const text = element('option-text')
  text.append(element('option-label', label))
  if (detail) text.append(element('option-detail', detail))
  option.append(text)
  return option
}

/** Shown instead of options. It has the role of an option, so that screen readers see a valid list. */
export function renderEmpty(): HTMLElement {
  const empty = row('list-empty')
  empty.setAttribute('role', 'option')
  empty.setAttribute('aria-disabled', 'true')
  empty.textContent = 'Ni nobenih možnosti.'
  return empty
}

export function renderWaiting(): HTMLElement {
  const waiting = row('list-waiting')
  waiting.setAttribute('aria-hidden', 'true')
  waiting.append(...['i', 'i', 'i'].map((tag) => document.createElement(tag)))
  return waiting
}

/** Highlights the matched part of each text with <b>; an empty query removes the highlights. */
export function markMatches(content: HTMLElement, query: string): void {
  for (const text of content.querySelectorAll('.option-lead, .option-label, .option-detail')) {
    const whole = text.textContent ?? ''
    const range = matchRange(query, whole)
    if (!range) {
      if (text.firstElementChild) text.textContent = whole
      continue
    }
    const match = document.createElement('b')
    match.textContent = whole.slice(...range)
    text.replaceChildren(whole.slice(0, range[0]), match, whole.slice(range[1]))
  }
}
