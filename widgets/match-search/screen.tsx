/** The match search header. */
import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { useRequest } from '../../src/client/use-request'
import { daysAround, matchQueryOf, noMatchFilters, withSide } from '../../src/domain/match/match-search'
import { queryOutput } from '../../src/domain/query/search-box'
import { competitionAmong, matchChoices } from '../../src/endpoints/match-choices'
import type { AttributeValues } from '../../src/island/attributes'
import type { WidgetDefinition } from '../../src/island/definition'
import { crestUrl, siteUrl } from '../../src/page/addresses'
import { plainForm } from '../../src/page/plain-form'
import { useWidget } from '../../src/page/widget'
import { type MatchChoice, MatchFilters } from '../../src/ui/fields/match-filters'
import { matchSearchTag as tag } from './attributes'
import { createMatchSearch } from './store'

type Attributes = AttributeValues<typeof tag.attributes>

const furtherActions = [
  { text: 'VSE TEKME', path: 'tekme' },
  { text: 'ZGODOVINA TEKMOVANJ', path: 'zgodovina-tekmovanj' },
  { text: 'SODNIŠKI ISKALNIK', path: 'sodniski-iskalnik' },
]

/** The filters for /tekme, including the active season if it is known. */
function searchQuery(season: string | null, choice: MatchChoice): Record<string, string | null> {
  const { date, ...chosen } = choice
  return matchQueryOf(withSide({ ...noMatchFilters, ...chosen, season, ...(date && daysAround(date)) }))
}

function Screen({ attributes }: { attributes: Attributes }) {
  const widget = useWidget()
  const { configuration } = widget
  const { club, side, competition, hall, actions, lock } = attributes
  const [store] = useState(() => createMatchSearch({ club, side, competition, hall }))
  const state = useStore(store)
  const { activeSeason, ...choices } = matchChoices(useRequest, null)
  const { isWaiting, leave } = state
  const current = competitionAmong(useRequest, competition, choices.competitions)
  const choice = state.competition === competition ? { ...state, competition: current } : state
  // Separately: a changed attribute doesn't reset the visitor's other choices.
  useEffect(() => store.setState({ club, side }), [store, club, side])
  useEffect(() => store.setState({ competition }), [store, competition])
  useEffect(() => store.setState({ hall }), [store, hall])
  useEffect(() => widget.showContent(), [widget])
  useEffect(() => {
    if (!isWaiting || activeSeason === undefined) return
    leave()
    const query = searchQuery(activeSeason, choice)
    widget.announceFilters(queryOutput(query))
    widget.navigate(siteUrl(widget.configuration, 'tekme', query))
  }, [isWaiting, leave, activeSeason, widget, choice])
  return (
    <MatchFilters
      choice={choice}
      choices={choices}
      crestUrl={(code) => crestUrl(configuration, code)}
      onChoose={choice.choose}
      onSearch={choice.search}
      headingLevel={widget.headingLevel}
      plain={plainForm(configuration, 'tekme', { sezona: activeSeason ?? null })}
      isClubLocked={lock === 'club' && club !== null}
      actions={
        actions ? furtherActions.map(({ text, path }) => ({ text, href: siteUrl(configuration, path) })) : []
      }
    />
  )
}

export const matchSearch = { tag, Screen, styles: import.meta.sheets } satisfies WidgetDefinition
