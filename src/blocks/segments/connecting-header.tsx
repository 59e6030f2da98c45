/** What is shown above a connecting page's tiles: the match search, or a gray gradient. */
import { NestedWidget } from '../../island/nested-widget'
import { useWidget } from '../../page/widget'
import { headingTag } from '../../ui/base/heading-tag'
import { leadImage, Picture } from '../../ui/pictures/picture'
import { HomeMatches } from './home-matches'
import type { SegmentProperties } from './segment-view'
import '../../ui/base/band.css?sheet'
import './connecting-header.css?sheet'

type HeaderProperties = SegmentProperties<'connecting_page'>

export function ConnectingHeader(properties: HeaderProperties) {
  const { header } = properties.segment
  if (header === 'matches-search') return <SearchHeader {...properties} />
  return header === 'gray-gradient' ? <GradientHeader {...properties} /> : null
}

/** A floating card over the page's picture; the page's title is for screen readers. */
function SearchHeader({ segment: { teams }, title, picture, isBand, headingLevel }: HeaderProperties) {
  return (
    <div className="connecting-search" data-picture={picture === null ? undefined : ''}>
      {picture !== null && (
        <picture className="search-picture cover unprinted">
          <Picture {...leadImage} src={picture} />
        </picture>
      )}
      <PageTitle className="visually-hidden" title={title} />
      <div className={isBand ? 'band' : undefined}>
        <div className="search-card unprinted">
          <NestedWidget tag="parket-match-search" headingLevel={headingLevel} />
        </div>
        {teams.length > 0 && <HomeMatches teams={teams} />}
      </div>
    </div>
  )
}

function GradientHeader({ isBand, title }: HeaderProperties) {
  return (
    <div className={isBand ? 'gradient-header band' : 'gradient-header'}>
      <PageTitle className="page-title" title={title} />
    </div>
  )
}

/** One level above the segments' own headings: it is the widget's heading. */
function PageTitle({ className, title }: Pick<HeaderProperties, 'title'> & { className: string }) {
  const Title = headingTag(useWidget().headingLevel)
  return title !== null && <Title className={className}>{title}</Title>
}
