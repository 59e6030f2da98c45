/** A picture that content names. It is beside words that say the same, so it has no alternative text. */
import type { ComponentProps, ReactNode } from 'react'
import { useBrokenPicture } from '../base/use-broken-picture'

/** Loaded when it comes near the viewport, and without a referrer (contract: Other origins). */
export const lazyImage = { loading: 'lazy', decoding: 'async', referrerPolicy: 'no-referrer' } as const

/**
 * For the largest picture of a page, which loads first. It belongs into a <picture>: that keeps React's server rendering
 * from adding a preload link before the markup.
 */
export const leadImage = { loading: 'eager', fetchPriority: 'high' } as const

interface PictureProperties extends Omit<ComponentProps<'img'>, 'src'> {
  /** Null without a picture. */
  src: string | null
  /** Shown without a picture, and if it can't be shown. */
  instead?: ReactNode
  'data-type'?: string
}

export function Picture({ src, instead = null, ...image }: PictureProperties) {
  const { broken, picture } = useBrokenPicture(src)
  return src && !broken ? <img alt="" {...lazyImage} src={src} {...image} {...picture} /> : instead
}
