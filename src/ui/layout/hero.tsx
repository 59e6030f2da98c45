/** A page's heading: title and subtitle over a picture, optionally followed by tabs. */
import type { ReactNode } from 'react'
import { headingTag } from '../base/heading-tag'
import { useBrokenPicture } from '../base/use-broken-picture'
import { Bar, TextBar } from '../states/skeleton'
import { HeroCourt } from './court-ground'
import '../base/band.css?sheet'
import './hero.css?sheet'

export interface HeroProperties {
  title: string
  /** The subtitle. */
  line?: ReactNode
  /** The subtitle is loading: its space is reserved. */
  isLoading?: boolean
  /** Null without a picture; one that can't be shown counts as none. */
  picture: string | null
  headingLevel: number
  /** Shown under the subtitle. */
  children?: ReactNode
}

/** Without a picture: a court's lines on the deep colour. */
export function Hero({
  title,
  line,
  isLoading = false,
  picture: src,
  headingLevel,
  children,
}: HeroProperties) {
  const { broken, picture } = useBrokenPicture(src)
  const Title = headingTag(headingLevel)
  return (
    <div className="hero court-ground band">
      {src && !broken ? (
        // <picture> keeps React's server rendering from adding a preload link before the markup.
        <picture className="hero-picture cover unprinted">
          <img
            fetchPriority="high"
            decoding="async"
            referrerPolicy="no-referrer"
            alt=""
            src={src}
            {...picture}
          />
        </picture>
      ) : (
        <HeroCourt />
      )}
      <Title className="hero-title">{title}</Title>
      {isLoading && <HeroLineRoom />}
      {line && <p className="hero-line">{line}</p>}
      {children}
    </div>
  )
}

/** A placeholder of the same height while title and picture are loading. */
export function HeroSkeleton({ children }: Pick<HeroProperties, 'children'>) {
  return (
    <div className="hero court-ground band" aria-hidden="true">
      <HeroCourt />
      <TextBar as="p" className="hero-title" width={220} height={36} />
      <HeroLineRoom />
      {children}
    </div>
  )
}

const HeroLineRoom = () => (
  <p className="hero-line" aria-hidden="true">
    <Bar width={320} height={16} />
  </p>
)
