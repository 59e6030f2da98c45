/** Tables for people: what the API hands out as CSV, and that the import takes it in again unchanged. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { noTime } from '../../../src/domain/match/match-status'
import { openSite, type SiteUnderTest } from '../../../test/support/server/site'
import { matches } from '../../api/database/schema'
import { csvRows } from '../../api/tables/csv'
import { folderSource } from './folder-source'
import { importRecords } from './import-records'
import { matchesInCsv } from './match-csv'

let site: SiteUnderTest
const folder = mkdtempSync(join(tmpdir(), 'parket-csv-'))

beforeAll(async () => {
  site = await openSite()
})
afterAll(async () => {
  await site.close()
  rmSync(folder, { recursive: true })
})

const ask = (path: string) => site.app.request(`/api${path}`)
const textOf = async (path: string) => Buffer.from(await (await ask(path)).arrayBuffer()).toString()
const league = async () => {
  const row = await site.database.query.competitions.findFirst({
    where: (one, { eq }) => eq(one.has_standings, true),
  })
  return row?.id ?? 0
}
const takeIn = async (text: string) => {
  writeFileSync(join(folder, 'matches.csv'), text)
  const wish = { dryRun: false, prune: false }
  const { counts, refused } = await importRecords(site.database, folderSource(folder), wish, () => {})
  return { counts: counts.get('matches'), refused }
}

describe('matches.csv', () => {
  test('is a table with Slovenian heads, semicolons and wall times, of exactly the filters', async () => {
    const id = await league()
    const answer = await ask(`/matches.csv?competition=${id}`)
    expect(answer.headers.get('content-type')).toContain('text/csv; charset=utf-8')
    const text = await textOf(`/matches.csv?competition=${id}`)
    expect(text.startsWith('\ufeffId;Tekmovanje;Id tekmovanja;')).toBe(true)
    const [heads = [], ...rows] = csvRows(text)
    const { total } = await (await ask(`/matches?competition=${id}`)).json()
    expect(rows.length).toBe(total)
    for (const row of rows) expect(row[heads.indexOf('Datum')]).toMatch(/^\d\d\.\d\d\.\d{4}$/)
    expect((await ask('/matches.csv?season=abc')).status).toBe(400)
  })

  test('taken in again changes nothing', async () => {
    const id = await league()
    const moved = {
      status: 'POSTPONED',
      previous_date_time: '2026-11-12 18:00:00',
      periods: [{ first: 21, second: 18 }],
    } as const
    const rows = await site.database.query.matches.findMany({ where: eq(matches.competition_id, id) })
    const [first] = rows
    await site.database
      .update(matches)
      .set({ ...moved, periods: [...moved.periods], first_team_name: '=Krka; "Novo\nmesto"' })
      .where(eq(matches.id, first?.id ?? 0))
    const before = await site.database.query.matches.findMany({ orderBy: matches.id })
    const { counts, refused } = await takeIn(await textOf('/matches.csv'))
    const after = await site.database.query.matches.findMany({ orderBy: matches.id })
    expect(refused).toEqual([])
    expect(
      after.filter((row, index) => JSON.stringify(row) !== JSON.stringify(before[index])).slice(0, 3),
    ).toEqual([])
    expect(counts).toMatchObject({ new: 0, changed: 0, removed: 0 })
    expect(counts?.same).toBeGreaterThan(100)
  })

  test('has no day of a match without one, and takes it in again', async () => {
    const [first] = await site.database
      .select()
      .from(matches)
      .where(eq(matches.competition_id, await league()))
    if (!first) throw new Error('the league has no match')
    const { id, date_time, date_time_utc } = first
    const put = (times: Partial<typeof first>) =>
      site.database.update(matches).set(times).where(eq(matches.id, id))
    await put({ date_time: noTime, date_time_utc: noTime })
    const text = await textOf(`/matches.csv?competition=${first.competition_id}`)
    const [heads = [], ...rows] = csvRows(text)
    const row = rows.find((cells) => cells[0] === String(id)) ?? []
    expect(['Datum', 'Ura'].map((head) => row[heads.indexOf(head)])).toEqual(['', ''])
    expect(await takeIn(text)).toEqual({
      counts: expect.objectContaining({ new: 0, changed: 0 }),
      refused: [],
    })
    await put({ date_time, date_time_utc })
  })

  test('changed by hand changes that match', async () => {
    const id = await league()
    const [head = '', line = ''] = (await textOf(`/matches.csv?competition=${id}`))
      .split('\r\n')
      .filter((each) => !each.includes('"'))
    const cells = line.split(';')
    const heads = head.split(';')
    cells[heads.indexOf('Datum')] = '1. 2. 2027'
    cells[heads.indexOf('Ura')] = '9:30'
    expect((await takeIn(`${head}\n${cells.join(';')}\n`)).counts).toMatchObject({ new: 0, changed: 1 })
    const row = await site.database.query.matches.findFirst({ where: eq(matches.id, Number(cells[0])) })
    expect([row?.date_time, row?.date_time_utc]).toEqual(['2027-02-01 09:30:00', '2027-02-01 08:30:00'])
  })
})

test.each([
  ['Domači;Gostje;Datum;Ura\nA;B;31.10.2027;1:00', '2027-10-30 23:00:00'],
  ['Domači;Gostje;Datum;Ura\nA;B;31.10.2027;18:00:00', '2027-10-31 17:00:00'],
  ['Domači;Gostje;Datum;Ura\nA;B;1. 7. 2027;', '2027-07-01 00:00:00'],
  ['Domači;Gostje;Datum;Ura;Časovni pas\nA;B;1.7.2027;20:00;Europe/London', '2027-07-01 19:00:00'],
])('%j is in UTC %s', (text, utc) => {
  expect(matchesInCsv(text)[0]).toMatchObject({ firstTeamName: 'A', firstTeamScore: 0, dateTimeUtc: utc })
})

test.each([
  ['{"a": 1}', 'the first line has no head "Domači"'],
  ['Domači;Datum;Ura;Časovni pas\nA;1.1.2027;18:00;Luna', 'there is no time zone Luna'],
  ['Domači\n"A', 'line 2 has a quote that does not end'],
])('%j is refused', (text, reason) => {
  expect(() => matchesInCsv(text)).toThrow(reason)
})

test('standings.csv has the rows of the standings in their order', async () => {
  const id = await league()
  const [heads, ...rows] = csvRows(await textOf(`/competitions/${id}/standings.csv`))
  const { standings } = await (await ask(`/competitions/${id}`)).json()
  expect(heads).toEqual([
    'Mesto',
    'Ekipa',
    'Tekme',
    'Zmage',
    'Porazi',
    'Dani koši',
    'Prejeti koši',
    'Razlika',
    'Točke',
  ])
  expect(rows.map(([place, club]) => `${place} ${club}`)).toEqual(
    standings.map(
      ({ club }: { club: { shortName: string } }, index: number) => `${index + 1} ${club.shortName}`,
    ),
  )
  expect((await ask('/competitions/999999/standings.csv')).status).toBe(404)
})
