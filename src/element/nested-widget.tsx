/** One of our own elements inside a screen of ours: the loader finds it there. */
import { createElement, useCallback } from 'react'
import { useWidget } from '../page/widget'

/** What the nested element says of itself is no word of the element around it. */
const ownWords = ['parket-load', 'parket-metadata']

const keep = (event: Event) => event.stopPropagation()

export interface NestedWidgetProperties {
  tag: `parket-${string}`
  headingLevel: number
}

/** It gets what the element around it was told; its ways and failures go on to the host. */
export function NestedWidget({ tag, headingLevel }: NestedWidgetProperties) {
  const { api, storage, site, productName, federation } = useWidget().configuration
  const hold = useCallback((element: HTMLElement | null) => {
    if (!element) return
    for (const name of ownWords) element.addEventListener(name, keep)
    return () => {
      for (const name of ownWords) element.removeEventListener(name, keep)
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
