/** Cumulative layout shift as Chromium counts it (the sum of all, not of the worst window: stricter). */
import type { Page } from 'playwright'

declare global {
  interface Window {
    shifts: number
  }
}

/** To be called before the page is opened. */
export const watchShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    window.shifts = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if ('value' in entry && 'hadRecentInput' in entry && !entry.hadRecentInput)
          window.shifts += Number(entry.value)
    }).observe({ type: 'layout-shift', buffered: true })
  })

/** The sum up to now, two frames later, because the last shift is reported after it was painted. */
export const shiftsOf = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => resolve(window.shifts))))
      }),
  )
