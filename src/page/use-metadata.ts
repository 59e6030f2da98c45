/** Announces a page-like screen's metadata to its host. */
import { useEffect } from 'react'
import { jsonText } from '../domain/json-text'
import { siteUrl } from './addresses'
import type { PageMetadata } from './events'
import { useWidget } from './widget'

export interface ScreenMetadata extends Pick<PageMetadata, 'title' | 'description' | 'jsonLd'> {
  /** The screen's page on the site. */
  path: string
  query?: Readonly<Record<string, string | null>>
  image?: string | null
}

/** `title` is completed by the product's name. Announced once per change; on the server during render. Null while unknown. */
export function useMetadata(screen: ScreenMetadata | null): void {
  const widget = useWidget()
  const { configuration } = widget
  let text: string | null = null
  if (screen) {
    const { title, path, query, image = null, ...about } = screen
    const url = siteUrl(configuration, path, query)
    const metadata = { title: `${configuration.productName} - ${title}`, ...about, image, url }
    if (widget.isOnServer) widget.announceMetadata(metadata)
    text = jsonText(metadata)
  }
  useEffect(() => {
    if (text) widget.announceMetadata(JSON.parse(text))
  }, [widget, text])
}
