/** What a list by time has before today, folded into a row that opens without scripts. */
import type { ReactNode } from 'react'
import type { Match } from '../../contract/matches'
import { pastWords, spanOf } from '../../domain/match/past-matches'
import { Icon } from '../base/icon'
import { shapes } from '../base/shapes'
import './past-matches.css?sheet'

interface PastMatchesProperties {
  /** Earliest first. */
  matches: readonly Match[]
  children: ReactNode
}

/** It stays as the visitor leaves it: `open` is the browser's. */
export function PastMatches({ matches, children }: PastMatchesProperties) {
  const { days, year } = spanOf(matches)
  return (
    <details className="past">
      <summary className="past-head unprinted">
        <b>{pastWords(matches.length)}</b>{' '}
        <span className="past-span">
          {days} <span className="past-year">{year}</span>
        </span>
        <Icon shape={shapes.chevronDown} />
      </summary>
      {children}
    </details>
  )
}
