/** A small square picture beside a name, which says it all; something drawn where there is none to show. */
import type { ReactNode } from 'react'
import { lazily } from './lazily'
import { useBrokenPicture } from './use-broken-picture'

export interface SmallPictureProperties {
  className: string
  src: string | null
  /** Takes the same place without a picture, or with one that can't be shown. */
  instead: ReactNode
}

export function SmallPicture({ className, src, instead }: SmallPictureProperties) {
  const { broken, picture } = useBrokenPicture(src)
  if (!src || broken) return instead
  return <img className={className} {...lazily} alt="" width={48} height={48} src={src} {...picture} />
}
