/** Adds to the library's days: Slovenian names, the band, and always six weeks. */
import type { Calendar } from 'vanilla-calendar-pro'
import { addDays } from '../../../domain/time/date'
import { type CalendarState, dayName, latest, monthTitle, partOfBand } from './calendar-days'

/** The day of the button that was pressed; null outside the days. */
export function dayAt(target: EventTarget | null): string | null {
  const button = target instanceof Element ? target.closest('[data-vc-date-btn]') : null
  return button?.closest<HTMLElement>('[data-vc-date]')?.dataset.vcDate ?? null
}

export function adaptDay(cell: HTMLElement, { value, band }: CalendarState) {
  const iso = cell.dataset.vcDate ?? ''
  cell.querySelector('button')?.setAttribute('aria-label', dayName(iso))
  const part = partOfBand(iso, value, band)
  if (part) cell.dataset.band = part
}

export function adaptMonth({ context }: Calendar, state: CalendarState) {
  const main = context.mainElement
  const title = monthTitle(context.selectedYear, context.selectedMonth)
  const shown = main.querySelector('.calendar-title')
  if (shown && shown.textContent !== title) shown.textContent = title
  main.querySelector('[role="grid"]')?.setAttribute('aria-label', title)
  const weeks = main.querySelector('[data-vc="dates"]')
  while (weeks?.lastElementChild && weeks.childElementCount < 6) {
    weeks.append(weekAfter(weeks.lastElementChild, state))
  }
}

function weekAfter(week: Element, state: CalendarState): Element {
  const next = document.createElement('div')
  next.dataset.vcDates = 'row'
  next.setAttribute('role', 'row')
  for (const cell of week.querySelectorAll<HTMLElement>('[data-vc-date]')) {
    next.append(dayOfNextMonth(addDays(cell.dataset.vcDate ?? '', 7), state))
  }
  return next
}

/** A day after the month's end, as the library renders it. */
function dayOfNextMonth(iso: string, state: CalendarState): HTMLElement {
  const cell = document.createElement('div')
  cell.setAttribute('role', 'gridcell')
  Object.assign(cell.dataset, { vcDate: iso, vcDateMonth: 'next' })
  const button = cell.appendChild(document.createElement('button'))
  button.type = 'button'
  button.dataset.vcDateBtn = ''
  button.tabIndex = -1
  button.textContent = String(Number(iso.slice(8)))
  button.disabled = iso > latest
  if (iso === state.value) {
    cell.dataset.vcDateSelected = ''
    cell.setAttribute('aria-selected', 'true')
  }
  if (iso === state.today) {
    cell.dataset.vcDateToday = ''
    cell.setAttribute('aria-current', 'date')
  }
  adaptDay(cell, state)
  return cell
}
