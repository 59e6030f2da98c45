/** Changes of matches, as those that follow them read them, whoever wrote the match. */
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Change } from '../../../src/contract/matches'
import { openSite, type SiteUnderTest } from '../../../test/support/server/site'
import { clubs, competitions, match_changes, matches } from '../database/schema'

let site: SiteUnderTest

const base = {
  ...{ season_id: 2026, competition_id: 7801, first_team_name: 'Sava', first_club_id: 7801 },
  ...{ second_team_name: 'Soča', second_club_id: 7802 },
}
const times = (day: string, hour: number) => ({
  date_time: `${day} ${hour + 1}:00:00`,
  date_time_utc: `${day} ${hour}:00:00`,
})

beforeAll(async () => {
  site = await openSite({ siteUrl: 'https://kzs.example' })
  const club = (id: number, short_name: string) => ({ id, short_name, full_name: short_name })
  await site.database.insert(clubs).values([club(7801, 'Sava'), club(7802, 'Soča'), club(7803, 'Drava')])
  await site.database.insert(competitions).values([
    { id: 7801, season_id: 2026, name: 'Liga' },
    { id: 7802, season_id: 2026, name: 'Pokal' },
  ])
})
afterAll(() => site.close())
beforeEach(async () => {
  await site.database.delete(matches).where(sql`id BETWEEN 8100 AND 8199`)
})

type Row = Partial<typeof matches.$inferInsert>

const add = (id: number, row: Row = {}) =>
  site.database.insert(matches).values({ ...base, id, ...times('2027-02-06', 17), ...row })
const change = (id: number, row: Row) => site.database.update(matches).set(row).where(eq(matches.id, id))

/** `minutes` from now: the wall time in UTC, for both times. */
function startingIn(minutes: number): Pick<typeof matches.$inferInsert, 'date_time' | 'date_time_utc'> {
  const text = new Date(Date.now() + minutes * 60_000).toISOString().slice(0, 19).replace('T', ' ')
  return { date_time: text, date_time_utc: text }
}

async function told(query = ''): Promise<{ changes: Change[]; total: number }> {
  const answer = await site.app.request(`/api/changes?${query}`)
  expect(answer.status).toBe(200)
  return answer.json()
}
const kinds = async (query = '') => (await told(query)).changes.map(({ kind, before }) => [kind, before])

it('are none in a database that was filled and left alone', async () => {
  expect(await told()).toEqual({ changes: [], total: 0 })
})

describe('of a match', () => {
  beforeEach(() => add(8101))

  it.each<[what: string, row: Row, change: [string, object]]>([
    [
      'moved',
      times('2027-02-13', 19),
      ['MOVED', { dateTime: '2027-02-06 18:00:00', dateTimeUtc: '2027-02-06 17:00:00' }],
    ],
    ['postponed', { status: 'POSTPONED' }, ['POSTPONED', { status: null }]],
    ['cancelled', { status: 'CANCELLED' }, ['CANCELLED', { status: null }]],
    [
      'played',
      { first_team_score: 81, second_team_score: 79, status: 'FINAL' },
      ['PLAYED', { firstTeamScore: 0, secondTeamScore: 0 }],
    ],
    ['forfeited', { status: 'FORFEITED' }, ['PLAYED', { status: null }]],
    ['in another hall', { location: 'Hala Tivoli' }, ['CORRECTED', { location: null }]],
  ])('%s are what happened and what was before', async (_, row, expected) => {
    await change(8101, row)
    expect(await kinds()).toEqual([expected, ['ADDED', {}]])
  })

  it('come with the match as it is, and the instant', async () => {
    const before = new Date()
    await change(8101, { location: 'Hala Tivoli' })
    const { changes, total } = await told()
    expect(total).toBe(2)
    expect(changes[0]).toMatchObject({
      match: { id: 8101, firstTeamName: 'Sava', location: 'Hala Tivoli', competition: 'Liga' },
    })
    expect(Date.parse(changes[0]?.at ?? '')).toBeGreaterThanOrEqual(before.getTime())
  })

  it('tell a corrected score with the one before', async () => {
    await change(8101, { ...times('2026-02-06', 17), first_team_score: 81, second_team_score: 79 })
    await change(8101, { first_team_score: 82 })
    expect((await kinds())[0]).toEqual(['CORRECTED', { firstTeamScore: 81 }])
  })

  it('are none where nothing told has changed, or the same is written again', async () => {
    await change(8101, { ticket_url: 'https://vstopnice.example', status: 'LIVE' })
    await change(8101, { first_team_name: 'Sava', status: null })
    expect(await kinds()).toEqual([['ADDED', {}]])
  })
})

describe('of a score that runs', () => {
  it('is one, the result, once three hours have passed', async () => {
    await add(8102, startingIn(-60))
    for (const [first, second] of [[2, 0], [20, 18], [45, 40]]) // biome-ignore format: pairs
      await change(8102, { first_team_score: first, second_team_score: second })
    expect(await kinds()).toEqual([['ADDED', {}]])
    await site.database.execute(sql`UPDATE match_changes SET at = at - interval '2 hours 5 minutes'`)
    const { changes } = await told()
    expect(changes[0]).toMatchObject({
      kind: 'PLAYED',
      match: { firstTeamScore: 45, secondTeamScore: 40 },
      before: { firstTeamScore: 0, secondTeamScore: 0 },
    })
  })

  it('is told at once when the record calls it final', async () => {
    await add(8102, startingIn(-60))
    await change(8102, { first_team_score: 45, second_team_score: 40, status: 'LIVE' })
    await change(8102, { status: 'FINAL' })
    expect((await kinds())[0]).toEqual(['PLAYED', { firstTeamScore: 0, secondTeamScore: 0 }])
  })

  it('is none when the score is taken back', async () => {
    await add(8102, startingIn(-60))
    await change(8102, { first_team_score: 45 })
    await change(8102, { first_team_score: 0 })
    const waiting = await site.database.select().from(match_changes).where(sql`at > now()`)
    expect(waiting).toEqual([])
  })
})

describe('are narrowed', () => {
  beforeEach(async () => {
    await add(8101)
    await add(8103, { competition_id: 7802, first_club_id: 7803, first_team_name: 'Drava' })
    await add(8104, { competition_id: 7802, first_club_id: 7803, second_club_id: null })
    await site.database.execute(
      sql`UPDATE match_changes SET at = timestamptz '2026-11-01 12:00Z' + (match_id - 8100) * interval '1 hour'`,
    )
  })

  it.each([
    ['', [8104, 8103, 8101]],
    ['club=7801', [8101]],
    ['club=7801,7803', [8104, 8103, 8101]],
    ['club=7802', [8103, 8101]],
    ['competition=7802', [8104, 8103]],
    ['competition=7802&club=7802', [8103]],
    ['since=2026-11-01T13:00:00Z', [8104, 8103]],
    ['since=2026-11-01T16:30:00%2B02:00', [8104, 8103]],
    ['since=2026-11-01T16:30:00+02:00', [8104, 8103]],
    ['perPage=1&page=2', [8103]],
    ['page=2', []],
  ])('by %j, newest first', async (query, ids) => {
    const { changes } = await told(query)
    expect(changes.map(({ match }) => match.id)).toEqual(ids)
  })

  it('with the number of all pages together', async () => {
    expect((await told('competition=7802&perPage=1')).total).toBe(2)
  })
})

it('are forgotten after 400 days, with the next one', async () => {
  await add(8101)
  await site.database.execute(sql`UPDATE match_changes SET at = now() - interval '401 days'`)
  await change(8101, { location: 'Hala Tivoli' })
  expect((await kinds()).map(([kind]) => kind)).toEqual(['CORRECTED'])
})

it('of a match that is gone are gone', async () => {
  await add(8101)
  await site.database.delete(matches).where(eq(matches.id, 8101))
  expect((await told()).total).toBe(0)
})
