/** A date field's open layer; the calendar is added when it has loaded. */
import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { Layer } from '../layer'
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
  const host = useRef<HTMLDivElement>(null)
  useCalendar(props, host)
  return (
    <Layer
      field={props.field}
      onLeave={props.onLeave}
      leastHeight={leastHeight}
      className="calendar-layer"
      role="dialog"
      aria-label="Koledar"
    >
      <div ref={host} className="calendar-host" />
    </Layer>
  )
}

/** Renders the calendar while the layer is open, and updates it. */
function useCalendar(
  { module, choice, focusDays, onChoose, onFail }: CalendarLayerProps,
  host: RefObject<HTMLDivElement | null>,
) {
  const calendar = useRef<CalendarModule.DrawnCalendar>(null)
  const chosen = useEffectEvent(onChoose)
  const start = useEffectEvent(() => {
    if (!module || !host.current) return
    try {
      calendar.current = module.drawCalendar(host.current, { ...choice, onChoose: (iso) => chosen(iso) })
    } catch (reason) {
      onFail(reason)
    }
  })
  const update = useEffectEvent(() => calendar.current?.update(choice))

  // biome-ignore lint/correctness/useExhaustiveDependencies: it starts when the module has loaded.
  useLayoutEffect(() => {
    start()
    return () => {
      calendar.current?.destroy()
      calendar.current = null
    }
  }, [module])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the rest doesn't change while it is open.
  useLayoutEffect(() => update(), [choice.value])
  useLayoutEffect(() => {
    if (focusDays && module) calendar.current?.focus()
  }, [focusDays, module])
}
