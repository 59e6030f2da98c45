/**
 * An API of the second edition: it knows nothing of what came later. The answers were recorded from that edition's tests,
 * and each screen shows of them what it showed then.
 */
import { readFileSync } from 'node:fs'
import { expect, it, vi } from 'vitest'
import { everyRoute, type Routes } from './answers.fixture'
import { type Rendered, type Rendering, rendered } from './rendered.fixture'

/** By path, where it matters with one parameter. */
const recorded: Readonly<Record<string, unknown>> = JSON.parse(
  readFileSync(new URL('second-edition.answers.json', import.meta.url), 'utf8'),
)

/** What that server had not is not there. */
function answerAt(path: string, query: URLSearchParams): unknown {
  const keys = [...[...query].map(([name, value]) => `${path}?${name}=${value}`), path]
  const key = keys.find((each) => each in recorded)
  if (key === undefined) throw new Error(`no ${path} in the second edition`)
  return recorded[key]
}

const paths = [...everyRoute, ...Object.keys(recorded).map((key) => key.replace(/\?.*/, ''))]
const routes: Routes = Object.fromEntries(
  paths.map((path) => [path, (query: URLSearchParams) => answerAt(path, query)]),
)

const labels = ({ all }: Rendered) => all('[part~=match]').map((box) => box.getAttribute('aria-label'))
const namesIn = (selector: string) => (seen: Rendered) => seen.texts(selector)
const cells = ({ all }: Rendered) =>
  all('tbody tr').map((row) =>
    [...row.children].map(({ textContent }) => textContent?.replaceAll('\u00a0', ' ')).join('|'),
  )

const team = { page: 'clani/kvalifikacije' }
const news = ['Novica 1', 'Novica 2', 'Novica 3']
const ofSeason = [
  'Zmaji 88 : 79 Črni lisjaki',
  'Zmaji 70 : 79 Celinci',
  'Zmaji : Črni lisjaki',
  'Zmaji : Črni lisjaki',
  'Celinci : Črni lisjaki',
]

const screens: [
  screen: string,
  rendering: Rendering,
  read: (seen: Rendered) => unknown[],
  shown: unknown[],
][] = [
  ['ad-banner', {}, ({ all }) => all('img').map((picture) => picture.getAttribute('alt')), ['Kava Polčas']],
  [
    'competition-history',
    {},
    namesIn('[part~=history-row]'),
    ['2024/251. ligaZmajiCelinci', '2024/25PokalČrni lisjakiCelinci', '2023/241. ligaZmajiCelinci'],
  ],
  // The next round, the last results, and all.
  [
    'competition',
    { attributes: { competition: '21' } },
    labels,
    ['Zmaji : Črni lisjaki', 'Zmaji : Črni lisjaki', 'Zmaji 70 : 79 Celinci', ...ofSeason],
  ],
  [
    'competition',
    { attributes: { competition: '21' }, query: 'tab=lestvica' },
    cells,
    [
      '1|Črni lisjaki|7|7|0|642|521|+121||14',
      '2|Celinci|7|3|4|530|543|−13||10',
      '3|Zmaji|7|3|4|550|546|+4||10',
    ],
  ],
  [
    'competition',
    { attributes: { competition: '21' }, query: 'tab=klubi' },
    namesIn('[part~=club]'),
    ['Celinci', 'Črni lisjaki', 'Zmaji'],
  ],
  [
    'competition',
    { attributes: { competition: '21' }, query: 'tab=statistika' },
    namesIn('[part~=stat-row] th'),
    ['Jaka Hribar', 'Marcus Bell'],
  ],
  ['match-list', { query: '' }, labels, ofSeason],
  ['match-list', { attributes: { search: 'off' } }, labels, ofSeason],
  ['match-list', { attributes: { show: 'next', 'per-page': '2' } }, labels, ofSeason.slice(2, 4)],
  ['match-search', {}, namesIn('[part~=filter]'), ['Datum', 'Klub', 'Tekmovanje', 'Dvorana']],
  ['member-list', {}, namesIn('[part~=club] summary'), ['Celinci', 'Šoštanj', 'Zmaji']],
  [
    'national-team',
    { attributes: team, query: '' },
    namesIn('[part~=tab]'),
    ['Igralci in štab', 'Tekme', 'Novice', 'Statistika', 'Zgodovina'],
  ],
  [
    'national-team',
    { attributes: team, query: 'tab=tekme' },
    labels,
    [
      'Slovenija : Črni lisjaki',
      'Slovenija : Črni lisjaki',
      'Slovenija 88 : 79 Črni lisjaki',
      'Slovenija 70 : 79 Celinci',
      'Slovenija : Črni lisjaki',
    ],
  ],
  ['national-team', { attributes: team, query: 'tab=novice' }, namesIn('[part~=news-card] h3'), news],
  [
    'national-team',
    { attributes: team, query: 'tab=statistika&tip=vecne_lestvice&filter=points' },
    namesIn('[part~=standing-row]'),
    ['1 Luka Zupančič 712', '2 Jaka Hribar 300'],
  ],
  [
    'national-team',
    { attributes: team, query: 'tab=statistika&tip=nasprotniki_uradne_tekme&filter=5' },
    labels,
    ['Slovenija 93 : 85 Srbija'],
  ],
  ['national-team', { attributes: team, query: 'tab=zgodovina' }, labels, ['Zmaji 88 : 79 Črni lisjaki']],
  ['news-article', { attributes: { slug: 'kratka-novica' } }, namesIn('[part~=news-card] h3'), news],
  ['news-list', {}, namesIn('[part~=news-card] h3'), news],
  ['page', { attributes: { url: 'o-zvezi' } }, namesIn('[part~=news-card] h3'), news],
  [
    'player',
    { attributes: { player: '502' } },
    labels,
    ['Ekipa 1 88 : 79 Črni lisjaki', 'Ekipa 2 88 : 79 Črni lisjaki'],
  ],
  ['referee-search', { query: 'sodnik=72&sezona=12' }, labels, ['Zmaji 88 : 79 Črni lisjaki']],
  [
    'roster',
    { attributes: { team: '61', layout: 'list' } },
    cells,
    ['5|Luka|Zupančič|2001|201 cm', '7|Jaka|Zupančič|2001|198 cm'],
  ],
  ['site-search', { query: 'q=zmaji' }, namesIn('h3'), ['EuroBasket se začenja', 'EuroBasket 2025', 'Zmaji']],
]

it.each(screens)('%s with %o shows what it showed', async (screen, rendering, read, shown) => {
  const lines = (['error', 'warn'] as const).map((kind) => vi.spyOn(console, kind).mockReturnValue())
  const seen = await rendered(screen, { ...rendering, routes })
  const said = lines.flatMap(({ mock }) => mock.calls)
  for (const line of lines) line.mockRestore()
  expect(seen.isComplete).toBe(true)
  expect(read(seen)).toEqual(shown)
  expect([said, seen.warnings, seen.text.match(/V teku|Prestavljena|Odpovedana|Pred:/)]).toEqual([
    [],
    [],
    null,
  ])
})

it('the answers have no field of a later edition', () => {
  const later = /"(?:status|previousDateTime|periods|decidedBy|corrections|hasPage|phase)"/
  expect(JSON.stringify(recorded)).not.toMatch(later)
})
