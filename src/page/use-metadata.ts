/** What a page-like screen says of itself to its host. */
import { useEffect } from 'react'
import { jsonText } from '../domain/json-text'
import type { PageMetadata } from './events'
import { useWidget } from './widget'

/** Told once for each change of its words; null while the screen does not know. A server hears it while drawing. */
export function useMetadata(metadata: PageMetadata | null): void {
  const widget = useWidget()
  if (widget.isOnServer && metadata) widget.announceMetadata(metadata)
  const text = metadata && jsonText(metadata)
  useEffect(() => {
    if (text) widget.announceMetadata(JSON.parse(text))
  }, [widget, text])
}
