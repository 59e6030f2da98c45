/** Real data comes in: what of it becomes rows, what is refused, what a second run changes. */
import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type SQL, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openSite, type SiteUnderTest } from '../../../test/support/server/site'
import { projectFolder } from '../../api/database/project-folder'
import { reasonOf } from '../../api/database/reason'
import { createApp } from '../app'
import { folderSource } from './folder-source'
import { importRecords } from './import-records'
import { NotRead, type Source } from './records'
import { takeFiles } from './storage-files'

const example = join(projectFolder(), 'demo', 'data', 'example-import')
const scratch = mkdtempSync(join(tmpdir(), 'parket-import-'))
let site: SiteUnderTest

beforeAll(async () => {
  site = await openSite()
})
afterAll(async () => {
  await site.close()
  rmSync(scratch, { recursive: true })
})

const silent = () => {}
const noFile = async () => new Uint8Array()
const take = (source: Source, wish = {}) =>
  importRecords(site.database, source, { dryRun: false, prune: false, ...wish }, silent)
const json = async (path: string) => (await site.app.request(`/api${path}`)).json()
const rowsIn = async (table: string) => {
  const { rows } = await site.database.execute<{ count: number }>(
    sql`SELECT count(*)::int AS count FROM ${sql.identifier(table)}`,
  )
  return rows[0]?.count ?? 0
}

const given = (files: Record<string, unknown>): Source => ({
  read: async (file) => structuredClone(files[file]),
  files: async () => [],
  file: noFile,
})

const withExample = (files: Record<string, unknown>): Source => {
  const folder = folderSource(example)
  return {
    ...folder,
    read: async (file) => (file in files ? structuredClone(files[file]) : folder.read(file)),
  }
}

type Json = Record<string, unknown>

async function exampleFile(file: string): Promise<Json[]> {
  const records = await folderSource(example).read(file)
  return Array.isArray(records) ? records : []
}

const listIn = (record: Json | undefined, key: string): unknown[] => {
  const list = record?.[key]
  return Array.isArray(list) ? list : []
}

const season = { id: 1, name: 'S', isActive: false }
const competition = { id: 1, name: 'T', description: null, season: { id: 2027, name: '2027/2028' } }
const match = {
  ...{ id: 1, firstTeamName: 'A', firstTeamScore: 0, firstTeamCode: null, competitionId: 70001 },
  ...{ secondTeamName: 'B', secondTeamScore: 0, secondTeamCode: null },
  ...{ dateTime: '2027-01-01 18:00:00', dateTimeUtc: '2027-01-01 17:00:00' },
}

const opening = 'vzorcno-prvenstvo-se-zacenja'
const hall = (id: number, name = 'Dvorana') => ({ id, name })
const [first, second] = ['vzorcno-prvenstvo', 'vzorcni-clani/svetovno-prvenstvo-2027'] as const
const page = (id: number, url: string, segments: (number | null)[] = []) => ({
  ...{ id, url, title: 'T', title_background: null },
  segments: segments.map((each) => ({ id: each, type: 'title', published: true, segmentSettings: [] })),
})
const article = {
  ...{ id: 987, url: 'a', title: 'T', title_background: null, published_at: '2027-01-01 18:00:00' },
  ...{ short_text: '', html_content: '', author: null, categories: [], photos: [], related: [] },
}

describe('the example folder', () => {
  test('tried dry is counted, and changes nothing', async () => {
    const before = await rowsIn('matches')
    const { counts, refused } = await take(folderSource(example), { dryRun: true })
    expect(refused).toEqual([])
    expect(counts.get('matches')).toMatchObject({ new: 78, changed: 0, same: 0, left: before })
    expect(await rowsIn('matches')).toBe(before)
  })

  test('with a match put off, one without a time and one with periods is in, and the same the next time', async () => {
    const matches = [
      { ...match, id: 800_001, status: 'POSTPONED', previousDateTime: '2026-12-30 18:00:00' },
      { ...match, id: 800_002, dateTime: null, dateTimeUtc: null },
      { ...match, id: 800_003, firstTeamScore: 81, periods: [{ first: 81, second: 0 }] },
    ]
    class TakenBack extends Error {}
    const run = site.database.transaction(async (transaction) => {
      const wish = { dryRun: false, prune: false }
      const source = withExample({ 'matches.json': matches })
      const { refused } = await importRecords(transaction, source, wish, silent)
      expect(refused).toEqual([])
      const { rows } = await transaction.execute(
        sql`SELECT status, date_time, previous_date_time, periods FROM matches WHERE id BETWEEN 800001 AND 800003 ORDER BY id`,
      )
      const none = { status: null, previous_date_time: null, periods: null }
      expect(rows).toEqual([
        {
          ...none,
          status: 'POSTPONED',
          date_time: match.dateTime,
          previous_date_time: '2026-12-30 18:00:00',
        },
        { ...none, date_time: '9999-12-31 00:00:00' },
        { ...none, date_time: match.dateTime, periods: [{ first: 81, second: 0 }] },
      ])
      const again = await importRecords(transaction, source, wish, silent)
      expect(again.counts.get('matches')).toMatchObject({ new: 0, changed: 0 })
      throw new TakenBack()
    })
    await expect(run).rejects.toThrow(TakenBack)
  })

  test('with a planner that learns nothing is in all the same, and that is logged', async () => {
    const lines: string[] = []
    const matches = Array.from({ length: 1000 }, (_, index) => ({ ...match, id: 800_000 + index }))
    const source = withExample({ 'matches.json': matches })
    class TakenBack extends Error {}
    const run = site.database.transaction(async (transaction) => {
      // No table is looked after within a transaction.
      const wish = { dryRun: false, prune: false }
      const { counts } = await importRecords(transaction, source, wish, silent, (line) => lines.push(line))
      expect(counts.get('matches')?.new).toBeGreaterThanOrEqual(1000)
      throw new TakenBack()
    })
    await expect(run).rejects.toThrow(TakenBack)
    expect(lines).toEqual([expect.stringMatching(/^The planner's numbers are not fresh: .*VACUUM/)])
  })

  test('comes in whole', async () => {
    const { refused, dropped } = await take(folderSource(example))
    const withoutNations = dropped.filter(({ reason }) => !reason.startsWith('no club is called'))
    expect([refused, withoutNations]).toEqual([[], []])
    const [first] = (await json('/national-teams/70001/matches')) as Record<string, unknown>[]
    expect(first).toMatchObject({
      competition: 'Vzorčno svetovno prvenstvo 2027',
      referees: expect.arrayContaining([expect.anything()]),
    })
    expect((await json('/matches?hall=70001')).total).toBeGreaterThan(10)
    expect((await json('/matches?club=70001')).total).toBe(3)
    expect((await json('/competitions/70002')).standings).toHaveLength(4)
    expect(await json('/national-teams/70001/players')).toHaveLength(12)
    expect(await json('/national-teams/70001/staff')).toHaveLength(2)
    expect((await json('/opponents?categoryId=70001')).length).toBeGreaterThan(4)
    expect((await json(`/news/${opening}`)).categories).toHaveLength(1)
    expect((await json('/pages?url=vzorcno-prvenstvo')).segments).toHaveLength(2)
    const teamPage = await json('/pages?url=vzorcni-clani/svetovno-prvenstvo-2027')
    expect(teamPage.segments[0].segmentSettings).toMatchObject([{ key: 'tabs' }])
    expect((await json('/seasons')).filter(({ isActive }: { isActive: boolean }) => isActive)).toMatchObject([
      { id: 2027 },
    ])
    expect((await json('/search?q=dvokorak')).total).toBeGreaterThan(0)
  })

  test('changes nothing the second time', async () => {
    const { counts } = await take(folderSource(example))
    const others = [...counts].filter(([, count]) => count.new + count.changed + count.removed > 0)
    expect(others).toEqual([])
  })

  const team = 'national-teams/70001'
  /** The list of the first record without its first one. */
  const less = (key: string) => (one: Json) => ({ ...one, [key]: listIn(one, key).slice(1) })
  const reversed = (one: Json) => ({ ...one, referees: listIn(one, 'referees').toReversed() })
  test.each<[what: string, file: string, change: (record: Json) => Json | undefined, kind: string]>([
    ['a member’s address', 'members.json', less('addresses'), 'clubs'],
    ['a member’s president', 'members.json', (one) => ({ ...one, president: null }), 'clubs'],
    ['a score', 'matches.json', (one) => ({ ...one, firstTeamScore: 123 }), 'matches'],
    ['the order of referees', 'matches.json', reversed, 'matches'],
    ['a player who left', `${team}/players.json`, () => undefined, 'national teams'],
    ['a new coach', `${team}/staff.json`, (one) => ({ ...one, name: 'Nova Trenerka' }), 'national teams'],
    ['an article’s photos', 'news.json', (one) => ({ ...one, photos: [] }), 'news'],
    ['a page’s segments', 'pages.json', less('segments'), 'pages'],
  ])('with %s changes one record, and back', async (_, file, change, kind) => {
    const [one = {}, ...others] = await exampleFile(file)
    const changed = [change(one), ...others].filter((each) => each !== undefined)
    const { counts } = await take(withExample({ [file]: changed }))
    expect(counts.get(kind)).toMatchObject({ new: 0, changed: 1 })
    const back = await take(folderSource(example))
    expect(back.counts.get(kind)).toMatchObject({ new: 0, changed: 1 })
  })
})

describe('a record is refused', () => {
  const menuItem = {
    id: 1,
    parent_menu_id: 987,
    position: 1,
    page_path: 'a',
    title: 'A',
    external_link: null,
  }
  const ad = { uuid: 'x', banner_url: 'a.svg', banner_title: 'A', url: '/' }
  const nobody = [{ firstName: 'Nihče', lastName: 'Neznan' }]
  test.each<[why: string, kind: string, records: object[], path: string, reason: string]>([
    ['without a name', 'seasons', [season, { id: 2, isActive: false }], '[1]', 'name'],
    ['with an id that is no number', 'seasons', [{ ...season, id: 'abc' }], '[0]', 'id: must be a whole'],
    ['with an id too large', 'seasons', [{ ...season, id: 3_000_000_000 }], '[0]', 'id: must be'],
    [
      'twice',
      'sport-halls',
      [hall(5), { ...hall(5), id: '5' }],
      '[1]',
      'is the same as sport-halls.json [0]',
    ],
    ['with a NUL', 'sport-halls', [{ id: 5, name: 'A\u0000' }], '[0]', 'NUL'],
    ['with half a character', 'sport-halls', [{ id: 5, name: 'A\ud800' }], '[0]', 'half a character'],
    ['in no season', 'competitions', [{ ...competition, season }], '[0]', 'there is no season 1'],
    [
      'in no competition',
      'matches',
      [{ ...match, competitionId: 987 }],
      '[0]',
      'there is no competition 987',
    ],
    ['on no day', 'matches', [{ ...match, dateTime: '2027-02-30 18:00:00' }], '[0]', 'dateTime'],
    ['with half a point', 'matches', [{ ...match, firstTeamScore: 70.5 }], '[0]', 'firstTeamScore: must be'],
    [
      'against itself',
      'matches',
      [{ ...match, firstTeamId: 70001, secondTeamId: 70001 }],
      '[0]',
      'same club',
    ],
    ['under no parent', 'menu', [menuItem], '[0]', 'there is no item 987'],
    ['without a uuid', 'ads', [ad], '[0]', 'uuid'],
    [
      'with the name of a season',
      'seasons',
      [{ ...season, name: '2027/2028' }],
      '[0]',
      'name: season 2027 has it',
    ],
    ['with the address of a page', 'pages', [page(5, first)], '[0]', 'url: page 70001 has it'],
    [
      'with that of one before it',
      'pages',
      [page(7, 'a'), page(8, 'a')],
      '[1]',
      'is the same as pages.json [0]',
    ],
    ['with that of an article', 'news', [{ ...article, url: opening }], '[0]', 'url: article 70001 has it'],
    [
      'with a segment of another page',
      'pages',
      [page(7, 'a', [7000101])],
      '[0]',
      'segments[0].id: page 70001',
    ],
    [
      'with one of a page before it',
      'pages',
      [page(7, 'a', [71]), page(8, 'b', [81, 71])],
      '[1]',
      'segments[1].id: 71',
    ],
    ['with a segment twice', 'pages', [page(7, 'a', [71, 71])], '[0]', 'segments[1].id: 71 stands twice'],
    [
      'inside another, which comes in',
      'matches',
      [{ ...match, referees: nobody }],
      '[0].referees[0]',
      'nobody is called "Nihče Neznan"',
    ],
  ])('%s', async (_, kind, records, path, reason) => {
    const file = `${kind}.json`
    const { refused } = await take(given({ [file]: records }), { dryRun: true })
    expect(refused).toEqual([{ file, path, reason: expect.stringContaining(reason) }])
  })
})

describe('records that hang together', () => {
  const item = (id: number, parent: number | null, position: unknown = 1) => ({
    ...{ id, parent_menu_id: parent, position, page_path: `p${id}`, title: 'T', external_link: null },
  })
  test.each<[what: string, kind: string, records: object[], refused: string[], counts: object]>([
    [
      'pages that change addresses come in',
      'pages',
      [page(70001, second), page(70002, first)],
      [],
      { new: 0, changed: 2 },
    ],
    [
      'a page comes in at the address that another has left',
      'pages',
      [page(987, first), page(70001, 'drugje')],
      [],
      { new: 1, changed: 1 },
    ],
    [
      'a page is refused that waits for one that is refused',
      'pages',
      [page(70001, second), page(70002, 'domov'), page(987, 'a')],
      ['[1]: url: page 1 has it', '[0]: url: page 70002 has it'],
      { new: 1, changed: 0 },
    ],
    [
      'menu items are refused under one that is',
      'menu',
      [item(3003, 3002), item(3001, null, 0.5), item(3002, 3001), item(3004, null)],
      [
        '[1]: position: must be a whole number from 0 to 32767, is 0.5',
        '[2]: parent_menu_id: there is no item 3001',
        '[0]: parent_menu_id: there is no item 3002',
      ],
      { new: 1 },
    ],
    [
      'segments without ids get free ones, however large their pages’ are',
      'pages',
      [
        page(2_147_483_647, 'a', [null, null]),
        page(70001, first, Array(101).fill(null)),
        page(70002, 'b', [null]),
      ],
      [],
      { new: 1, changed: 2 },
    ],
  ])('%s', async (_, kind, records, refused, counts) => {
    const taken = await take(given({ [`${kind}.json`]: records }), { dryRun: true })
    expect(taken.refused.map(({ path, reason }) => `${path}: ${reason}`)).toEqual(refused)
    expect(taken.counts.get(kind)).toMatchObject(counts)
  })

  test('segments without ids are the same ones the second time', async () => {
    const files = given({ 'pages.json': [page(987, 'a', [null, null]), page(988, 'b', [null])] })
    expect((await take(files)).counts.get('pages')).toMatchObject({ new: 2 })
    expect((await take(files)).counts.get('pages')).toMatchObject({ new: 0, changed: 0, same: 2 })
  })
})

describe('a run that breaks', () => {
  test('on a file that is no list leaves nothing of the others', async () => {
    const before = await rowsIn('sport_halls')
    const broken = given({ 'sport-halls.json': [{ id: 4242, name: 'Nova' }], 'ads.json': { uuid: 'x' } })
    await expect(take(broken)).rejects.toThrow(NotRead)
    expect(await rowsIn('sport_halls')).toBe(before)
  })

  test('on a file that is no JSON names it', async () => {
    writeFileSync(join(scratch, 'seasons.json'), '[{')
    await expect(take(folderSource(scratch))).rejects.toThrow('seasons.json is no JSON')
  })
})

describe('what the source has no more', () => {
  const halls = [hall(70001, 'Dvorana Obroč')]

  test('is left, and counted', async () => {
    const before = await rowsIn('sport_halls')
    const { counts } = await take(given({ 'sport-halls.json': halls }))
    expect(counts.get('sport halls')).toMatchObject({ same: 1, left: before - 1, removed: 0 })
    expect(await rowsIn('sport_halls')).toBe(before)
  })

  test('is taken away where that is requested, but for what something refers to; other kinds stay', async () => {
    const [matches, articles] = [await rowsIn('matches'), await rowsIn('news')]
    await take(given({ 'sport-halls.json': [{ id: 4243, name: 'Odveč' }] }))
    const left = given({ 'sport-halls.json': halls, 'news.json': await exampleFile('news.json') })
    const { counts } = await take(left, { prune: true })
    expect(counts.get('sport halls')?.removed).toBeGreaterThan(0)
    expect(counts.get('sport halls')?.left).toBeGreaterThan(0)
    expect(counts.get('news')).toMatchObject({ removed: articles - 1, left: 0 })
    expect([await rowsIn('matches'), await rowsIn('news')]).toEqual([matches, 1])
    expect((await json('/search?q=eurobasket')).counts.news).toBe(0)
  })

  const champion = {
    competition: { id: 70002, name: 'T' },
    season: { id: 2027, name: '2027/2028' },
    first: { name: 'Prvi', code: null },
  }
  test.each<[string, file: string, records: object[] | null, stays: SQL]>([
    ['members', 'members.json', null, sql`clubs`],
    ['referees', 'referees.json', null, sql`officials`],
    ['matches of clubs', 'matches.json', null, sql`matches WHERE national_team_id IS NOT NULL`],
    ['who came first', 'competition-history.json', [champion], sql`competitions`],
  ])('is left where %s alone are reported', async (_, file, records, stays) => {
    const count = async () => {
      const { rows } = await site.database.execute(sql`SELECT count(*)::int AS count FROM ${stays}`)
      return Number(rows[0]?.count)
    }
    const before = await count()
    const { counts } = await take(given({ [file]: records ?? (await exampleFile(file)) }), { prune: true })
    expect([before > 0, await count()]).toEqual([true, before])
    const numbers = [...counts.values()].flatMap((each) => Object.values<number>({ ...each }))
    expect(numbers.filter((number) => number < 0)).toEqual([])
  })

  test('is left where a record of the kind was refused', async () => {
    const before = await rowsIn('sport_halls')
    await take(given({ 'sport-halls.json': [...halls, { id: 'x', name: 'X' }] }), { prune: true })
    expect(await rowsIn('sport_halls')).toBe(before)
  })
})

test('what the database says while something is taken away stops the run, unless something still refers to it', async () => {
  await site.database.execute(
    sql`CREATE FUNCTION no_more() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'the disk is full' USING ERRCODE = '53100'; END $$`,
  )
  await site.database.execute(
    sql`CREATE TRIGGER no_more BEFORE DELETE ON sport_halls FOR EACH ROW EXECUTE FUNCTION no_more()`,
  )
  const halls = given({ 'sport-halls.json': [hall(70001, 'Dvorana Obroč')] })
  expect(await take(halls, { prune: true }).catch(reasonOf)).toBe('the disk is full')
  await site.database.execute(sql`DROP FUNCTION no_more CASCADE`)
})

const kinds = [
  ...['seasons', 'sport-halls', 'members', 'clubs', 'referees', 'commissioners', 'competitions', 'matches'],
  ...['national-teams', 'categories', 'news', 'pages', 'menu', 'ads'],
]

describe('an empty list', () => {
  test.each([...kinds, 'competition-history', 'players'])('of %s says nothing', async (name) => {
    const { counts } = await take(given({ [`${name}.json`]: [] }), { prune: true, dryRun: true })
    expect([...counts]).toEqual([])
  })

  test.each([
    ['players', 'player_teams'],
    ['staff', 'staff'],
    ['matches', 'matches'],
  ])('of a national team’s %s says nothing', async (name, table) => {
    const before = await rowsIn(table)
    const teams = await exampleFile('national-teams.json')
    await take(given({ 'national-teams.json': teams, [`national-teams/70001/${name}.json`]: [] }))
    expect(await rowsIn(table)).toBe(before)
  })
})

test.each(kinds)(
  'a list of %s of which every record is refused is counted as one that came',
  async (name) => {
    const { counts } = await take(given({ [`${name}.json`]: [{}] }), { prune: true, dryRun: true })
    expect([...counts.values()][0]).toMatchObject({ new: 0, changed: 0, same: 0, removed: 0 })
  },
)

describe('pictures', () => {
  test('that can’t be written are refused one by one: the records are in by then', async () => {
    const place = join(scratch, 'a-file')
    writeFileSync(place, '')
    const { new: fresh, refused } = await takeFiles(folderSource(example), place, false, silent)
    expect([fresh, refused[0]?.reason]).toEqual([0, expect.stringMatching(/^can't be written: /)])
    const { files } = folderSource(example)
    expect(refused.length).toBe((await files()).length)
  })

  test('that can’t be listed are logged, no more', async () => {
    const files = () => Promise.reject(new Error('no such place'))
    const { refused } = await takeFiles({ ...folderSource(example), files }, scratch, false, silent)
    expect(refused).toEqual([{ file: 'storage', path: '', reason: 'no such place' }])
  })

  test('come into a folder of their own, once, and nothing else does', async () => {
    const from = join(scratch, 'from')
    cpSync(example, from, { recursive: true })
    writeFileSync(join(from, 'storage', 'a.html'), '<script>')
    const to = join(scratch, 'storage')
    const first = await takeFiles(folderSource(from), to, true, silent)
    expect([existsSync(to), first.new]).toEqual([false, 37])
    expect(await takeFiles(folderSource(from), to, false, silent)).toMatchObject({
      new: 37,
      refused: [{ file: 'storage/a.html' }],
    })
    expect(await takeFiles(folderSource(from), to, false, silent)).toMatchObject({ new: 0, same: 37 })
    expect(readdirSync(join(to, 'logos'))).toContain('VZR.svg')
    const files = { ...site.files, imported: to }
    const app = createApp({ database: site.database, files, log: silent, clickKey: 'x' })
    const statuses = ['logos/VZR.svg', 'logos/SLO.svg', 'logos/nikogar.svg'].map(
      async (path) => (await app.request(`/storage/${path}`)).status,
    )
    expect(await Promise.all(statuses)).toEqual([200, 200, 404])
  })
})
