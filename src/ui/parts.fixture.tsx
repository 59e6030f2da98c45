/** Every part in its usual dress, for what holds of all of them. */
import type { ReactNode } from 'react'
import { groupByDay } from '../domain/match'
import { Accordion, accordionStyles } from './accordion/accordion'
import { AdBanner, adBannerStyles } from './ad-banner/ad-banner'
import { Button } from './button/button'
import { Crest } from './crest/crest'
import { EmptyState, emptyStateStyles } from './empty-state/empty-state'
import { Heading, headingStyles } from './heading/heading'
import { created, longest, matchWith, played } from './match-box/match.fixture'
import { MatchListSkeleton } from './match-box/match-box-skeleton'
import { MatchDays, matchListStyles } from './match-list/match-list'
import { Pagination, paginationStyles } from './pagination/pagination'
import { SearchBox, searchBoxStyles } from './search-box/search-box'
import { Loading, RowSkeleton, skeletonStyles } from './skeleton/skeleton'

export const partStyles: readonly string[] = [
  ...matchListStyles,
  headingStyles,
  skeletonStyles,
  emptyStateStyles,
  paginationStyles,
  accordionStyles,
  searchBoxStyles,
  adBannerStyles,
]

const matches = [
  matchWith({ id: '1' }),
  played(88, 79, { id: '2' }),
  { ...longest, id: '3' },
  created({ id: '4' }),
]
const picture = 'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg"/%3E'
const crestUrl = () => picture
const clubs = ['Košarkarski klub Bistrica', 'Žiri'].map((title) => ({
  key: title,
  title,
  lead: <Crest src={null} />,
  body: <p>1000 Ljubljana</p>,
}))

export const parts: Record<string, ReactNode> = {
  'match days': <MatchDays days={groupByDay(matches)} crestUrl={crestUrl} headingLevel={2} />,
  'match skeletons': <MatchListSkeleton count={7} />,
  'row skeletons': (
    <Loading count={5}>
      <RowSkeleton picture />
    </Loading>
  ),
  heading: <Heading level={2}>Seznam reprezentantov</Heading>,
  'empty state': <EmptyState>Ni zadetkov</EmptyState>,
  pagination: <Pagination page={4} pages={24} hrefOf={(page) => `?stran=${page}`} />,
  accordion: <Accordion items={clubs} part="club" />,
  buttons: (
    <>
      <Button filled>Prikaži</Button>
      <Button disabled>Prikaži</Button>
      <Button href="/novica/1">VEČ</Button>
    </>
  ),
  'search box': (
    <SearchBox
      title="Poišči tekmo"
      headingLevel={2}
      onSearch={() => {}}
      actions={[{ text: 'VSE TEKME', href: '/tekme' }]}
    >
      <label>
        Klub <input />
      </label>
    </SearchBox>
  ),
  'ad banner': (
    <AdBanner href="https://moj-klub.example/" picture={picture} title="Moj klub" onClick={() => {}} />
  ),
}
