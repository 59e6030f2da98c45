/** A competition's page (/tekmovanje/{id}): matches, standings, clubs and statistics in tabs. */
import { type RefObject, useId } from 'react'
import { useContent } from '../../src/client/use-content'
import { useRequest } from '../../src/client/use-request'
import {
  type CompetitionHash,
  type CompetitionPart,
  chosenTab,
} from '../../src/domain/competition/competition'
import { changedQuery } from '../../src/domain/query/query'
import type { AttributeValues } from '../../src/island/attributes'
import type { WidgetDefinition } from '../../src/island/definition'
import { ErrorBoundary } from '../../src/island/error-boundary'
import { lazyView } from '../../src/island/lazy-view'
import { siteUrl } from '../../src/page/addresses'
import { useFollowedPanel } from '../../src/page/use-followed-panel'
import { useMetadata } from '../../src/page/use-metadata'
import { useQueryText, useRestart } from '../../src/page/use-query'
import { useWidget } from '../../src/page/widget'
import { Tabs } from '../../src/ui/navigation/tabs/tabs'
import { EmptyState } from '../../src/ui/states/empty-state'
import { orderKey } from '../../src/ui/tables/stat-table/use-table-order'
import { competitionTag as tag } from './attributes'
import {
  type CompetitionAnswers,
  competitionAnswers,
  hasTabs,
  shownCompetition,
  shownNews,
} from './competition-answers'
import { CompetitionHead, CompetitionHeadSkeleton } from './competition-head'
import { aboutCompetition, competitionPath } from './site'
import './competition.css?sheet'

const MatchesTab = lazyView(() => import('./matches-tab'))
const StandingsTab = lazyView(() => import('./standings-tab'))
const ClubsTab = lazyView(() => import('./clubs-tab'))
const StatisticsTab = lazyView(() => import('./statistics-tab'))
const NewsTab = lazyView(() => import('../../src/blocks/news-results/category-news'))

/** A screenful of space: what follows the element stays out of sight until the tab has its own height. */
const instead = <div className="tab-skeleton" />

const loading = { standings: null, corrections: [] }

const ownKeys = ['tekmovanje', 'tab', 'stran', orderKey]

function Screen({ attributes }: { attributes: AttributeValues<typeof tag.attributes> }) {
  const { query: state, configuration } = useWidget()
  const query = useQueryText(state)
  useRestart(ownKeys, attributes.competition ?? '')
  const shown = shownCompetition(useRequest, attributes, query, configuration.history)
  const answers = competitionAnswers(useRequest, shown, attributes.tab, query)
  const followed = useFollowedPanel()
  useContent(answers.rest)
  const about = answers.detail.state === 'ready' ? answers.detail.value : null
  useMetadata(about && { ...aboutCompetition(about, query), path: competitionPath(about.id) })
  const id = shown.id === undefined ? attributes.competition : shown.id
  if (id === null || answers.rest.state === 'failed') return null
  return (
    <Competition
      key={id}
      {...{ id, answers, query }}
      club={attributes.club}
      part={attributes.tab}
      {...followed}
    />
  )
}

interface CompetitionProperties {
  id: string
  club: string | null
  part: CompetitionPart
  answers: CompetitionAnswers
  query: string
  /** Focused when the season, and with it the used select, has changed. */
  panel: RefObject<HTMLDivElement | null>
  follow: () => void
}

function Competition(properties: CompetitionProperties) {
  const { id, part, answers, query, panel } = properties
  const { query: state, configuration, headingLevel } = useWidget()
  const panelId = useId()
  const { detail, tabs } = answers
  const active = chosenTab(tabs, query)
  const isThere = detail.state === 'ready'
  const isTabbed = hasTabs(part)
  const pathTo = siteUrl(configuration, competitionPath(id))
  const addressOf = (changes: Record<string, string | null>) => `${pathTo}?${changedQuery(query, changes)}`
  // Another tab has its own page number and order.
  const toTab = (tab: string) => ({ tab, stran: null, [orderKey]: null })
  return (
    <>
      {isThere ? (
        <CompetitionHead {...properties} competition={detail.value} hash={active?.hash} />
      ) : (
        <CompetitionHeadSkeleton />
      )}
      {!isThere && isTabbed && <div className="tabs-skeleton" aria-hidden="true" />}
      {isThere && active && isTabbed && (
        <Tabs
          items={tabs.map(({ hash, name }) => ({
            key: hash,
            label: name,
            href: addressOf(toTab(hash)),
            isActive: hash === active.hash,
          }))}
          panelId={panelId}
          onChoose={(tab) => state.write(toTab(tab), 'push')}
        />
      )}
      {isThere && !active && (
        <div className="competition-panel">
          <EmptyState>
            {isTabbed || part === 'matches' ? 'Ni tekem za prikaz' : 'Seznam v pripravi'}
          </EmptyState>
        </div>
      )}
      {active && (
        <div
          id={panelId}
          ref={panel}
          className="competition-panel"
          {...(isThere && isTabbed && { role: 'tabpanel', 'aria-label': active.name })}
          tabIndex={-1}
        >
          <ErrorBoundary key={active.hash} part={active.hash}>
            <TabView
              {...properties}
              hash={active.hash}
              addressOf={addressOf}
              headingLevel={headingLevel + 1}
            />
          </ErrorBoundary>
        </div>
      )}
    </>
  )
}

interface TabViewProperties extends Pick<CompetitionProperties, 'answers' | 'id' | 'club' | 'query'> {
  hash: CompetitionHash
  headingLevel: number
  /** The address of this tab with these changes of its query. */
  addressOf: (changes: Record<string, string | null>) => string
}

/** The content of the active tab; each tab's code is loaded when it is first shown. */
function TabView({ answers, hash, ...properties }: TabViewProperties) {
  const { detail, matches, statistics, news, clubs } = answers
  const { id, club, query, headingLevel, addressOf } = properties
  const { standings, corrections } = detail.state === 'ready' ? detail.value : loading
  switch (hash) {
    case 'tekme':
      return (
        <MatchesTab answer={matches} {...{ id, standings, club, query, headingLevel, addressOf, instead }} />
      )
    case 'lestvica':
      return <StandingsTab {...{ standings, corrections, matches, club, instead }} />
    case 'klubi':
      if (clubs.length === 0) return instead
      return <ClubsTab clubs={clubs} competition={id} club={club} instead={instead} />
    case 'statistika':
      return <StatisticsTab answer={statistics} instead={instead} />
    case 'novice':
      return <NewsTab {...shownNews(news)} {...{ query, headingLevel, addressOf, instead }} />
  }
}

export const competition = { tag, Screen, styles: import.meta.sheets } satisfies WidgetDefinition
