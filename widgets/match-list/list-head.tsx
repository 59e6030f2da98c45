/** Over the search: what this is, of which season, and what can be taken along. */
import type { Season } from '../../src/contract/federation'
import { HeadingRow } from '../../src/ui/layout/heading-row'
import { SeasonSwitch } from '../../src/ui/navigation/season-switch'

interface ListHeadProperties {
  /** None while they are on their way. */
  seasons: readonly Season[]
  season: string | null
  onSeason: (id: string) => void
  hrefOf: (season: string) => string
  /** The address of the calendar; null where it would be empty. */
  calendar: string | null
  /** What the filters leave, for paper, where they are not seen. */
  sheet: readonly (string | null)[]
}

export function ListHead({ seasons, season, onSeason, hrefOf, calendar, sheet }: ListHeadProperties) {
  const narrowedTo = sheet.filter(Boolean).join(' · ')
  return (
    <HeadingRow
      title="Tekme"
      season={<SeasonSwitch {...{ seasons, season, onSeason, hrefOf }} />}
      calendar={calendar}
    >
      {narrowedTo && <p className="list-sheet">{narrowedTo}</p>}
    </HeadingRow>
  )
}
