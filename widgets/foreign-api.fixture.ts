/** Answers of other federations' servers, as hosts have reported them: each was shown wrongly once. */
import type { Routes } from './answers.fixture'

/** UTC; the hour of a server whose clock is the test's. */
const wallTime = (ms: number): string => new Date(ms).toISOString().slice(0, 19).replace('T', ' ')
const inSlovenia = (ms: number): string => wallTime(ms + 3_600_000)

const page = (matches: readonly object[]) => ({ matches, total: matches.length, page: 1 })

/** A club's page has named last season's league since then. 33 is "Liga ABA" of 2025/2026, 36 that of the active season. */
export const lastSeasonsCompetition = (tags: { api: string }): string => `
<parket-match-list ${tags.api} competition="33" club="2" per-page="3" search="off"></parket-match-list>
<parket-match-list ${tags.api} competition="33" club="2" show="next" per-page="3"></parket-match-list>
<parket-competition ${tags.api} competition="33" tab="standings"></parket-competition>`

const seasonOf = { 33: { id: 12, name: '2025/2026' }, 36: { id: 13, name: '2026/2027' } } as const

const leagueOf = (id: 33 | 36) => ({ id, name: 'Liga ABA', description: null, season: seasonOf[id] })

const leagueMatch = (id: 33 | 36, fields: object) => ({
  id: id * 100,
  ...{
    firstTeamName: 'Krka',
    firstTeamScore: 0,
    firstTeamId: 2,
    secondTeamName: 'Zadar',
    secondTeamScore: 0,
  },
  ...{ time_zone: 'Europe/Ljubljana', competition: 'Liga ABA', competitionId: id, ...fields },
})

/** With these many matches of the active season. */
export const turnedSeason = (count: number): Routes => {
  const now = { dateTime: '2026-12-05 19:00:00', dateTimeUtc: '2026-12-05 18:00:00' }
  const before = { dateTime: '2026-04-05 19:00:00', dateTimeUtc: '2026-04-05 17:00:00' }
  const league = {
    33: [leagueMatch(33, { ...before, firstTeamScore: 90, secondTeamScore: 80, secondTeamName: 'Split' })],
    36: Array.from({ length: count }, () => leagueMatch(36, now)),
  }
  const standings = (name: string) => [
    {
      ...{ club: { id: 2, shortName: name, code: null }, played: 7, won: 5, lost: 2 },
      ...{ pointsFor: 560, pointsAgainst: 520, points: 12 },
    },
  ]
  return {
    '/seasons': [
      { ...seasonOf[36], isActive: true },
      { ...seasonOf[33], isActive: false },
    ],
    '/clubs': [{ id: 2, shortName: 'Krka', fullName: 'KK Krka', code: null }],
    '/competitions': (query: URLSearchParams) =>
      query.get('seasonId') === '13' ? [{ id: 36, name: 'Liga ABA' }] : [{ id: 33, name: 'Liga ABA' }],
    '/competition-history': [],
    '/matches': (query: URLSearchParams) => page(query.get('competition') === '36' ? league[36] : league[33]),
    '/competitions/33': { ...leagueOf(33), standings: standings('Krka 2026') },
    '/competitions/36': { ...leagueOf(36), standings: standings('Krka 2027') },
  }
}

/** Of Reka and another one; "80:70" is the score. */
const matchOf = (id: number, second: string, score: string, at: [local: string, utc: string], more = {}) => {
  const [firstTeamScore, secondTeamScore] = score.split(':').map(Number)
  const [dateTime, dateTimeUtc] = at
  const teams = { firstTeamName: 'Reka', firstTeamScore, secondTeamName: second, secondTeamScore }
  return { id, ...teams, dateTime, dateTimeUtc, ...more }
}

const timesOf = (ms: number): [string, string] => [inSlovenia(ms), wallTime(ms)]

/** A score that grows, without a word about its state. Tip-off was 40 minutes ago. */
export function growingScore(now: number) {
  const more = { time_zone: 'Europe/Ljubljana', competitionId: 1 }
  const at = (score: string) => page([matchOf(1, 'Dol', score, timesOf(now - 40 * 60_000), more)])
  return { start: at('0:0'), later: at('45:40'), end: at('88:81') }
}

const tickets = { ticket_url: 'https://vstopnice.example/1' }

/** States that the contract doesn't know, a field that it doesn't know, links that are of no use any more. */
export const statusesAndLinks = (now: number) => {
  const november: [string, string] = ['2026-11-08 19:00:00', '2026-11-08 18:00:00']
  return page([
    matchOf(1, 'Dol', '0:0', timesOf(now - 3_600_000), { status: 'POSTPONED', ...tickets }),
    matchOf(2, 'Breg', '0:20', ['2026-10-09 19:00:00', '2026-10-09 17:00:00'], { status: 'FORFEIT' }),
    matchOf(3, 'Polje', '0:0', ['2026-10-29 19:00:00', '2026-10-29 18:00:00'], { status: 'DOUBLE_FORFEIT' }),
    matchOf(4, 'Zima', '99:98', november, { overtime: 2 }),
    matchOf(5, 'Dol', '80:70', november, { ...tickets, live_stream_url: 'https://prenos.example/1' }),
    matchOf(6, 'Žaga', '0:0', ['2026-12-08 19:00:00', '2026-12-08 18:00:00'], {
      ticket_url: 'www.vstopnice.example/3',
    }),
  ])
}
