/** Imported leagues: standings made of their matches, and those that were delivered. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openSite, type SiteUnderTest } from '../../../test/support/server/site'
import { importRecords } from './import-records'
import type { Source } from './records'

let site: SiteUnderTest

beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

const season = { id: 901, name: '2040/2041', isActive: false }
const club = (id: number, shortName: string) => ({ id, shortName, fullName: `KK ${shortName}`, code: null })
// Ids against the order that is expected.
const clubs = [club(9011, 'Dol'), club(9012, 'Reka'), club(9013, 'Breg'), club(9014, 'Polje')]

const league = (fields: object = {}) => ({
  ...{ id: 905, name: 'Vzorčna liga C', description: null, season, hasStandings: true },
  ...fields,
})

function match(id: number, score: string, fields: object = {}) {
  const [, first = '', second = '', ...scores] = /(\w+)–(\w+) (\d+):(\d+)/.exec(score) ?? []
  const [firstTeamScore = 0, secondTeamScore = 0] = scores.map(Number)
  return {
    ...{ id, firstTeamName: first, firstTeamScore, secondTeamName: second, secondTeamScore },
    ...{ dateTime: '2026-11-01 19:00:00', dateTimeUtc: '2026-11-01 18:00:00', competitionId: 905 },
    ...{ time_zone: 'Europe/Ljubljana', location: 'Dvorana Vzorec', round: 1, phase: 'Redni del' },
    ...fields,
  }
}

/** Reka, Breg and Dol have beaten each other once, and all have beaten Polje. */
const games = [
  match(90500, 'Reka–Dol 90:70'),
  match(90501, 'Dol–Breg 71:70'),
  match(90502, 'Breg–Reka 75:70'),
  match(90503, 'Reka–Polje 71:70'),
  match(90504, 'Dol–Polje 120:60'),
  match(90505, 'Breg–Polje 80:70'),
]

function take(competition: object, matches: object[] = games) {
  const files: Record<string, unknown> = {
    'seasons.json': [season],
    'clubs.json': clubs,
    'competitions.json': [competition],
    'matches.json': matches,
  }
  const source: Source = {
    read: async (file) => structuredClone(files[file]),
    files: async () => [],
    file: async () => new Uint8Array(),
  }
  return importRecords(site.database, source, { dryRun: false, prune: true }, () => {})
}

const answer = async () => (await site.app.request('/api/competitions/905?fresh')).json()

interface Row {
  club: { shortName: string }
  points: number
  decidedBy?: string
}

async function rows(): Promise<string[]> {
  const { standings } = (await answer()) as { standings: Row[] }
  return standings.map(({ club: { shortName }, points, decidedBy }) =>
    [shortName, points, decidedBy].filter(Boolean).join(' '),
  )
}

const byDifference = ['Reka 5 DIFFERENCE_BETWEEN', 'Breg 5 DIFFERENCE_BETWEEN', 'Dol 5', 'Polje 3']

describe('standings made of the matches', () => {
  test('separate three level clubs by the games between them', async () => {
    expect((await take(league())).refused).toEqual([])
    expect(await rows()).toEqual(byDifference)
    expect(await answer()).not.toHaveProperty('corrections')
  })

  const now = new Date().toISOString().slice(0, 19).replace('T', ' ')
  const byForfeit = ['Dol', 'Reka', 'Breg'].map((name) => `${name} 5 DIFFERENCE_BETWEEN`).concat('Polje 5')
  test.each<[what: string, game: object, order: string[], played: number]>([
    [
      'a running score',
      match(90506, 'Polje–Reka 60:10', { dateTime: now, dateTimeUtc: now }),
      byDifference,
      12,
    ],
    ['a forfeit', match(90506, 'Dol–Polje 0:20', { status: 'FORFEITED' }), byForfeit, 14],
  ])('count %s as the rules do', async (_, game, order, played) => {
    await take(league(), [...games, game])
    expect(await rows()).toEqual(order)
    const { standings } = (await answer()) as { standings: { played: number }[] }
    expect(standings.reduce((sum, row) => sum + row.played, 0)).toBe(played)
  })

  test('contain corrections, which are sent along', async () => {
    const corrections = [{ clubId: 9012, points: -1, reason: 'sklep tekmovalne komisije' }]
    await take(league({ corrections }))
    expect(await rows()).toEqual(['Dol 5 GAMES_BETWEEN', 'Breg 5', 'Reka 4', 'Polje 3'])
    expect(await answer()).toMatchObject({
      corrections: [{ clubId: '9012', points: -1, reason: 'sklep tekmovalne komisije' }],
    })
  })
})

describe('delivered standings', () => {
  const delivered = (shortName: string, points: number) => ({
    ...{ club: { id: `x-${shortName}`, shortName, code: null }, points },
    ...{ played: 3, won: 2, lost: 1, pointsFor: 1, pointsAgainst: 2 },
  })

  test('are kept as delivered, ties, corrections and unknown clubs too, until they come without', async () => {
    const standings = [delivered('Gora', 3), delivered('Dol', 5), delivered('Reka', 5)]
    const corrections = [{ clubId: 'x-Gora', points: -2 }]
    await take(league({ standings, corrections, hasStandings: undefined }))
    expect(await rows()).toEqual(['Gora 3', 'Dol 5', 'Reka 5'])
    expect((await answer()) as object).toMatchObject({
      corrections: [{ clubId: 'x-Gora', points: -2 }],
      standings: [{ pointsFor: 1, pointsAgainst: 2 }, {}, {}],
    })
    await take(league())
    expect(await rows()).toEqual(byDifference)
  })
})
