/// <reference types="vite/client" />
/**
 * A small federation as the API would send it. What each widget shows of it, its own scene.fixture.ts says. Free of any
 * DOM: the same answers are rendered in a browser and in plain Node.
 */

import { lineWith } from '../src/ui/tables/stat-table/stat-line.fixture'

export const seasons = [
  { id: 12, name: '2025/26', isActive: true },
  { id: 11, name: '2024/25', isActive: false },
]

export const clubs = [
  { id: 1, shortName: 'Zmaji', fullName: 'KK Zmaji Ljubljana', code: 'LJU' },
  { id: 2, shortName: 'Črni lisjaki', fullName: 'Košarkarski klub Črni lisjaki', code: 'CEL' },
  { id: '3', shortName: 'Celinci', fullName: 'KD Celinci', code: null },
]

export const competitions = [
  { id: 21, name: '1. liga' },
  { id: 22, name: 'Pokal' },
]

export const halls = [
  { id: 31, name: 'Dvorana Tivoli' },
  { id: 32, name: 'Dvorana Zlatorog' },
]

const address = {
  type: 'PRIMARY',
  street: 'Celovška cesta',
  houseNumber: '25',
  postOffice: { country: 'Slovenija', zipCode: '1000', name: 'Ljubljana' },
}

export const memberWith = (fields: object = {}) => ({
  id: 1,
  shortName: 'Zmaji',
  fullName: 'KK Zmaji Ljubljana',
  code: 'LJU',
  email: 'info@zmaji.example',
  president: { firstName: 'Ana', lastName: 'Zorman' },
  addresses: [address],
  ...fields,
})

export const members = ['Zmaji', 'Šoštanj', 'Celinci', 'Žabe', 'Sokoli', 'Črni lisjaki', 'Domačini'].map(
  (fullName, index) => memberWith({ id: index + 1, fullName, shortName: fullName }),
)

export const matchWith = (fields: object = {}) => ({
  id: 100,
  firstTeamName: 'Zmaji',
  firstTeamScore: 88,
  firstTeamCode: 'LJU',
  secondTeamName: 'Črni lisjaki',
  secondTeamScore: 79,
  secondTeamCode: 'CEL',
  dateTime: '2025-11-28 18:00:00',
  dateTimeUtc: '2025-11-28 17:00:00',
  time_zone: 'Europe/Ljubljana',
  location: 'Dvorana Tivoli',
  competition: '1. liga, 8. krog',
  ticket_url: null,
  stats_url: null,
  live_stream_url: null,
  ...fields,
})

const noScore = { firstTeamScore: 0, secondTeamScore: 0 }

export const scheduled = (dateTime: string, fields: object = {}) =>
  matchWith({ ...noScore, dateTime, dateTimeUtc: dateTime.replace(' 18', ' 17'), ...fields })

export const created = (day: string, fields: object = {}) =>
  matchWith({ ...noScore, dateTime: `${day} 00:00:00`, dateTimeUtc: `${day} 00:00:00`, ...fields })

export const playedMatches = (count: number) =>
  Array.from({ length: count }, (_, index) => {
    const day = new Date(Date.UTC(2025, 10, 28 - index)).toISOString().slice(0, 10)
    const dateTimes = { dateTime: `${day} 18:00:00`, dateTimeUtc: `${day} 17:00:00` }
    return matchWith({
      id: 100 + index,
      firstTeamName: `Ekipa ${index + 1}`,
      firstTeamCode: null,
      ...dateTimes,
    })
  })

export function matchPage(all: readonly object[], query: URLSearchParams) {
  const perPage = Number(query.get('perPage'))
  const start = (Number(query.get('page') ?? 1) - 1) * perPage
  return { matches: all.slice(start, start + perPage), total: all.length }
}

export const ad = {
  uuid: '7e57ab1e-0000-4000-8000-000000000001',
  banner_url: 'banners/kava-polcas.svg',
  banner_title: 'Kava Polčas',
  url: 'https://kava.example/polcas',
}

export const team = {
  id: 61,
  description: 'kvalifikacije',
  team_photo_url: null,
  season: { id: 12, name: '2025/26' },
  category: { id: 1, name: 'Člani', gender: 'MALE' },
  competitions: [],
}

export const playerWith = (fields: object = {}) => ({
  id: 501,
  first_name: 'Jaka',
  last_name: 'Zupančič',
  year_of_birth: 2001,
  photo_url: null,
  last_player_data: { yersey_number: 7, height: 198 },
  nt_player_team: [{ pivot: { active: 1 } }],
  ...fields,
})

const playerLine = (fields: object = {}) => ({
  player: { id: 502, first_name: 'Luka', last_name: 'Zupančič' },
  team: { name: 'Slovenija', code: 'SLO' },
  nationality: 'SLO',
  games: 7,
  minutes: null,
  free_throws_made: 25,
  free_throws_attempted: 29,
  two_points_made: 30,
  two_points_attempted: 63,
  three_points_made: 11,
  three_points_attempted: 36,
  offensive_rebounds: 7,
  defensive_rebounds: 25,
  assists: 19,
  steals: 5,
  turnovers: 12,
  blocks: 1,
  fouls: 14,
  url: null,
  competition: { id: 5, name: 'EuroBasket 2025' },
  season: { name: '2025' },
  ...fields,
})

export const playerDetailWith = (fields: object = {}) => ({
  id: 502,
  first_name: 'Luka',
  last_name: 'Zupančič',
  year_of_birth: 1999,
  height: 201,
  position: 'krilo',
  club: 'Jantar Kras',
  photo_url: 'portraits/m-01.svg',
  nationality: 'SLO',
  played: 63,
  official_points: 712,
  unofficial_points: 941,
  last_player_data: { yersey_number: 5, height: 201 },
  national_team: { id: 61, url: 'clani/kvalifikacije', gender: 'MALE' },
  statistics: [
    playerLine(),
    playerLine({ competition: { id: 4, name: 'Kvalifikacije za EP 2025' }, season: { name: '2024' } }),
  ],
  matches: playedMatches(2),
  ...fields,
})

export const staff = [
  { name: 'Ana Zorman', role: 'fizioterapevtka', role_id: 7 },
  { name: 'Matej Kralj', role: 'selektor', role_id: 1 },
]

export const newsWith = (fields: object = {}) => ({
  id: 900,
  url: 'zmaji-brez-poraza',
  title: 'Zmaji še naprej brez poraza',
  title_background: null,
  published_at: '2025-11-14 10:30:00',
  short_text: 'Po sedmih krogih ostajajo edina neporažena ekipa.',
  categories: [],
  ...fields,
})

export const newsItems = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    newsWith({ id: 900 + index, url: `novica-${index + 1}`, title: `Novica ${index + 1}` }),
  )

export function newsPage(all: readonly object[], query: URLSearchParams) {
  const { matches: news, total: nuOfNews } = matchPage(all, query)
  return { news, nuOfNews }
}

const categories = [
  { id: 4, name: '1. liga', type: 'COMPETITION' },
  { id: 6, name: 'Pokal', type: 'COMPETITION' },
  { id: 1, name: 'Člani', type: 'NATIONAL_TEAM' },
  { id: 2, name: 'Članice', type: 'NATIONAL_TEAM' },
  { id: 8, name: 'Igriva košarka', type: 'PROJECT' },
  { id: 7, name: 'Zveza', type: 'GENERAL' },
]

export const articleWith = (fields: object = {}) => ({
  ...newsWith({
    title_background: 'scenes/met-iz-skoka.svg',
    categories: [{ id: 4, name: '1. liga', top: true }],
  }),
  html_content: '<p>V derbiju so dobili zadnjo četrtino.</p>',
  author: 'Neža Lah',
  photos: [{ path: 'scenes/veselje.svg' }, { path: 'scenes/kos.svg' }],
  related: newsItems(3),
  ...fields,
})

const menu = [
  {
    id: 1,
    parent_menu_id: null,
    position: 1,
    page_path: 'reprezentance',
    title: 'Reprezentance',
    external_link: null,
  },
  { id: 12, parent_menu_id: 1, position: 2, page_path: 'clanice', title: 'Članice', external_link: null },
  {
    id: 5,
    parent_menu_id: null,
    position: 3,
    page_path: '',
    title: 'Trgovina',
    external_link: 'https://trgovina.example/',
  },
]

export const segmentOf = (type: string, settings: object = {}, published = true) => ({
  id: type,
  type,
  published,
  segmentSettings: Object.entries(settings).map(([key, value]) => ({
    key,
    value: typeof value === 'string' ? value : JSON.stringify(value),
  })),
})

export const pageWith = (segments: readonly object[], fields: object = {}) => ({
  id: 1,
  url: 'o-zvezi',
  title: 'O zvezi',
  title_background: 'scenes/siroko-dvorana.svg',
  segments,
  ...fields,
})

const cmsPage = pageWith([
  segmentOf('connecting_page', {
    headerType: 'gray-gradient',
    subpagesData: [
      {
        id: 12,
        fullscreen: true,
        image_url: 'scenes/prodor.svg',
        primaryColor: '#e5484d',
        newsCategoryId: 2,
      },
      { id: 5, fullscreen: false, image_url: null },
    ],
  }),
  segmentOf('title', { title: 'Vodstvo', position: 'left' }),
  segmentOf('federation_personnel', { personnel: [{ name: 'Ana Zorman', function: 'Predsednica' }] }),
  segmentOf('photo', {
    photos_width: '1',
    photos: [{ path: 'scenes/kos.svg' }, { path: 'scenes/zreb.svg' }],
  }),
  segmentOf('photo', { photos_width: '9', photos: [{ path: 'scenes/kos.svg' }] }),
  segmentOf('youtube', { video: 'dQw4w9WgXcQ', title: 'Najlepši koši' }),
  segmentOf('document', { title: 'Koledar', document: { path: 'documents/koledar.pdf' } }),
  segmentOf('collapsable_window', { content: [segmentOf('title', { title: 'Vloge' })], defaultOpen: '1' }),
  segmentOf('collapsable', { title: 'Akreditacije', content: [segmentOf('prenos_v_zivo')] }),
  segmentOf('federation_documents', {
    documents: [{ entry: 'Pravilniki', text: 'Pravilnik o registraciji', url: 'documents/registracija.pdf' }],
  }),
])

export const tabWith = (fields: object = {}) => ({
  name: 'Igralci in štab',
  value: 'roster',
  hash: 'igralci-stab',
  link: null,
  new: null,
  show: true,
  type: 'national_team_competition',
  competitionId: 61,
  ...fields,
})

export const teamPageWith = (tabs: unknown, fields: object = {}) =>
  pageWith([segmentOf('national_team', { tabs })], {
    id: 2,
    url: 'clani/kvalifikacije',
    title: 'Kvalifikacije za SP',
    ...fields,
  })

export const teamTabs = [
  tabWith(),
  tabWith({ name: 'Tekme', value: 'matches', hash: 'tekme' }),
  tabWith({ name: 'Novice', value: 'news', hash: 'novice', newsCategoryId: 1 }),
  tabWith({ name: 'Statistika', value: 'statistics', hash: 'statistika', showAllTimeStandings: true }),
  tabWith({ name: 'Zgodovina', value: 'history', hash: 'zgodovina' }),
]

export const officials = [
  { id: 71, person: { firstName: 'Matej', lastName: 'Kralj' } },
  { id: 72, person: { firstName: 'Ana', lastName: 'Zorman' } },
  { id: 73, person: { firstName: 'Janez', lastName: 'Škof' } },
]

export const resultWith = (fields: object = {}) => ({
  type: 'news',
  title: 'EuroBasket se začenja',
  url: '/novica/eurobasket-se-zacenja',
  image: 'scenes/kos.svg',
  excerpt: 'Slovenija na turnirju EuroBasket 2025.',
  published_at: '2025-08-27 10:00:00',
  ...fields,
})

export const searchResults = [
  resultWith(),
  resultWith({
    ...{ type: 'competition', title: 'EuroBasket 2025', url: '/tekmovanje/5', image: null },
    ...{ excerpt: '2025/26', published_at: null },
  }),
  resultWith({
    ...{ type: 'club', title: 'Zmaji', url: '/tekme?klub=1', image: 'logos/LJU.svg' },
    ...{ excerpt: null, published_at: null },
  }),
]

export function searchPage(all: readonly object[], query: URLSearchParams) {
  const { matches: results, total } = matchPage(all, query)
  return { results, total }
}

export const standingWith = (club: object, fields: object = {}) => ({
  club,
  played: 7,
  won: 7,
  lost: 0,
  pointsFor: 642,
  pointsAgainst: 521,
  points: 14,
  ...fields,
})

export const competitionWith = (fields: object = {}) => ({
  id: 21,
  name: '1. liga',
  description: 'redni del',
  season: { id: 12, name: '2025/26' },
  standings: [
    standingWith({ id: 2, shortName: 'Črni lisjaki', code: 'CEL' }),
    standingWith(
      { id: '3', shortName: 'Celinci', code: null },
      { won: 3, lost: 4, pointsFor: 530, pointsAgainst: 543, points: 10 },
    ),
    standingWith(
      { id: 1, shortName: 'Zmaji', code: 'LJU' },
      { won: 3, lost: 4, pointsFor: 550, pointsAgainst: 546, points: 10 },
    ),
  ],
  ...fields,
})

export const statLineWith = (fields: object = {}) => ({
  ...lineWith(),
  player: { id: 501, first_name: 'Jaka', last_name: 'Hribar' },
  team: { name: 'Zmaji', code: 'LJU' },
  minutes: 201,
  url: '/reprezentant/501',
  ...fields,
})

export const statLines = [
  statLineWith(),
  statLineWith({
    player: { id: 502, first_name: 'Marcus', last_name: 'Bell' },
    ...{ team: { name: 'Celinci', code: null }, nationality: 'XYZ', url: null, assists: 61 },
    ...{ three_points_made: 0, three_points_attempted: 0 },
  }),
]

export const historyRowWith = (fields: object = {}) => ({
  season: { id: 11, name: '2024/25' },
  competition: { id: 19, name: '1. liga' },
  first: { name: 'Zmaji', code: 'LJU' },
  second: { name: 'Celinci', code: null },
  third: null,
  ...fields,
})

export const competitionHistory = [
  historyRowWith(),
  historyRowWith({ competition: { id: 18, name: 'Pokal' }, first: { name: 'Črni lisjaki', code: 'CEL' } }),
  historyRowWith({ season: { id: 10, name: '2023/24' }, competition: { id: 15, name: '1. liga' } }),
]

/** What a route answers: JSON, or whatever is made of the query. */
export type Route = unknown | ((query: URLSearchParams) => unknown)
export type Routes = Readonly<Record<string, Route>>

export const withMatches = (matches: readonly object[]): Routes => ({
  '/matches': (query: URLSearchParams) => matchPage(matches, query),
})

export const withNews = (count: number): Routes => ({
  '/news': (query: URLSearchParams) => newsPage(newsItems(count), query),
})

export const withResults = (results: readonly object[]): Routes => ({
  '/search': (query: URLSearchParams) => searchPage(results, query),
})

const federation: Routes = {
  '/seasons': seasons,
  '/clubs': clubs,
  '/competitions': competitions,
  '/sport-halls': halls,
  '/members': members,
  '/matches': (query: URLSearchParams) => matchPage(playedMatches(3), query),
  '/competitions/21': competitionWith(),
  '/competitions/21/statistics': statLines,
  '/competition-history': competitionHistory,
  '/referees': officials,
  '/commissioners': officials.slice(1),
  '/search': (query: URLSearchParams) => searchPage(searchResults, query),
  '/ad': ad,
  '/news': (query: URLSearchParams) => newsPage(newsItems(11), query),
  '/news/zmaji-brez-poraza': articleWith(),
  '/news/kratka-novica': articleWith({ url: 'kratka-novica', html_content: '' }),
  '/categories': (query: URLSearchParams) => categories.filter(({ type }) => type === query.get('type')),
  '/menu': menu,
  '/pages': (query: URLSearchParams) =>
    query.get('url') === 'clani/kvalifikacije' ? teamPageWith(teamTabs) : cmsPage,
  '/players/502': playerDetailWith(),
  '/national-teams/61': team,
  '/national-teams/61/players': [
    playerWith(),
    playerWith({ id: 502, first_name: 'Luka', last_player_data: { yersey_number: 5, height: 201 } }),
  ],
  '/national-teams/61/staff': staff,
  '/national-teams/61/matches': [
    matchWith({ id: 90, firstTeamName: 'Slovenija', secondTeamName: 'Italija' }),
  ],
}

const scenes = import.meta.glob<Scene>('./*/scene.fixture.ts', { eager: true, import: 'scene' })

const known: Routes = Object.assign({}, federation, ...Object.values(scenes).map(({ answers }) => answers))

export const everyRoute = Object.keys(known)

/** The raw answer at an absolute address; `changes` come before the federation's own. Throws for no route. */
export function answerTo(address: string, changes: Routes = {}): unknown {
  const { pathname, searchParams } = new URL(address)
  const path = pathname.replace(/^.*\/api(?=\/)/, '')
  const routes = { ...known, ...changes }
  if (!(path in routes)) throw new Error(`widgets/answers.fixture.ts has no answer to ${path}`)
  const route = routes[path]
  return structuredCloneOf(typeof route === 'function' ? route(searchParams) : route)
}

/** JSON is copied, because a reader may change it; promises and responses are not. */
const structuredCloneOf = (answer: unknown): unknown =>
  answer instanceof Promise || answer instanceof Response ? answer : structuredClone(answer)

export interface Scene {
  attributes: Readonly<Record<string, string>>
  /** Those of them without which it has nothing to show. */
  needs?: readonly string[]
  /** What is in the markup once all answers are there, with the other attributes or without. */
  shows: string
  /** The paths whose answers that rests on: with any other one missing it is shown all the same. */
  restsOn: readonly string[]
  /** Queries of the page that make it request otherwise: filters, pages, tabs. */
  choices?: readonly string[]
  /** By path what it asks for and no other widget does. */
  answers?: Routes
}

export function sceneOf(tag: string): Scene {
  const file = `./${tag.replace('parket-', '')}/scene.fixture.ts`
  const scene = scenes[file]
  if (!scene) throw new Error(`there is no ${file} in widgets/`)
  return scene
}
