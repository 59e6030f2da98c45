/** Over the search: what this is, of which season, and what can be taken along. */
import type { Season } from '../../src/contract/federation'
import { useWidget } from '../../src/page/widget'
import { Button } from '../../src/ui/button/button'
import { headingTag } from '../../src/ui/heading/heading-tag'
import { shapes } from '../../src/ui/icon/shapes'
import { CalendarButton } from '../../src/ui/match-list/calendar-button'
import { SeasonSwitch } from '../../src/ui/season-switch/season-switch'

interface ListHeadProperties {
  /** None while they are on their way. */
  seasons: readonly Season[]
  season: string | null
  onSeason: (id: string) => void
  /** The address of the calendar; null where it would be empty. */
  calendar: string | null
  /** What the filters leave, for paper, where they are not seen. */
  sheet: readonly (string | null)[]
}

export function ListHead({ seasons, season, onSeason, calendar, sheet }: ListHeadProperties) {
  const { configuration, headingLevel } = useWidget()
  const Title = headingTag(headingLevel)
  const narrowedTo = sheet.filter(Boolean).join(' · ')
  return (
    <header className="list-head">
      <Title className="list-title">Tekme</Title>
      <div className="list-season">
        <SeasonSwitch {...{ seasons, season, onSeason }} />
      </div>
      {narrowedTo && <p className="list-sheet">{narrowedTo}</p>}
      <div className="list-actions">
        {calendar && <CalendarButton href={calendar} />}
        {/* A guest's page is the guest's to print. */}
        {configuration.history === 'page' && (
          <Button icon={shapes.print} onClick={() => window.print()}>
            <span className="action-word">Natisni</span>
          </Button>
        )}
      </div>
    </header>
  )
}
