/** Announces a page-like screen's metadata to its host. */
import { useEffect } from 'react'
import { jsonText } from '../domain/text/json-text'
import { pictureUrl, siteUrl } from './addresses'
import type { PageAbout } from './site-page'
import { useWidget } from './widget'

interface ScreenMetadata extends PageAbout {
  /** The screen's page on the site. */
  path: string
  query?: Readonly<Record<string, string | null>>
}

/** `title` is completed by the product's name. Announced once per change; on the server during render. Null while unknown. */
export function useMetadata(screen: ScreenMetadata | null): void {
  const widget = useWidget()
  const { configuration } = widget
  let text: string | null = null
  if (screen) {
    const { title, description, picture = null, jsonLd, path, query } = screen
    const { productName, federation } = configuration
    const url = siteUrl(configuration, path, query)
    const image = pictureUrl(configuration, picture)
    const metadata = {
      title: `${productName} - ${title}`,
      description: description.replace('{federation}', () => federation),
      jsonLd: jsonLd?.({ url, picture: image, publisher: federation }),
      image,
      url,
    }
    if (widget.isOnServer) widget.announceMetadata(metadata)
    text = jsonText(metadata)
  }
  useEffect(() => {
    if (text) widget.announceMetadata(JSON.parse(text))
  }, [widget, text])
}
