import type { ReactNode } from 'react'
import type { Match } from '../../contract/matches'
import { type Rendered, renderInShadow } from '../fields/shadow.fixture'
import { MatchBox } from './match-box'
import './match-box-skeleton'
import { MatchOfficials } from './match-officials'

const scheduled: Match = {
  id: '1',
  firstTeamName: 'Triglavski risi',
  firstTeamScore: 0,
  firstTeamCode: 'TR',
  secondTeamName: 'Jantar Kras',
  secondTeamScore: 0,
  secondTeamCode: 'JK',
  dateTime: '2025-11-28 18:00:00',
  dateTimeUtc: '2025-11-28 17:00:00',
  status: null,
  previousDateTime: null,
  periods: [],
  time_zone: 'Europe/Ljubljana',
  location: 'Dvorana Center, Kranj',
  competition: '1. liga, 8. krog',
  competitionId: null,
  round: null,
  phase: null,
  ticket_url: null,
  stats_url: null,
  live_stream_url: null,
  referees: [],
  commissioner: null,
  firstTeamId: null,
  secondTeamId: null,
}

export const matchWith = (fields: Partial<Match> = {}): Match => ({ ...scheduled, ...fields })

export const played = (first: number, second: number, fields: Partial<Match> = {}): Match =>
  matchWith({ firstTeamScore: first, secondTeamScore: second, ...fields })

export const now = '2025-11-27 12:00:00'

const midnight = '2026-02-26 00:00:00'

export const created = (fields: Partial<Match> = {}): Match =>
  matchWith({ dateTime: midnight, dateTimeUtc: midnight, ...fields })

/** The longest that the data may hold. */
export const longest = played(113, 108, {
  firstTeamName: 'Bosna in Hercegovina',
  secondTeamName: 'Košarkarskoizobraževalnodruštvo Črnomelj',
  time_zone: 'America/Argentina/Buenos_Aires',
  location: 'Večnamenska športna dvorana Stožice, Ljubljana',
  competition: 'Kvalifikacije za svetovno prvenstvo 2027, prvi krog',
  ticket_url: 'https://vstopnice.example/1',
  live_stream_url: 'https://prenos.example/1',
  stats_url: 'https://statistika.example/1',
  referees: [
    { firstName: 'Matej', lastName: 'Kralj' },
    { firstName: 'Ana', lastName: 'Zorman' },
  ],
  commissioner: { firstName: 'Janez', lastName: 'Škof' },
})

/** A crest that is there ("TR"), one that can't be shown, none without a code. */
export function crestUrl(code: string | null): string | null {
  if (code === null) return null
  return code === 'TR'
    ? 'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg"/%3E'
    : 'data:image/png,broken'
}

export const renderWide = (width: number, view: ReactNode): Rendered =>
  renderInShadow(view, import.meta.sheets, width)

export const officials = (match: Match) => (
  <MatchOfficials match={match} sought={{ referee: null, commissioner: null }} />
)

export function renderMatch(match: Match, width = 1200): Rendered {
  const rendered = renderWide(
    width,
    <MatchBox match={match} now={now} crestUrl={crestUrl} officials={officials} />,
  )
  piece(rendered, '.match').style.contentVisibility = 'visible'
  return rendered
}

export function piece({ shadow }: Rendered, selector: string): HTMLElement {
  const found = shadow.querySelector<HTMLElement>(selector)
  if (!found) throw new Error(`no ${selector}`)
  return found
}
