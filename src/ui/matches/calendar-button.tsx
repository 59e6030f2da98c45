/** "Dodaj v koledar": the .ics of exactly the shown matches (contract: Feeds and calendars). */

import { shapes } from '../base/shapes'
import { Button } from '../navigation/button'

/** The text may be hidden in narrow places. */
export function CalendarButton({ href }: { href: string }) {
  return (
    <Button small icon={shapes.calendarPlus} href={href} download>
      <span className="action-word">Dodaj v koledar</span>
    </Button>
  )
}
