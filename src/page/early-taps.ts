/**
 * A tap before an element is live is kept, and answered when it is: until then a button or a select that a server drew
 * does nothing, or is taken over half. Links, forms and what opens by itself need no script and are left alone.
 */

import { registry } from './registry'

/** Those that open something or do something; a select's trigger is one that holds buttons itself. */
const buttons = 'button:not([type=submit]), [role=combobox]'

/** What was drawn and is not taken over yet: its answers still stand in it. */
const isWaiting = (step: EventTarget): step is ShadowRoot =>
  step instanceof ShadowRoot && step.querySelector('script[data-answers]') !== null

/** The last tap in each element; whoever taps again has changed his mind. */
const kept = new Map<Element, HTMLElement>()

/** Listens until the page goes, once for all scripts of ours; what is live already is none of its business. */
export function keepEarlyTaps(): void {
  const page = registry()
  if (page.keepsTaps) return
  page.keepsTaps = true
  document.addEventListener(
    'click',
    (event) => {
      const path = event.composedPath()
      const host = path.find(isWaiting)?.host
      const button = path.find(
        (step): step is HTMLElement => step instanceof HTMLElement && step.matches(buttons),
      )
      if (!host || !button) return
      event.stopImmediatePropagation()
      if (!kept.has(host))
        host.addEventListener(
          'parket-load',
          () => {
            const button = kept.get(host)
            kept.delete(host)
            // Once what has been taken over is whole.
            setTimeout(() => button?.click())
          },
          { once: true },
        )
      kept.set(host, button)
    },
    true,
  )
}
