/** The content of the active tab; each tab's code is loaded when it is first shown. */
import type { CompetitionHash } from '../../src/domain/competition/competition'
import { lazyView } from '../../src/island/lazy-view'
import { type CompetitionAnswers, shownNews } from './competition-answers'

const MatchesTab = lazyView(() => import('./matches-tab'))
const StandingsTab = lazyView(() => import('./standings-tab'))
const ClubsTab = lazyView(() => import('./clubs-tab'))
const StatisticsTab = lazyView(() => import('./statistics-tab'))
const NewsTab = lazyView(() => import('../../src/blocks/news-results/category-news'))

/** A screenful of space: what follows the element stays out of sight until the tab has its own height. */
const instead = <div className="tab-skeleton" />

const loading = { standings: null, corrections: [] }

interface TabViewProperties {
  answers: CompetitionAnswers
  id: string
  hash: CompetitionHash
  /** The page's own club, by its id. */
  club: string | null
  query: string
  headingLevel: number
  /** The address of this tab with these changes of its query. */
  addressOf: (changes: Record<string, string | null>) => string
}

export function TabView({ answers, hash, ...properties }: TabViewProperties) {
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
