/**
 * vanilla-calendar-pro, inline in our own open layer: it renders a month and changes months. Loaded when a date field
 * is first used; import this file only by `import()`.
 *
 * Ours are the labels, the keys, the band, and a sixth week: it keeps the calendar's height constant and completes a
 * band that extends into the next month.
 */
import { Calendar, type FormatDateString, type Options } from 'vanilla-calendar-pro'
import { datePartsOf } from '../../../domain/time/date'
import { trustedHtml } from '../../../page/trusted-html'
import { adoptStyles } from '../../../styles/adopt'
import { zoomOf } from '../../base/zoom'
import { adaptDay, adaptMonth, dayAt } from './calendar-cells'
import {
  type CalendarState,
  earliest,
  latest,
  monthNames,
  shownDay,
  todayInSlovenia,
  weekdays,
} from './calendar-days'
import { dayAfterKey } from './calendar-keys'
import './calendar.css?sheet'

type Shown = Omit<CalendarState, 'today'>

interface CalendarSettings extends Shown {
  onChoose: (iso: string) => void
}

export interface RenderedCalendar {
  /** The value has changed from outside. */
  update(state: Shown): void
  /** Focuses the chosen day, else today. */
  focus(): void
  destroy(): void
}

const layout = `
  <div class="calendar-head">
    <#ArrowPrev [month] />
    <div class="calendar-title" aria-live="polite"></div>
    <#ArrowNext [month] />
  </div>
  <div class="calendar-days" data-vc="content" role="grid"><#Week /><#Dates /></div>`

const labels = {
  application: '',
  week: 'Dnevi v tednu',
  dates: 'Dnevi',
  arrowPrev: { month: 'Prejšnji mesec' },
  arrowNext: { month: 'Naslednji mesec' },
}

const fixed = {
  locale: { months: { short: monthNames, long: monthNames }, weekdays },
  firstWeekday: 1,
  enableDateToggle: false,
  enableMonthChangeOnDayClick: false,
  selectedTheme: 'light',
  labels,
  layouts: { default: layout },
  sanitizerHTML: trustedHtml,
} satisfies Options

/** In px: the focus ring, and the layer's edge. */
const ring = 4

/** Renders the calendar into `container`. */
export function renderCalendar(container: HTMLElement, settings: CalendarSettings): RenderedCalendar {
  adoptStyles(container, ...import.meta.sheets)
  // The library replaces its element when it is destroyed, so it gets one that isn't React's.
  const main = container.appendChild(document.createElement('div'))
  let state: CalendarState = { ...settings, today: todayInSlovenia() }

  const calendar = new Calendar(main, {
    ...fixed,
    ...optionsOf(state),
    onCreateDateEls: (_, cell) => adaptDay(cell, state),
    onInit: (self) => adaptMonth(self, state),
    onUpdate: (self) => adaptMonth(self, state),
    onClickArrow: (self) => adaptMonth(self, state),
    onClickDate: (_, event) => {
      const iso = dayAt(event.target)
      if (iso) settings.onChoose(iso)
    },
  })
  calendar.init()
  // In the capture phase, before the library's own key handlers.
  main.addEventListener('keydown', (event) => moveByKey(calendar, event), true)

  return {
    update(next) {
      const before = state.value
      state = { ...next, today: state.today }
      if (state.value !== before) calendar.set(optionsOf(state))
    },
    focus: () => focusIn(main, '[data-vc-date-btn][tabindex="0"]'),
    destroy() {
      calendar.destroy()
      container.replaceChildren()
    },
  }
}

/** In a low window the layer scrolls to it; the page doesn't scroll. */
function focusIn(main: HTMLElement, selector: string) {
  const day = main.querySelector<HTMLElement>(selector)
  const layer = main.closest('.layer')
  if (!day || !layer) return
  day.focus({ preventScroll: true })
  const [inside, outside] = [day.getBoundingClientRect(), layer.getBoundingClientRect()]
  const above = (inside.top - outside.top) / zoomOf(layer)
  const below = (inside.bottom - outside.bottom) / zoomOf(layer)
  layer.scrollTop += Math.min(0, above - ring) + Math.max(0, below + ring)
}

function moveByKey(calendar: Calendar, event: KeyboardEvent) {
  const from = dayAt(event.target)
  const to = from && dayAfterKey(from, event.key, event.shiftKey)
  if (!to) return
  event.preventDefault()
  event.stopPropagation()
  goTo(calendar, shownDay(to))
}

function goTo(calendar: Calendar, iso: string) {
  const month = monthOf(iso)
  const { selectedYear, selectedMonth, mainElement } = calendar.context
  if (month.selectedYear !== selectedYear || month.selectedMonth !== selectedMonth) calendar.set(month)
  focusIn(mainElement, `[data-vc-date="${iso}"] button`)
}

/** The library types its dates as template strings; ours have that format. */
const typed = (iso: string) => iso as FormatDateString

function monthOf(iso: string) {
  const { year, month } = datePartsOf(iso) ?? { year: 1970, month: 1 }
  return { selectedYear: year, selectedMonth: (month - 1) as 0 }
}

const optionsOf = ({ value, today }: CalendarState) => ({
  ...monthOf(value ?? today),
  selectedDates: value === null ? [] : [value],
  dateToday: typed(today),
  dateMin: typed(earliest),
  dateMax: typed(latest),
})
