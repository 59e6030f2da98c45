/**
 * A small square picture beside a name, which makes alternative text superfluous; `instead` without a usable picture.
 */
import type { ReactNode } from 'react'
import { lazyImage, Picture } from './picture'

export interface SmallPictureProperties {
  className: string
  src: string | null
  /** Shown in the same size if there is no usable picture. */
  instead: ReactNode
}

const square = { width: 48, height: 48 }

export const SmallPicture = (properties: SmallPictureProperties) => <Picture {...square} {...properties} />

/** The same without detecting errors. */
SmallPicture.staticVariant = ({ className, src, instead }: SmallPictureProperties): ReactNode =>
  src ? <img alt="" {...lazyImage} src={src} {...square} className={className} /> : instead
