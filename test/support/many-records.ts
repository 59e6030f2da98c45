/** Answers with any number of records, one kind for each list of a screen. */
import type { Page } from 'playwright'
import { historyRowWith, memberWith, playerWith, statLineWith } from '../../widgets/answers.fixture'

const padded = (value: number) => String(value).padStart(2, '0')
const several = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index))

/** This many matches, all played, this many per day, newest last, because lists reverse them. */
export const matchesOf = (count: number, perDay = 20) =>
  several(count, (index) => {
    const at = Math.floor(index / perDay)
    const day = new Date(Date.UTC(2000, 0, 1 + at)).toISOString().slice(0, 10)
    const time = `${padded(index % 20)}:00`
    return {
      ...{
        id: index,
        firstTeamName: `Domači ${index}`,
        firstTeamScore: 80 + (index % 20),
        firstTeamCode: null,
      },
      ...{
        secondTeamName: `Gostje ${index}`,
        secondTeamScore: 70,
        secondTeamCode: null,
        location: 'Dvorana',
      },
      ...{ dateTime: `${day} 18:${time}`, dateTimeUtc: `${day} 17:${time}`, time_zone: 'Europe/Ljubljana' },
      ...{ competition: '1. SKL', ticket_url: null, stats_url: null },
    }
  })

const memberOf = (index: number) =>
  memberWith({ id: index, shortName: `Klub ${index}`, fullName: `Košarkarski klub Šentjur ${index}` })

const playerOf = (index: number) =>
  playerWith({
    ...{ id: index, last_name: `Žagar ${index}` },
    nt_player_team: [{ pivot: { active: index % 3 > 0 } }],
  })

const historyRowOf = (index: number) =>
  historyRowWith({
    season: { id: index % 70, name: `${1950 + (index % 70)}` },
    competition: { id: index, name: `Liga ${index}` },
  })

const statLineOf = (index: number) =>
  statLineWith({ player: { id: index, first_name: 'Luka', last_name: `Črnič ${index}` }, games: index % 40 })

const choiceOf = (index: number) => ({ id: index, name: `Dvorana ${index}` })

const officialOf = (index: number) => ({
  id: index,
  person: { firstName: 'Ana', lastName: `Žnidar ${index}` },
})

export interface ManyRecords {
  name: string
  body: string
  path: RegExp
  answer: (count: number) => unknown
  /** Rows by number of records, or the list's limit. */
  row: string
  /** The list grows by itself, up to this many rows. */
  growsTo?: number
  /** All rows render at once: a day is one item of its list. */
  isOnePiece?: boolean
  /** What the visitor does before the rows are visible. */
  open?: (page: Page) => Promise<void>
}

const openList = (label: string) => (page: Page) => page.getByRole('combobox', { name: label }).click()

const teamMatches = '<parket-national-team team="901" start="tab=tekme"></parket-national-team>'

const growing: ManyRecords[] = [
  {
    name: 'matches, twenty a day',
    body: teamMatches,
    path: /\/national-teams\/901\/matches$/,
    answer: (count) => matchesOf(count),
    row: '[part~=match]',
    growsTo: 5000,
  },
  {
    name: 'statistics',
    body: '<parket-competition competition="32" start="tab=statistika"></parket-competition>',
    path: /\/competitions\/32\/statistics$/,
    answer: (count) => several(count, statLineOf),
    row: '[part~=stat-row]',
    growsTo: 5000,
  },
]

const choices: ManyRecords[] = [
  {
    name: 'halls to choose from',
    body: '<parket-match-search></parket-match-search>',
    path: /\/api\/sport-halls$/,
    answer: (count) => several(count, choiceOf),
    row: '[role=option]',
    open: openList('Dvorana'),
  },
  {
    name: 'clubs to choose from',
    body: '<parket-match-search></parket-match-search>',
    path: /\/api\/clubs$/,
    answer: (count) => several(count, memberOf),
    row: '[role=option]',
    open: openList('Klub'),
  },
  {
    name: 'referees to choose from',
    body: '<parket-referee-search></parket-referee-search>',
    path: /\/api\/referees$/,
    answer: (count) => several(count, officialOf),
    row: '[role=option]',
    open: openList('Sodnik'),
  },
]

export const cases: ManyRecords[] = [
  ...growing,
  {
    name: 'matches of one day',
    body: teamMatches,
    path: /\/national-teams\/901\/matches$/,
    answer: (count) => matchesOf(count, count),
    row: '[part~=match]',
    isOnePiece: true,
  },
  {
    name: 'members',
    body: '<parket-member-list></parket-member-list>',
    path: /\/api\/members$/,
    answer: (count) => several(count, memberOf),
    row: '[part~=club]',
  },
  {
    name: 'players',
    body: '<parket-roster team="901"></parket-roster>',
    path: /\/players$/,
    answer: (count) => several(count, playerOf),
    row: '[part~=player]',
  },
  {
    name: 'players in a table',
    body: '<parket-roster team="901" layout="list"></parket-roster>',
    path: /\/players$/,
    answer: (count) => several(count, playerOf),
    row: '[part~=player]',
  },
  {
    name: 'competitions of the past',
    body: '<parket-competition-history></parket-competition-history>',
    path: /\/competition-history$/,
    answer: (count) => several(count, historyRowOf),
    row: '[part~=history-row]',
  },
  ...choices,
]
