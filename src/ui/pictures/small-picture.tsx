/**
 * A small square picture beside a name, which makes alternative text superfluous; `instead` without a usable picture.
 */
import type { ComponentProps, ReactNode } from 'react'
import { useBrokenPicture } from '../base/use-broken-picture'
import { lazyImage } from './lazy-image'

export interface SmallPictureProperties {
  className: string
  src: string | null
  /** Shown in the same size if there is no usable picture. */
  instead: ReactNode
}

export function SmallPicture({ className, src, instead }: SmallPictureProperties) {
  const { broken, picture } = useBrokenPicture(src)
  return src && !broken ? square({ className, src, ...picture }) : instead
}

/** The same without detecting errors. */
SmallPicture.staticVariant = ({ className, src, instead }: SmallPictureProperties): ReactNode =>
  src ? square({ className, src }) : instead

function square(picture: ComponentProps<'img'>) {
  return <img {...lazyImage} alt="" width={48} height={48} {...picture} />
}
