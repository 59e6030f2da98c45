/** What all screens do alike: how they wait, what they say of themselves, and what they make of attributes that make no sense. */
import { describe, expect, it } from 'vitest'
import { playerDetailWith, teamPageWith, teamTabs } from './answers.fixture'
import { past } from './national-team/tab.fixture'
import { type Rendering, rendered, site } from './rendered.fixture'

type Attributes = Readonly<Record<string, string>>

interface Named extends Rendering {
  name: string
  says: [title: string, description: string, path: string]
  image?: string
}

describe('the page', () => {
  const storage = 'https://slike.example/s'
  const article = {
    ...{
      '@type': 'NewsArticle',
      headline: 'Zmaji še naprej brez poraza',
      datePublished: '2025-11-14T10:30:00',
    },
    ...{
      image: [`${storage}/scenes/met-iz-skoka.svg`],
      mainEntityOfPage: `${site}/novica/zmaji-brez-poraza`,
    },
  }
  const women = { id: 61, url: null, gender: 'FEMALE' }

  it.each<Named>([
    {
      name: 'match-list',
      attributes: { club: '3' },
      says: ['Tekme', 'Razpored in izidi tekem', 'tekme?klub=3'],
    },
    {
      name: 'news-list',
      attributes: { category: '4' },
      says: ['Novice', 'Novice KZS', 'novice?kategorija=4'],
    },
    {
      name: 'competition',
      attributes: { competition: '21' },
      says: ['1. liga, 2025/26', '1. liga, 2025/26 – redni del', 'tekmovanje/21'],
    },
    {
      name: 'referee-search',
      says: ['Sodniški iskalnik', 'Tekme po sodnikih in komisarjih', 'sodniski-iskalnik'],
    },
    {
      name: 'member-list',
      says: ['Člani zveze', 'Klubi, člani zveze: naslovi, predsedniki in tekme', 'klubi'],
    },
    {
      name: 'site-search',
      attributes: { query: 'euro' },
      says: ['Iskalnik', 'Iskanje po straneh KZS', 'iskalnik?q=euro'],
      image: 'default-news.svg',
    },
    {
      name: 'page',
      attributes: { url: 'o-zvezi' },
      says: ['O zvezi', 'O zvezi', 'o-zvezi'],
      image: 'scenes/siroko-dvorana.svg',
    },
    {
      name: 'player',
      attributes: { player: '502' },
      says: ['Luka Zupančič', 'Reprezentant, letnik 1999, krilo, Jantar Kras', 'reprezentant/502'],
      image: 'portraits/m-01.svg',
    },
    {
      name: 'player',
      attributes: { player: '502' },
      routes: { '/players/502': playerDetailWith({ club: null, photo_url: null, national_team: women }) },
      says: ['Luka Zupančič', 'Reprezentantka, letnik 1999, krilo', 'reprezentant/502'],
    },
    {
      name: 'national-team',
      attributes: { page: 'clani/kvalifikacije' },
      says: [
        'CLANI Kvalifikacije za SP',
        'Reprezentanca Kvalifikacije za SP',
        'reprezentance/clani/kvalifikacije',
      ],
      image: 'scenes/siroko-dvorana.svg',
    },
    {
      name: 'national-team',
      attributes: { page: 'clani-in-clanice/clani' },
      routes: { '/pages': teamPageWith(teamTabs, { title_background: null, title: 'Člani' }) },
      says: ['Člani', 'Reprezentanca Člani', 'reprezentance/clani-in-clanice/clani'],
    },
  ])('of $name is named for whoever shows it', async ({ name, says, image, ...rendering }) => {
    const { metadata } = await rendered(name, { ...rendering, page: { productName: 'Koš', storage } })
    const [title, description, path] = says
    expect(metadata).toEqual({
      ...{ title: `Koš - ${title}`, description, url: `${site}/${path}` },
      image: image ? `${storage}/${image}` : null,
    })
  })

  it('of an article is described for search engines as well', async () => {
    const attributes = { slug: 'zmaji-brez-poraza' }
    const { metadata } = await rendered('news-article', { attributes, page: { storage } })
    expect(metadata?.jsonLd).toEqual(expect.objectContaining(article))
    expect(metadata?.description).toBe('Po sedmih krogih ostajajo edina neporažena ekipa.')
  })

  it('of a team without one has no name', async () => {
    expect((await rendered('national-team', { attributes: { team: '61' } })).metadata).toBeUndefined()
  })
})

describe('while it waits', () => {
  const away = () => {
    throw new Error('on its way')
  }
  const ofTeam = (query: string): Rendering => ({
    attributes: { page: 'clani/kvalifikacije' },
    query,
    routes: past,
  })
  it.each<[name: string, path: string, places: number, Rendering?]>([
    ['match-list', '/matches', 7],
    ['news-list', '/news', 9],
    ['member-list', '/members', 10],
    ['page', '/pages', 3, { attributes: { url: 'o-zvezi' } }],
    ['player', '/players/502', 1, { attributes: { player: '502' } }],
    ['site-search', '/search', 5, { attributes: { query: 'euro' } }],
    ['competition', '/matches', 7, { attributes: { competition: '21' } }],
    ['competition-history', '/competition-history', 10],
    ['news-article', '/news/zmaji-brez-poraza', 1, { attributes: { slug: 'zmaji-brez-poraza' } }],
    ['national-team', '/pages', 19, ofTeam('')],
    ['national-team', '/national-teams/61', 14, ofTeam('')],
    ['national-team', '/national-teams/61/players', 14, ofTeam('')],
    ['national-team', '/national-teams/61/staff', 5, ofTeam('')],
    ['national-team', '/national-teams/61/matches', 7, ofTeam('tab=tekme')],
    [
      ...(['national-team', '/all-time-standings', 10] as const),
      ofTeam('tab=statistika&tip=vecne_lestvice&filter=games'),
    ],
    [
      ...(['national-team', '/opponents/5', 5] as const),
      ofTeam('tab=statistika&tip=nasprotniki_uradne_tekme&filter=5'),
    ],
    ['national-team', '/history/matches', 6, ofTeam('tab=zgodovina&sezona=9&vrsta=uradne')],
  ])('%s for %s has %i places', async (name, path, places, { routes, ...rendering } = {}) => {
    const { all, texts, isComplete } = await rendered(name, {
      ...rendering,
      routes: { ...routes, [path]: away },
    })
    expect([isComplete, all('[part~=skeleton]').length]).toEqual([false, places])
    expect(texts('[role=status]').filter((text) => text.includes('Nalaganje'))).toHaveLength(1)
  })
})

it.each<[name: string, attribute: string, text: string, Attributes?]>([
  ['match-list', 'per-page', '0'],
  ['match-list', 'per-page', '101'],
  ['match-list', 'per-page', '12.5'],
  ['match-list', 'from', '30.2.2026'],
  ['match-list', 'season', 'a b'],
  ['match-list', 'search', 'yes'],
  ['match-list', 'lock', 'hall'],
  ['news-list', 'category', '4,a b'],
  ['news-list', 'header', 'no'],
  ['match-search', 'club', '1 & 2'],
  ['competition', 'tab', 'lestvica', { competition: '21' }],
  ['national-team', 'page', 'clani'],
  ['national-team', 'page', 'clani/a/b'],
  ['national-team', 'page', 'clani/?a'],
])(
  'an attribute that makes no sense of %s (%s="%s") is the default, with one warning',
  async (name, attribute, text, attributes = {}) => {
    const without = await rendered(name, { attributes })
    const {
      asked,
      text: words,
      warnings,
    } = await rendered(name, { attributes: { ...attributes, [attribute]: text } })
    expect([asked(), words]).toEqual([without.asked(), without.text])
    expect(warnings).toEqual([
      `parket-${name}: ${attribute}="${text}" is not understood, the default is taken`,
    ])
  },
)
