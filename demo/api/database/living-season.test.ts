/** The example league's present season: whenever the server starts, one match is on and others have another state. */
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { Change, Match } from '../../../src/contract/matches'
import { type MatchMoment, matchMoment } from '../../../src/domain/match/match'
import { noteOf, periodsText } from '../../../src/domain/match/match-note'
import { clockOf } from '../../../src/domain/time/clock'
import { openSite, type SiteUnderTest } from '../../../test/support/server/site'
import { news } from './schema'
import { renewLivingSeason } from './seed'
import { noteVersion, ownData, seedVersion } from './seeded-rows'

const competition = 902
const evening = Date.parse('2026-11-28T18:40:00Z')

let site: SiteUnderTest
beforeAll(async () => {
  site = await openSite({ now: () => Date.now() })
})
afterAll(async () => {
  vi.useRealTimers()
  await site.close()
})

const ask = async (path: string) => (await site.app.request(`/api${path}`)).json()
const list = async (): Promise<Match[]> =>
  (await ask(`/matches?competition=${competition}&perPage=100`)).matches
/** At that instant, for the server's clock, too. */
const start = (now: number) => {
  vi.useFakeTimers({ toFake: ['Date'], now })
  return renewLivingSeason(site.database, now)
}

test.each([...['2026-11-29T23:05:00Z', '2027-03-28T01:10:00Z', '2030-07-01T04:00:00Z']])(
  'started at %s it has a match that is on and some of each state',
  async (instant) => {
    const now = Date.parse(instant)
    await start(now)
    const counts: Partial<Record<MatchMoment, number>> = {}
    for (const match of await list()) {
      const moment = matchMoment(match, clockOf(now))
      counts[moment] = (counts[moment] ?? 0) + 1
    }
    expect(counts).toEqual({
      ...{ FINISHED: 32, LIVE: 1, SCHEDULED: 9, POSTPONED: 1, CANCELLED: 1, ABANDONED: 1 },
    })
  },
)

describe('the season', () => {
  beforeAll(() => start(evening))

  test.each([1, 5, 20])('opens by time on the page of %d that has the match which is on', async (perPage) => {
    const query = `competition=${competition}&order=time&around=2026-11-28&perPage=${perPage}`
    const { matches }: { matches: Match[] } = await ask(`/matches?${query}`)
    expect(matches.map((match) => matchMoment(match, clockOf(evening)))).toContain('LIVE')
  })

  test('shows a running score, a new time, an overtime with its periods, and a forfeit', async () => {
    const now = clockOf(evening)
    const noted = (await list()).map((match) => ({ ...match, note: noteOf(match, matchMoment(match, now)) }))
    const of = (word: string) => noted.find(({ note }) => note?.startsWith(word))
    expect(of('V teku')).toMatchObject({ status: 'LIVE', firstTeamScore: 48, secondTeamScore: 45 })
    expect(of('prej 27. 11. 2026')?.dateTime).toBe('2026-12-01 19:00:00')
    const overtime = of('po podaljšku')
    expect(overtime).toMatchObject({ firstTeamScore: 91, secondTeamScore: 88 })
    expect(overtime && periodsText(overtime, 'FINISHED')).toBe(
      '21 : 18 · 17 : 22 · 19 : 21 · 22 : 18 · 12 : 9',
    )
    expect(of('Brez boja')).toMatchObject({ status: 'FORFEITED', firstTeamScore: 20, secondTeamScore: 0 })
  })

  test('has three clubs level at its top, separated by the games between them', async () => {
    const rows: { points: number; decidedBy?: string }[] = (await ask(`/competitions/${competition}`))
      .standings
    expect(rows.slice(0, 4).map(({ points, decidedBy }) => [points, decidedBy])).toEqual([
      ...[
        [11, 'DIFFERENCE_BETWEEN'],
        [11, 'DIFFERENCE_BETWEEN'],
        [11, undefined],
      ],
      [10, 'GAMES_BETWEEN'],
    ])
  })

  test('has noted in the changes what became of its matches, and no more where it is started again', async () => {
    vi.useRealTimers()
    const kinds = async () => {
      await renewLivingSeason(site.database, Date.now())
      const { changes }: { changes: Change[] } = await ask(`/changes?competition=${competition}`)
      return changes.map(({ kind }) => kind).sort()
    }
    const told = ['CANCELLED', 'MOVED', 'PLAYED', 'PLAYED', 'PLAYED', 'POSTPONED']
    expect(await kinds()).toEqual(told)
    expect(await kinds()).toEqual(told)
  })
})

describe('stays where it was', () => {
  const isMoved = async () => {
    await start(evening)
    const before = await list()
    await start(evening + 86_400_000)
    return JSON.stringify(await list()) !== JSON.stringify(before)
  }

  test('never, while the facts are all there is', async () => {
    expect(await isMoved()).toBe(true)
  })

  test('after an import', async () => {
    const version = await seedVersion(site.database)
    await noteVersion(site.database, ownData)
    expect(await isMoved()).toBe(false)
    await noteVersion(site.database, version ?? '')
  })

  test('where a table of somebody’s own refers to it', async () => {
    await site.database.execute(sql`CREATE TABLE own (id integer REFERENCES competitions)`)
    await site.database.execute(sql`INSERT INTO own VALUES (${competition})`)
    expect(await isMoved()).toBe(false)
    await site.database.execute(sql`DROP TABLE own`)
  })

  test('where somebody has changed a row', async () => {
    await site.database.update(news).set({ short_text: 'Popravljeno' }).where(eq(news.id, 1))
    expect(await isMoved()).toBe(false)
  })
})
