/** Over the list: title, season, calendar link and table. */
import type { Season } from '../../src/contract/federation'
import { HeadingRow } from '../../src/ui/layout/heading-row'
import type { CalendarLinks } from '../../src/ui/matches/calendar-button'
import { SeasonSwitch } from '../../src/ui/navigation/season-switch'

interface ListHeadProperties {
  /** Null while loading. */
  seasons: readonly Season[]
  season: string | null
  onSeason: (id: string) => void
  hrefOf: (season: string) => string
  /** Null if it would be empty. */
  calendar: CalendarLinks | null
  table: string | null
  /** The filters in words, for print, where the form is hidden. */
  sheet: readonly (string | null)[]
}

export function ListHead({ seasons, season, onSeason, hrefOf, calendar, table, sheet }: ListHeadProperties) {
  return (
    <HeadingRow
      title="Tekme"
      season={<SeasonSwitch {...{ seasons, season, onSeason, hrefOf }} />}
      calendar={calendar}
      table={table}
      sheet={sheet}
    />
  )
}
