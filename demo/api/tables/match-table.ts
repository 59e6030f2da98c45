/** Matches as a table for people: one column for each field, in words and wall times. The import reads the same. */
import type { MatchState } from '../../../src/contract/matches'
import { isDated } from '../../../src/domain/match/match'
import { periodWords, stateWords } from '../../../src/domain/match/match-note'
import type { SentMatch } from '../requests/match-rows'
import { type Cell, csvOf } from './csv'

export const stateTexts: Readonly<Record<MatchState, string>> = { ...stateWords, FINAL: 'Končana' }

const nameOf = ({ firstName, lastName }: { firstName: string; lastName: string }): string =>
  `${firstName} ${lastName}`.trim()
/** "2026-11-12 18:00:00" as "12.11.2026" */
const dayOf = (wallTime: string): string => wallTime.slice(0, 10).split('-').reverse().join('.')
const hourOf = (wallTime: string): string => wallTime.slice(11, 16)

const columns = {
  Id: ({ id }) => id,
  Tekmovanje: ({ competition }) => competition,
  'Id tekmovanja': ({ competitionId }) => competitionId,
  Del: ({ phase }) => phase,
  Krog: ({ round }) => round,
  Datum: ({ dateTime }) => (isDated({ dateTime }) ? dayOf(dateTime) : ''),
  Ura: ({ dateTime, dateTimeUtc }) =>
    hourOf(dateTime) + hourOf(dateTimeUtc) === '00:0000:00' ? '' : hourOf(dateTime),
  'Časovni pas': ({ time_zone }) => time_zone,
  Domači: ({ firstTeamName }) => firstTeamName,
  Gostje: ({ secondTeamName }) => secondTeamName,
  'Točke domačih': ({ firstTeamScore, secondTeamScore }) =>
    firstTeamScore || secondTeamScore ? firstTeamScore : '',
  'Točke gostov': ({ firstTeamScore, secondTeamScore }) =>
    firstTeamScore || secondTeamScore ? secondTeamScore : '',
  Deli: ({ periods }) => periods && periodWords(periods),
  Stanje: ({ status }) => status && stateTexts[status],
  'Prej dne': ({ previousDateTime: before }) => before && dayOf(before),
  'Prej ob': ({ previousDateTime: before }) => before && hourOf(before),
  Kraj: ({ location }) => location,
  Sodniki: ({ referees }) => referees?.map(nameOf).join(', '),
  Komisar: ({ commissioner }) => commissioner && nameOf(commissioner),
  Vstopnice: ({ ticket_url }) => ticket_url,
  Prenos: ({ live_stream_url }) => live_stream_url,
  Statistika: ({ stats_url }) => stats_url,
  'Koda domačih': ({ firstTeamCode }) => firstTeamCode,
  'Koda gostov': ({ secondTeamCode }) => secondTeamCode,
  'Id domačih': ({ firstTeamId }) => firstTeamId,
  'Id gostov': ({ secondTeamId }) => secondTeamId,
} satisfies Readonly<Record<string, (match: SentMatch) => Cell>>
export type MatchHead = keyof typeof columns

export const matchTable = (matches: readonly SentMatch[]): string =>
  csvOf(
    Object.keys(columns),
    matches.map((match) => Object.values(columns).map((cell) => cell(match))),
  )
