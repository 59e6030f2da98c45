/** The head of a page: a picture under its title and line. Tabs may follow it. */
import type { ReactNode } from 'react'
import { bandStyles } from '../base/band'
import { headingTag } from '../base/heading-tag'
import { useBrokenPicture } from '../base/use-broken-picture'
import { Bar, skeletonStyles } from '../states/skeleton'
import { courtGroundStyles, HeroCourt } from './court-ground'
import css from './hero.css?sheet'

export const heroStyles: readonly string[] = [bandStyles, skeletonStyles, courtGroundStyles, css]

export interface HeroProperties {
  title: string
  /** A line under the title. */
  line?: ReactNode
  /** The line is on its way: its place is kept. */
  isLoading?: boolean
  /** Null where there is none; one that can't be shown counts as none. */
  picture: string | null
  headingLevel: number
  /** Under the line. */
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
        <picture className="hero-picture">
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
      {isLoading && <HeroLinePlace />}
      {line && <p className="hero-line">{line}</p>}
      {children}
    </div>
  )
}

/** Of the same height while title and picture are on their way. */
export function HeroSkeleton({ children }: Pick<HeroProperties, 'children'>) {
  return (
    <div className="hero court-ground band" aria-hidden="true">
      <HeroCourt />
      <p className="hero-title">
        <Bar width={220} height={36} />
      </p>
      <HeroLinePlace />
      {children}
    </div>
  )
}

const HeroLinePlace = () => (
  <p className="hero-line" aria-hidden="true">
    <Bar width={320} height={16} />
  </p>
)
