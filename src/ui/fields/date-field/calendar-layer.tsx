/** A date field's open layer; the calendar is added when it has loaded. */
import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { Layer } from '../layer'
import { useRendered } from '../use-rendered'
import type * as CalendarModule from './calendar'
import type { DateChoice } from './date-choice'

interface CalendarLayerProps {
  field: RefObject<HTMLElement | null>
  /** Undefined until it has loaded. */
  module: typeof CalendarModule | undefined
  choice: DateChoice
  /** Move the focus to the days as soon as they are rendered. */
  focusDays: boolean
  onChoose: (iso: string) => void
  onLeave: () => void
  onFail: (reason: unknown) => void
}

/** In px: three weeks; the rest can be scrolled to. */
const leastHeight = 160

export function CalendarLayer(props: CalendarLayerProps) {
  const { field, module, choice, focusDays, onChoose, onLeave, onFail } = props
  const host = useRef<HTMLDivElement>(null)
  const chosen = useEffectEvent(onChoose)
  const calendar = useRendered(
    module,
    ({ renderCalendar }) =>
      host.current && renderCalendar(host.current, { ...choice, onChoose: (iso) => chosen(iso) }),
    choice,
    onFail,
  )
  useLayoutEffect(() => {
    if (focusDays && module) calendar.current?.focus()
  }, [calendar, focusDays, module])
  return (
    <Layer {...{ field, onLeave, leastHeight }} className="calendar-layer" role="dialog" aria-label="Koledar">
      <div ref={host} className="calendar-host" />
    </Layer>
  )
}
