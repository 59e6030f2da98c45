/** "Dodaj v koledar": the .ics of exactly the matches that are shown (contract: Feeds and calendars). */

import { shapes } from '../base/shapes'
import { Button } from '../navigation/button'

/** The word may be hidden where its place is narrow. */
export function CalendarButton({ href }: { href: string }) {
  return (
    <Button small icon={shapes.calendarPlus} href={href} download>
      <span className="action-word">Dodaj v koledar</span>
    </Button>
  )
}
