/** A national team's page. */
import { type ReactNode, useId } from 'react'
import { useContent } from '../../src/client/use-content'
import { useRequest } from '../../src/client/use-request'
import { teamHeaderLine } from '../../src/domain/team/national-team'
import { queryOnCompetition, queryWithTab } from '../../src/domain/team/team-query'
import { activeTab } from '../../src/domain/team/team-tabs'
import { datePieces } from '../../src/domain/time/date-pieces'
import type { AttributeValues } from '../../src/island/attributes'
import type { WidgetDefinition } from '../../src/island/definition'
import { ErrorBoundary } from '../../src/island/error-boundary'
import { lazyView } from '../../src/island/lazy-view'
import { teamPhotoUrl } from '../../src/page/addresses'
import { useFollowedPanel } from '../../src/page/use-followed-panel'
import { useMetadata } from '../../src/page/use-metadata'
import { useQueryText, useSettledQuery } from '../../src/page/use-query'
import { useWidget } from '../../src/page/widget'
import { Hero, HeroSkeleton } from '../../src/ui/layout/hero'
import { Tabs } from '../../src/ui/navigation/tabs/tabs'
import { nationalTeamTag as tag } from './attributes'
import { type ShownTeam, shownTeam } from './shown-team'
import { aboutTeam } from './site'
import { pagePath, useTabItems } from './tab-items'
import { FirstTabSkeleton, TabSkeleton } from './tab-skeleton'
import { HighlightsSkeleton, TeamHighlights } from './team-highlights'
import './national-team.css?sheet'

const TabView = lazyView(() => import('./tab-view'))

function Screen({ attributes }: { attributes: AttributeValues<typeof tag.attributes> }) {
  const { query: state, headingLevel } = useWidget()
  const query = useQueryText(state)
  const shown = shownTeam(useRequest, attributes, query)
  const { answer, tabs, team } = shown
  const active = activeTab(tabs, query)
  const { items, addressOf, choose, wayTo } = useTabItems({ page: attributes.page, tabs, active, query })
  const panelId = useId()
  const { panel, follow } = useFollowedPanel()
  const tabLevel = headingLevel + 1
  useContent(answer)
  const { page } = shown
  useMetadata(
    attributes.page !== null && page
      ? { ...aboutTeam(attributes.page, page), path: pagePath(attributes.page) }
      : null,
  )
  // After the team is known, because it decides which tabs there are.
  const named = team.state === 'loading' ? null : queryWithTab(query, tabs)
  useSettledQuery(named)
  if (answer.state === 'failed' || (attributes.page === null && attributes.team === null)) return null
  return (
    <>
      <TeamHero shown={shown}>
        {shown.teamId !== null && <TeamHighlights team={shown.teamId} {...wayTo('matches', follow)} />}
      </TeamHero>
      {items.length > 0 ? (
        <Tabs isBand items={items} panelId={panelId} onChoose={choose} />
      ) : (
        <TabsSkeleton {...shown} />
      )}
      <div
        id={panelId}
        ref={panel}
        className="team-panel band"
        {...(active && { role: 'tabpanel', 'aria-label': active.name })}
        tabIndex={-1}
      >
        <ErrorBoundary key={`${shown.teamId} ${active?.hash}`} part={active?.hash ?? 'tab'}>
          {(active || answer.state === 'loading') && (
            <TabView
              {...{ shown, active, query, addressOf }}
              headingLevel={tabLevel}
              onCompetition={(id) => {
                state.put(queryOnCompetition(id), 'push')
                follow()
              }}
              instead={active ? <TabSkeleton /> : <FirstTabSkeleton query={query} headingLevel={tabLevel} />}
            />
          )}
        </ErrorBoundary>
      </div>
    </>
  )
}

function TeamHero({ shown: { title, team }, children }: { shown: ShownTeam; children: ReactNode }) {
  const { configuration, headingLevel } = useWidget()
  if (title === null)
    return (
      <HeroSkeleton>
        <HighlightsSkeleton />
      </HeroSkeleton>
    )
  const about = team.state === 'ready' ? team.value : null
  return (
    <Hero
      title={title}
      line={about && unbrokenDates(teamHeaderLine(about))}
      isLoading={team.state === 'loading'}
      picture={about && teamPhotoUrl(configuration, about.team_photo_url)}
      headingLevel={headingLevel}
    >
      {children}
    </Hero>
  )
}

/** Prevents line breaks in the dates of a text, which stays unchanged. */
const unbrokenDates = (text: string): ReactNode =>
  text &&
  datePieces(text).map((piece, index) =>
    index % 2 === 0 ? (
      piece
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: a date has only its index
      <span className="team-date" key={index}>
        {piece}
      </span>
    ),
  )

/** Reserves the tab bar's height until the tabs are known. */
const TabsSkeleton = ({ page, team }: ShownTeam) =>
  page || team.state === 'ready' ? null : <div className="tabs-skeleton" aria-hidden="true" />

export const nationalTeam = { tag, Screen, styles: import.meta.sheets } satisfies WidgetDefinition
