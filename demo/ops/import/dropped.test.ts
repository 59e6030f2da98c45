/** What an import loses of a record that it takes in, it says; what it can understand, it keeps. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openSite, type SiteUnderTest } from '../../../test/support/server/site'
import { folderSource } from './folder-source'
import { importRecords } from './import-records'
import { NotRead, type Source } from './records'
import { reportLines } from './report'
import type { Wish } from './run'
import { takeFiles, withFiles } from './storage-files'

const scratch = mkdtempSync(join(tmpdir(), 'parket-dropped-'))
let site: SiteUnderTest

beforeAll(async () => {
  site = await openSite()
})
afterAll(async () => {
  await site.close()
  rmSync(scratch, { recursive: true })
})

const given = (files: Record<string, unknown>): Source => ({
  read: async (file) => structuredClone(files[file]),
  files: async () => [],
  file: async () => new Uint8Array(),
})

async function take(files: Record<string, unknown>, wish: Partial<Wish> = {}) {
  const taken = await importRecords(
    site.database,
    given(files),
    { dryRun: false, prune: false, ...wish },
    () => {},
  )
  return { ...taken, said: taken.dropped.map(({ file, path, reason }) => `${file} ${path}: ${reason}`) }
}
const json = async (path: string) => (await site.app.request(`/api${path}`)).json()

const article = (more: object) => ({
  ...{ id: 990_001, url: 'uvoz', title: 'T', title_background: null, published_at: '2024-01-01 18:00:00' },
  ...{ short_text: '', html_content: '', author: null, categories: [], photos: [], related: [], ...more },
})
const season = { id: 990, name: '1990/1991', isActive: false }
const ofSeason = { id: season.id, name: season.name }
const club = (id: number, name: string, more: object = {}) => ({
  ...{ id, shortName: name, fullName: `KK ${name}`, code: null, ...more },
})
const competition = (id: number) => ({ id, name: `Liga ${id}`, description: null, season: ofSeason })
const match = (id: number, competitionId: number, first: string, second: string, more: object = {}) => ({
  ...{ id, competitionId, firstTeamName: first, firstTeamScore: 80, firstTeamCode: null },
  ...{ secondTeamName: second, secondTeamScore: 70, secondTeamCode: null, ...more },
  ...{ dateTime: '1990-11-01 18:00:00', dateTimeUtc: '1990-11-01 17:00:00' },
})
const png = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

describe('what is dropped', () => {
  test.each<[string, Record<string, object[]>, said: string]>([
    [
      'a picture of another scheme',
      { 'news.json': [article({ html_content: '<p>a</p><img src="http://slike.example/a.jpg">' })] },
      'news.json [0].html_content: the picture "http://slike.example/a.jpg" is dropped',
    ],
    [
      'a frame',
      {
        'news.json': [article({ html_content: '<iframe src="https://www.google.com/maps/embed"></iframe>' })],
      },
      'news.json [0].html_content: the frame "https://www.google.com/maps/embed" becomes a link',
    ],
    [
      'a link',
      { 'news.json': [article({ html_content: '<a href="javascript:alert(1)">a</a>' })] },
      'news.json [0].html_content: the link "javascript:alert(1)" is dropped',
    ],
    [
      'a script',
      { 'news.json': [article({ html_content: '<script src="a.js"></script>' })] },
      'news.json [0].html_content: the element <script> is dropped',
    ],
    [
      'a title picture',
      { 'news.json': [article({ title_background: 'http://slike.example/a.jpg' })] },
      'news.json [0].title_background: the picture "http://slike.example/a.jpg" is dropped',
    ],
    [
      'an unknown field',
      { 'seasons.json': [{ ...season, colour: 'red' }] },
      'seasons.json [0].colour: is no field',
    ],
    [
      'a field that is none',
      { 'news.json': [article({ author: 7 })] },
      "news.json [0].author: can't be read: 7",
    ],
    [
      'a ticket address',
      { 'matches.json': [match(990_009, 70, 'A', 'B', { ticket_url: 'javascript:1' })] },
      'matches.json [0].ticket_url: the link "javascript:1" can\'t be followed',
    ],
  ])('is said with file, place and reason: %s', async (_, files, said) => {
    const { said: lines } = await take(files, { dryRun: true })
    expect(lines.join('\n')).toContain(said)
  })

  test('inside the settings of a page as well', async () => {
    const html_content = '<iframe src="https://drugje.example/"></iframe>'
    const inner = [
      { type: 'html_text', published: true, segmentSettings: [{ key: 'html_content', value: html_content }] },
    ]
    const segmentSettings = [{ key: 'content', value: JSON.stringify(inner) }]
    const page = {
      ...{ id: 990_001, url: 'uvoz', title: 'T', title_background: null },
      segments: [{ id: null, type: 'collapsable', published: true, segmentSettings }],
    }
    const { said } = await take({ 'pages.json': [page] }, { dryRun: true })
    expect(said).toEqual([
      expect.stringMatching(
        /^pages\.json \[0\]\.segments\[0\]\.segmentSettings\[0\]\.value.*: the frame "https:\/\/drugje\.example\/" becomes a link/,
      ),
    ])
  })

  test('is counted, equal ones once, in the last line', async () => {
    const { counts, dropped } = await take(
      {
        'seasons.json': [
          { ...season, colour: 1 },
          { ...season, id: 991, name: '1991/1992', colour: 2 },
        ],
      },
      { dryRun: true },
    )
    const files = { new: 0, changed: 0, same: 0, refused: [] }
    const lines = reportLines({ counts, files, refused: [], dropped, dryRun: false, isTakenBack: false })
    expect(lines).toContain('seasons.json [0].colour: is no field that is taken in (and 1 more)')
    expect(lines.at(-1)).toBe('Dropped in all: 2.')
  })

  test('is an error with --strict: nothing is stored', async () => {
    const files = { 'seasons.json': [{ ...season, id: 992, name: '1892/1893', colour: 'red' }] }
    expect((await take(files, { strict: true })).isTakenBack).toBe(true)
    const names = async () => (await json('/seasons')).map(({ name }: { name: string }) => name)
    expect(await names()).not.toContain('1892/1893')
    const whole = { 'seasons.json': [{ id: 992, name: '1892/1893', isActive: false }] }
    expect((await take(whole, { strict: true })).isTakenBack).toBe(false)
    expect(await names()).toContain('1892/1893')
  })
})

test('pictures that are in a text become files under storage', async () => {
  const html_content = `<p>a</p><img alt="b" src="data:image/png;base64,${png}">`
  const { said, pictures } = await take({
    'news.json': [article({ html_content, title_background: `data:image/png;base64,${png}` })],
  })
  expect(said).toEqual([])
  const [path = ''] = pictures.keys()
  expect([path, pictures.size]).toEqual([expect.stringMatching(/^content\/[\da-f]{20}\.png$/), 1])
  expect(await json('/news/uvoz')).toMatchObject({
    html_content: `<p>a</p><img alt="b" src="${path}" />`,
    title_background: path,
  })
  const folder = join(scratch, 'storage')
  const source = withFiles(given({}), pictures)
  expect(await takeFiles(source, folder, false, () => {})).toMatchObject({ new: 1, refused: [] })
})

describe('a team', () => {
  const clubs = [
    club(990_001, 'Reka', { aliases: ['Reka Banka'] }),
    club(990_002, 'Dol'),
    club(990_003, 'Gora', { code: 'GO1' }),
    club(990_004, 'Gora', { code: 'GO2' }),
  ]
  const league = {
    'seasons.json': [season],
    'clubs.json': clubs,
    'competitions.json': [competition(990), competition(991)],
  }
  const clubsIn = async (competition: number) =>
    (await json(`/matches?competition=${competition}&season=990&perPage=50`)).matches
      .toSorted((one: { id: number }, other: { id: number }) => one.id - other.id)
      .map(({ firstTeamId, secondTeamId }: Record<string, unknown>) => [firstTeamId, secondTeamId])

  test('is its club by name, alias, code of namesakes, or as its second team; of any other it is said', async () => {
    const matches = [
      match(990_001, 990, 'Reka', 'Dol'),
      match(990_002, 990, 'Reka Banka', 'Gora', { secondTeamCode: 'GO2' }),
      match(990_003, 990, 'Reka II', 'Dol'),
      match(990_004, 991, 'Reka II', 'Gora'),
      match(990_005, 991, 'Neznani', 'Dol B'),
      match(990_006, 991, 'Dol B', 'Neznani'),
    ]
    const { said, refused, dropped } = await take({ ...league, 'matches.json': matches })
    expect(refused).toEqual([])
    expect(await clubsIn(990)).toEqual([
      [990_001, 990_002],
      [990_001, 990_004],
      [null, 990_002],
    ])
    expect(await clubsIn(991)).toEqual([
      [990_001, null],
      [null, 990_002],
      [990_002, null],
    ])
    expect(said).toEqual([
      'matches.json [2].firstTeamName: "Reka II" plays in one competition with its club\'s first team',
      'matches.json [3].secondTeamName: two clubs are called "Gora"',
      'matches.json [4].firstTeamName: no club is called "Neznani"',
    ])
    expect(dropped.at(-1)?.times).toBe(2)
  })

  test('keeps the aliases of a club whose record has none, and changes nothing the second time', async () => {
    const { counts } = await take(league)
    expect(counts.get('clubs')).toMatchObject({ new: 0, changed: 0 })
    const { aliases, ...bare } = { aliases: [], ...clubs[0] }
    await take({ 'clubs.json': [bare] })
    const { said } = await take(
      { 'matches.json': [match(990_002, 990, 'Reka Banka', 'Dol')] },
      { dryRun: true },
    )
    expect([aliases, said]).toEqual([['Reka Banka'], []])
  })
})

test('"00" is another number than 0, and every height is in centimetres', async () => {
  const heights = [198, '198', 1.98, '1,98', '198 cm', 'visok']
  const numbers = ['00', 0, '0', '7', 7, 'x']
  const players = heights.map((height, index) => ({
    ...{ id: 990_001 + index, first_name: 'A', last_name: `B${index}`, year_of_birth: 1990, photo_url: null },
    last_player_data: { yersey_number: numbers[index], height },
    nt_player_team: [{ pivot: { active: true } }],
  }))
  const team = {
    ...{
      id: 990_001,
      description: null,
      team_photo_url: null,
      season: ofSeason,
      category: null,
      gender: 'MALE',
    },
    competitions: [],
  }
  const { said, refused } = await take({
    'seasons.json': [season],
    'national-teams.json': [team],
    'national-teams/990001/players.json': players,
  })
  expect(refused).toEqual([])
  const got: { last_player_data: { yersey_number: unknown; height: unknown } }[] = await json(
    '/national-teams/990001/players',
  )
  expect(got.map(({ last_player_data: { yersey_number, height } }) => [yersey_number, height])).toEqual([
    ['00', 198],
    [0, 198],
    [0, 198],
    [7, 198],
    [7, 198],
    [null, null],
  ])
  expect(said).toEqual([
    "national-teams/990001/players.json [5].last_player_data.height: can't be read: visok",
    'national-teams/990001/players.json [5].last_player_data.yersey_number: "x" is no number of a jersey',
  ])
})

test.each([
  ['windows-1250', Buffer.from('[\n{"id":1,"name":"\x8aalec"}]', 'latin1'), 'line 2, character 17'],
  ['UTF-16', Buffer.from('\ufeff[]', 'utf16le'), 'line 1, character 1'],
])('a file in %s is refused with its place, and nothing is stored', async (_, bytes, place) => {
  writeFileSync(join(scratch, 'sport-halls.json'), bytes)
  const run = importRecords(site.database, folderSource(scratch), { dryRun: false, prune: false }, () => {})
  await expect(run).rejects.toThrow(NotRead)
  await expect(run).rejects.toThrow(`sport-halls.json is not UTF-8: ${place}.`)
})
