/** Every part in its usual dress, for what holds of all of them. */
import type { ReactNode } from 'react'
import type { News } from '../contract/news'
import { groupByDay } from '../domain/match/match'
import { ChoiceForm } from './fields/choice-form'
import { DateField } from './fields/date-field/date-field'
import { SearchBox } from './fields/search-box'
import { Select } from './fields/select/select'
import { TextField } from './fields/text-field'
import { Accordion } from './layout/accordion'
import { Collapsable, CollapsableWindow } from './layout/collapsable'
import { Heading } from './layout/heading'
import { Hero, HeroSkeleton } from './layout/hero'
import { created, longest, matchWith, played } from './matches/match.fixture'
import { MatchListSkeleton } from './matches/match-box-skeleton'
import { MatchDays } from './matches/match-list'
import { OpponentHead, OpponentHeadSkeleton } from './matches/opponent-head'
import { Button } from './navigation/button'
import { DocumentLink, DocumentList } from './navigation/document'
import { Pagination } from './navigation/pagination'
import { Tabs } from './navigation/tabs/tabs'
import { Tile, TileSkeleton } from './navigation/tile'
import { NewsGrid, NewsGridSkeleton } from './news/news-card'
import { LeftCamp } from './people/left-camp'
import { PersonCards } from './people/person-card'
import { addresses, longestName, squad } from './people/player.fixture'
import { RosterGrid, RosterGridSkeleton } from './people/roster-grid'
import { RosterTable, RosterTableSkeleton } from './people/roster-table'
import { Staff, StaffSkeleton } from './people/staff'
import { AdBanner } from './pictures/ad-banner'
import { Carousel } from './pictures/carousel'
import { Crest } from './pictures/crest'
import { PhotoGrid } from './pictures/gallery/photo-grid'
import { Video } from './pictures/video'
import { RichText } from './rich-text/rich-text'
import { EmptyState } from './states/empty-state'
import { Loading, RowSkeleton } from './states/skeleton'
import { Ranking, RankingSkeleton, UnscoredList } from './tables/ranking'
import { lineColumns, lineKey, lineWith } from './tables/stat-table/stat-line.fixture'
import { StatTable, StatTableSkeleton } from './tables/stat-table/stat-table'

export const partStyles = import.meta.sheets

const matches = [
  matchWith({ id: '1' }),
  played(88, 79, { id: '2' }),
  { ...longest, id: '3' },
  created({ id: '4' }),
]
const picture = 'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg"/%3E'
const now = '2025-11-27 12:00:00'
const crestUrl = () => picture
const clubs = ['Košarkarski klub Bistrica', 'Žiri'].map((title) => ({
  key: title,
  title,
  lead: <Crest src={null} />,
  body: <p>1000 Ljubljana</p>,
}))
const clubOptions = ['1', '2'].map((value) => ({ value, label: `${longestName} ${value}` }))

const staff = [1, 2, 3, 99].map((role_id) => ({ name: longestName, role: 'Pomočnik selektorja', role_id }))
// Those with everything missing and with the longest name among them.
const players = squad.slice(-6)
const standing = {
  player_id: '1',
  player_name: longestName,
  photo_url: null,
  position: 1,
  played: 1,
  official_points: 1,
  unofficial_points: 1,
}
const standings = [1, 3, 4, 1234].map((position) => ({
  row: { ...standing, player_id: String(position) },
  position,
  score: position,
}))
const article: News = {
  id: '1',
  url: 'novica',
  title: `Selektor objavil seznam ${longestName}`,
  title_background: null,
  published_at: '2025-11-14 10:00:00',
  short_text: `Reprezentanca se bo zbrala v ponedeljek. ${longestName}`,
  categories: [{ id: '1', name: longestName, top: true }],
}
const news = [article, ...['2', '3', '4'].map((id) => ({ ...article, id, short_text: '', categories: [] }))]
const teamAddresses = { playerUrl: (id: string) => `/reprezentant/${id}`, pictureUrl: addresses.pictureUrl }
const nothing = () => {}

export const parts: Record<string, ReactNode> = {
  'match days': <MatchDays days={groupByDay(matches)} now={now} crestUrl={crestUrl} headingLevel={2} />,
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
  'text field': (
    <>
      <TextField label="Iskanje" value="" onChange={nothing} />
      <TextField label="Igralec" value={longestName} onChange={nothing} />
    </>
  ),
  select: (
    <>
      <Select label="Klub" options={clubOptions} value="1" onChange={nothing} />
      <Select label="Klubi" multiple options={clubOptions} value={['1', '2']} onChange={nothing} />
    </>
  ),
  'date field': <DateField label="Datum" value="2025-11-29" onChange={nothing} band={3} />,
  'ad banner': <AdBanner href="https://moj-klub.example/" picture={picture} title="Moj klub" />,
  hero: <Hero title={longestName} line="2025/2026 - kvalifikacije" picture={picture} headingLevel={2} />,
  'hero without a picture': <Hero title="Člani" picture={null} headingLevel={2} />,
  'hero skeleton': <HeroSkeleton />,
  tabs: (
    <Tabs
      isBand
      items={['Igralci', 'Tekme'].map((label, index) => ({
        key: label,
        label,
        href: `?tab=${label}`,
        external: index === 1,
        isActive: index === 0,
      }))}
    />
  ),
  'roster grid': (
    <div className="band">
      <RosterGrid players={players} {...addresses} />
    </div>
  ),
  'roster table': <RosterTable players={players} label="Seznam" {...addresses} />,
  'players who left': <LeftCamp players={players} {...addresses} />,
  staff: <Staff staff={staff} />,
  'roster skeletons': (
    <>
      <RosterGridSkeleton count={14} />
      <RosterTableSkeleton count={14} />
      <StaffSkeleton count={5} />
    </>
  ),
  'statistic table': (
    <StatTable
      rows={[
        lineWith(),
        lineWith({
          player: { id: '2', first_name: longestName, last_name: longestName },
          team: { name: longestName, code: null },
          nationality: 'XYZ',
          free_throws_attempted: 0,
        }),
      ]}
      columns={lineColumns}
      rowKey={lineKey}
      caption="Statistika"
      isOwn={({ url }) => url !== null}
      flagUrl={() => picture}
    />
  ),
  'statistic table skeleton': <StatTableSkeleton columns={lineColumns} count={6} />,
  'choice forms': (
    <div className="choice-forms stack">
      <ChoiceForm
        title="Tekme"
        headingLevel={2}
        label="Leto"
        options={[{ value: '1', label: longestName }]}
        value="1"
        onChange={nothing}
        actions={[
          { key: 'OFFICIAL', text: 'Prikaži uradne', isChosen: true },
          { key: 'UNOFFICIAL', text: 'Prikaži neuradne' },
        ]}
        onAction={nothing}
      />
      <ChoiceForm
        title="Nasprotniki uradne tekme"
        headingLevel={2}
        label="Tekmeci"
        options={[]}
        value={null}
        onChange={nothing}
        actions={[{ key: 'show', text: 'Prikaži' }]}
        onAction={nothing}
      />
    </div>
  ),
  standings: (
    <div className="ranking-columns stack">
      <Ranking rows={standings} best={1234} {...teamAddresses} />
      <UnscoredList rows={[standing]} {...teamAddresses} />
    </div>
  ),
  opponent: (
    <OpponentHead
      opponent={{ name: longestName, win: 117, lost: 111 }}
      margins={[-8, 0, 21].map((points) => ({ points, year: 2025 }))}
      crest={null}
      headingLevel={2}
    />
  ),
  'statistics skeletons': (
    <>
      <OpponentHeadSkeleton />
      <RankingSkeleton count={10} />
    </>
  ),
  news: (
    <NewsGrid
      news={news}
      newsUrl={(url) => `/novica/${url}`}
      pictureUrl={addresses.pictureUrl}
      defaultPicture={picture}
      headingLevel={2}
      year="2025"
    />
  ),
  'news skeletons': <NewsGridSkeleton count={9} />,
  carousel: <Carousel photos={[picture, picture, picture]} />,
  'photo grid': <PhotoGrid photos={[picture, picture]} width={9} />,
  collapsables: (
    <>
      <Collapsable title={longestName} isOpen={false}>
        <p>Vloge sprejemamo do konca meseca.</p>
      </Collapsable>
      <CollapsableWindow title={longestName} isOpen>
        <p>Vloge sprejemamo do konca meseca.</p>
      </CollapsableWindow>
    </>
  ),
  documents: (
    <>
      <DocumentLink title={longestName} href="/a.pdf" />
      <DocumentList
        documents={[
          { title: longestName, href: '/a.pdf' },
          { title: 'Brez naslova', href: null },
        ]}
      />
    </>
  ),
  people: (
    <PersonCards
      people={[
        { name: longestName, role: 'Generalna sekretarka', photo: picture },
        { name: 'Peter Železnik', role: '', photo: null },
      ]}
    />
  ),
  'rich text on its way': <RichText html="<p>a</p>" site="" storage="" headingLevel={3} />,
  tiles: (
    <div className="tiles">
      {[true, false].map((isFullscreen) => (
        <Tile
          key={String(isFullscreen)}
          title={longestName}
          href="/klubi"
          isExternal={!isFullscreen}
          isFullscreen={isFullscreen}
          picture={picture}
          primary="#0093d4"
          secondary="#ffffff"
        />
      ))}
    </div>
  ),
  'tile skeleton': <TileSkeleton isFullscreen={false} />,
  video: <Video id="dQw4w9WgXcQ" title={longestName} />,
}
