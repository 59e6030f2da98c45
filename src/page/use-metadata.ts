/** Announces a page-like screen's metadata to its host. */
import { useEffect } from 'react'
import { jsonText } from '../domain/json-text'
import type { PageMetadata } from './events'
import { useWidget } from './widget'

/** Announces once per change; null while unknown. On the server it is announced during render. */
export function useMetadata(metadata: PageMetadata | null): void {
  const widget = useWidget()
  if (widget.isOnServer && metadata) widget.announceMetadata(metadata)
  const text = metadata && jsonText(metadata)
  useEffect(() => {
    if (text) widget.announceMetadata(JSON.parse(text))
  }, [widget, text])
}
