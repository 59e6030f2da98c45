/** A list's rows as elements. tom-select takes elements as well as HTML text; so no label is ever read as HTML. */
import { matchRange } from '../../../domain/text-search'
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

/** A crest; a missing or broken one is a neutral shape. */
function picture(url: string | null): HTMLElement {
  const frame = element('option-picture')
  if (url === null) return frame
  const image = document.createElement('img')
  image.alt = ''
  image.loading = 'lazy'
  image.onerror = () => image.remove()
  image.src = url
  frame.append(image)
  return frame
}

export function drawOption({ label, detail, lead, imageUrl }: SelectOption): HTMLElement {
  const option = row('option')
  if (lead !== undefined) option.append(element('option-lead', lead))
  if (imageUrl !== undefined) option.append(picture(imageUrl))
  const text = element('option-text')
  text.append(element('option-label', label))
  if (detail) text.append(element('option-detail', detail))
  option.append(text)
  return option
}

/** Instead of options. An option by its role, so that the list is one for screen readers too. */
export function drawEmpty(): HTMLElement {
  const empty = row('list-empty')
  empty.setAttribute('role', 'option')
  empty.setAttribute('aria-disabled', 'true')
  empty.textContent = 'Ni nobenih možnosti.'
  return empty
}

export function drawWaiting(): HTMLElement {
  const waiting = row('list-waiting')
  waiting.setAttribute('aria-hidden', 'true')
  waiting.append(...['i', 'i', 'i'].map((tag) => document.createElement(tag)))
  return waiting
}

/** Sets the matched part of each shown text in a <b>; an empty query takes the marks away. */
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
