/** "Poišči tekmo": date, club, competition and hall in a search box. */
import type { Club, MatchLists } from '../../contract/federation'
import { sortByName } from '../../domain/competition/club'
import { clubsLabel, idsIn } from '../../domain/match/club-choice'
import { type MatchFilter, radiusDays } from '../../domain/match/match-search'
import { clubTexts } from '../../domain/text/option-texts'
import type { PlainForm } from '../../page/plain-form'
import { DateField } from './date-field/date-field'
import { type SearchAction, SearchBox } from './search-box'
import { namedOptions, type SelectOption } from './select/option'
import { Select } from './select/select'

/** The chosen values: ids, and the day as YYYY-MM-DD; null is not chosen. */
export interface MatchChoice extends Omit<Record<MatchFilter, string | null>, 'season' | 'from' | 'to'> {
  date: string | null
}

export interface MatchFiltersProperties {
  choice: MatchChoice
  choices: MatchLists
  crestUrl: (code: string | null) => string | null
  onChoose: (changed: Partial<MatchChoice>) => void
  onSearch: () => void
  headingLevel: number
  actions?: readonly SearchAction[]
  /** The club is fixed (`lock="club"`). */
  isClubLocked?: boolean
  plain?: PlainForm | undefined
}

const clubOptions = (clubs: readonly Club[], crestUrl: MatchFiltersProperties['crestUrl']): SelectOption[] =>
  sortByName(clubs, ({ shortName }) => shortName).map((club) => ({
    value: club.id,
    label: club.shortName,
    searchText: clubTexts(club).join('\n'),
    imageUrl: crestUrl(club.code),
  }))

/** The chosen clubs as one option where they are several, and with their side. */
function withChosen(options: SelectOption[], { club, side }: MatchChoice): SelectOption[] {
  const ids = idsIn(club)
  const chosen = options.filter(({ value }) => ids.includes(value))
  const [first] = chosen
  if (!first || club === null || (ids.length === 1 && side === null)) return options
  const label = clubsLabel(
    chosen.map(({ label }) => label),
    side,
  )
  const named = { ...(chosen.length === 1 ? first : { searchText: label }), value: club, label }
  return [named, ...options.filter(({ value }) => value !== club)]
}

export function MatchFilters(properties: MatchFiltersProperties) {
  const { choice, choices, onChoose, crestUrl, isClubLocked = false, ...box } = properties
  const { clubs, competitions, halls } = choices
  const select = (
    filter: 'competition' | 'hall',
    label: string,
    key: string,
    list: MatchLists['competitions'],
  ) => (
    <Select
      label={label}
      plainName={box.plain && key}
      value={choice[filter]}
      options={namedOptions(list)}
      loading={list === null}
      onChange={(id) => onChoose({ [filter]: id })}
    />
  )
  return (
    <SearchBox title="Poišči tekmo" {...box}>
      <DateField
        label="Datum"
        value={choice.date}
        band={radiusDays}
        plainNames={box.plain && ['od', 'do']}
        onChange={(date) => onChoose({ date })}
      />
      {!isClubLocked && (
        <Select
          label="Klub"
          plainName={box.plain && 'klub'}
          value={choice.club}
          options={clubs ? withChosen(clubOptions(clubs, crestUrl), choice) : []}
          loading={clubs === null}
          onChange={(club) => onChoose({ club, side: null })}
        />
      )}
      {select('competition', 'Tekmovanje', 'tekmovanje', competitions)}
      {select('hall', 'Dvorana', 'dvorana', halls)}
    </SearchBox>
  )
}
