/** The row over a list: its title, the season and the calendar link. */
import type { ReactNode } from 'react'
import { isExternal } from '../../domain/text/link'
import { useWidget } from '../../page/widget'
import { headingTag } from '../base/heading-tag'
import { shapes } from '../base/shapes'
import { CalendarButton, type CalendarLinks } from '../matches/calendar-button'
import { Button } from '../navigation/button'
import './heading-row.css?sheet'

interface HeadingRowProperties {
  title: string
  /** The season switch; its space is reserved. */
  season: ReactNode
  /** Null where the calendar would be empty. Absent where there is nothing to take along. */
  calendar?: CalendarLinks | null
  /** The address of what is shown as a table (CSV); null where there is none. */
  table?: string | null
  /** What the list is narrowed to, in words: for print, where the form is hidden. */
  sheet?: readonly (string | null)[]
  /** Lines under it. */
  children?: ReactNode
}

export function HeadingRow({
  title,
  season,
  calendar,
  table = null,
  sheet = [],
  children,
}: HeadingRowProperties) {
  const { configuration, headingLevel } = useWidget()
  const Title = headingTag(headingLevel)
  const narrowedTo = sheet.filter(Boolean).join(' · ')
  return (
    <header className="heading-row">
      <Title className="page-title">{title}</Title>
      <div className="heading-row-season">{season}</div>
      {calendar !== undefined && (
        <div className="heading-row-actions unprinted">
          {calendar && <CalendarButton {...calendar} />}
          {/* A guest's page is the guest's to print. */}
          {configuration.history === 'page' && (
            <>
              <Button icon={shapes.print} onClick={() => window.print()}>
                <span className="action-word">Natisni</span>
              </Button>
              {/* Another server may have no tables. */}
              {table && !isExternal(configuration.api, configuration.site) && (
                <Button href={table} download>
                  CSV
                </Button>
              )}
            </>
          )}
        </div>
      )}
      {narrowedTo && <p className="heading-row-sheet">{narrowedTo}</p>}
      {children}
    </header>
  )
}

/** A placeholder of the same height. */
export function HeadingRowSkeleton({ title, children }: { title: ReactNode; children?: ReactNode }) {
  return (
    <div className="heading-row" aria-hidden="true">
      <p className="page-title">{title}</p>
      <p className="heading-row-season" />
      <p className="heading-row-actions unprinted" />
      {children}
    </div>
  )
}
