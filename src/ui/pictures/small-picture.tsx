/** A small square picture beside a name, which says it all; something drawn where there is none to show. */
import type { ComponentProps, ReactNode } from 'react'
import { useBrokenPicture } from '../base/use-broken-picture'
import { lazily } from './lazily'

export interface SmallPictureProperties {
  className: string
  src: string | null
  /** Takes the same place without a picture, or with one that can't be shown. */
  instead: ReactNode
}

export function SmallPicture({ className, src, instead }: SmallPictureProperties) {
  const { broken, picture } = useBrokenPicture(src)
  return src && !broken ? square({ className, src, ...picture }) : instead
}

/** The same without noticing what can't be shown. */
SmallPicture.still = ({ className, src, instead }: SmallPictureProperties): ReactNode =>
  src ? square({ className, src }) : instead

function square(picture: ComponentProps<'img'>) {
  return <img {...lazily} alt="" width={48} height={48} {...picture} />
}
