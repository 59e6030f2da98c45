/** The article's picture over the whole width. */
import { useBrokenPicture } from '../../src/ui/base/use-broken-picture'

interface ArticlePictureProperties {
  /** Null where the article has none. */
  src: string | null
  /** The default news image: in place of none, or of one that can't be shown. */
  defaultPicture: string
}

export function ArticlePicture({ src, defaultPicture }: ArticlePictureProperties) {
  const own = useBrokenPicture(src)
  const stand = useBrokenPicture(defaultPicture)
  const isOwn = src !== null && !own.broken
  const shown = isOwn ? src : defaultPicture
  return (
    // <picture> keeps React's server rendering from adding a preload link before the markup.
    <picture className="article-picture" data-default={isOwn ? undefined : ''}>
      {(isOwn || !stand.broken) && (
        <img
          key={shown}
          src={shown}
          alt=""
          decoding="async"
          fetchPriority="high"
          referrerPolicy="no-referrer"
          {...(isOwn ? own.picture : stand.picture)}
        />
      )}
    </picture>
  )
}
