/** The article's picture in full width. */
import { useBrokenPicture } from '../../src/ui/base/use-broken-picture'

interface ArticlePictureProperties {
  /** Null without a picture. */
  src: string | null
  /** The default news image, if there is no usable picture. */
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
