/** One of our elements inside another screen; the loader finds it there. */
import { createElement, useCallback } from 'react'
import { useWidget } from '../page/widget'

/** These events of the nested element must not look like events of the element around it. */
const ownEvents = ['parket-load', 'parket-metadata']

const stop = (event: Event) => event.stopPropagation()

export interface NestedWidgetProperties {
  tag: `parket-${string}`
  headingLevel: number
}

/** Passes on the configuration of the element around it; navigation and errors bubble on to the host. */
export function NestedWidget({ tag, headingLevel }: NestedWidgetProperties) {
  const { api, storage, site, productName, federation } = useWidget().configuration
  const hold = useCallback((element: HTMLElement | null) => {
    if (!element) return
    for (const name of ownEvents) element.addEventListener(name, stop)
    return () => {
      for (const name of ownEvents) element.removeEventListener(name, stop)
    }
  }, [])
  return createElement(tag, {
    ref: hold,
    api,
    storage,
    site,
    'product-name': productName,
    federation,
    'heading-level': String(headingLevel),
  })
}
