/** The words of a page in its HTML, whatever is in its title. */

import { describe, expect, test } from 'vitest'
import type { PageAbout } from '../../../src/page/site-page'
import { aboutArticle } from '../../../widgets/news-article/site'
import type { Site } from '../../api/http/site-address'
import { fillHead } from './head'
import { sportsEvents } from './sports-event'

const shell =
  '<html><head><title>Parket</title><meta name="description" content=""><link rel="canonical" href="/"></head>'
const local: Site = { origin: 'http://localhost:8080', base: 'http://localhost:8080' }
const asked = { path: '/reprezentance/clani/x', site: local }

/** What would be followed by a browser: the tag's attribute, unescaped. */
function read(html: string, name: string): string | undefined {
  const [, text] =
    new RegExp(`<(?:meta|link) (?:property|name|rel)="${name}" (?:content|href)="([^"]*)">`).exec(html) ?? []
  return text
    ?.replace(/&#39;/g, "'")
    .replace(/&quot;/g, '"')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&')
}

type Match = Parameters<typeof sportsEvents>[0][number]

const named = (title: string, more: Partial<PageAbout> = {}): PageAbout => ({
  title,
  description: '',
  ...more,
})

const match: Match = {
  firstTeamName: 'Slovenija',
  firstTeamScore: 0,
  secondTeamName: 'Estonija',
  secondTeamScore: 0,
  dateTime: '2026-11-27 18:00:00',
  dateTimeUtc: '2026-11-27 17:00:00',
  location: 'Arena Bonifika, Koper',
  competition: 'Kvalifikacije za SP 2027',
}

function dataIn(html: string) {
  const [, data] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? []
  return data === undefined ? undefined : JSON.parse(data)
}
const events = (html: string): Record<string, unknown>[] => dataIn(html)?.['@graph'] ?? []

describe('a page’s tags', () => {
  const about = { heading: 'Reprezentanca Člani', description: 'Opis', picture: 'scenes/a.svg' }
  const page = fillHead(shell, named('Člani', about), asked)

  test('say what the page is, under its own address', () => {
    const said = {
      description: 'Opis',
      canonical: 'http://localhost:8080/reprezentance/clani/x',
      'og:type': 'website',
      'og:site_name': 'Parket',
      'og:locale': 'sl_SI',
      'og:title': 'Reprezentanca Člani',
      'og:description': 'Opis',
      'og:url': 'http://localhost:8080/reprezentance/clani/x',
      'og:image': 'http://localhost:8080/storage/scenes/a.svg',
      'twitter:card': 'summary_large_image',
    }
    expect(Object.fromEntries(Object.keys(said).map((name) => [name, read(page, name)]))).toEqual(said)
  })

  test('are whole paragraphs, with no word between them', () => {
    expect(page.replace(/<title>.*<\/title>|<[^>]*>/g, '').trim()).toBe('')
  })

  test('has its title, its feed of news, and a small card without a picture', () => {
    const plain = fillHead(shell, named('Klubi'), asked)
    expect(plain).toContain('<title>Parket - Klubi</title>')
    expect(plain).toMatch(
      /<link [^>]*type="application\/atom\+xml" [^>]*href="http:\/\/localhost:8080\/novice.xml">/,
    )
    expect(read(plain, 'twitter:card')).toBe('summary')
  })

  test.each([
    ['/klubi', '', ['novice.xml', 'novice.rss']],
    ['/novice', 'kategorija=3', ['novice.xml', 'novice.rss', 'novice.xml?kategorija=3']],
    ['/tekme', 'klub=2', ['novice.xml', 'novice.rss', 'izidi.xml?klub=2']],
    ['/klub/2', '', ['novice.xml', 'novice.rss', 'izidi.xml?klub=2']],
  ])('names the feeds of %s?%s', (path, query, feeds) => {
    const page = fillHead(shell, named('Klubi'), { ...asked, path, query })
    const found = [
      ...page.matchAll(/<link rel="alternate" type="application\/(?:atom|rss)\+xml"[^>]* href="([^"]*)"/g),
    ]
    expect(found.map(([, href]) => href)).toEqual(feeds.map((file) => `http://localhost:8080/${file}`))
  })

  test.each([
    '"><script>alert(1)</script>',
    `' onload='x`,
    '</title></head><body>',
    '$& $1 $` $$',
    '&amp; &lt;b&gt;',
    '\u2028<!--<script>',
  ])('%s as title, heading and description stays text', (text) => {
    const html = fillHead(shell, named(text, { description: text }), asked)
    expect(read(html, 'og:title')).toBe(text)
    expect(read(html, 'description')).toBe(text)
    expect(html.match(/<\/?(script|body)/g)).toBeNull()
    expect(html.match(/<\/head>/g)).toHaveLength(1)
    expect(html).not.toContain('<!--')
  })

  test('a page that is not there is not indexed and says nothing else', () => {
    expect(fillHead(shell, undefined, asked)).toBe(
      shell.replace('<link rel="canonical" href="/">', '<meta name="robots" content="noindex">'),
    )
  })
})

test('an article has structured data, with whole addresses; another page nothing of the kind', () => {
  const about = { title: 'Naslov </script> & "x"', short_text: 'Kratko', author: 'Uredništvo' }
  const article = { ...about, published_at: '2025-11-28 10:30:00', title_background: 'scenes/a.svg' }
  expect(dataIn(fillHead(shell, aboutArticle(article), { path: '/novica/x', site: local }))).toEqual({
    '@context': 'https://schema.org',
    '@type': 'NewsArticle',
    headline: about.title,
    description: 'Kratko',
    datePublished: '2025-11-28T10:30:00',
    image: ['http://localhost:8080/storage/scenes/a.svg'],
    author: [{ '@type': 'Person', name: 'Uredništvo' }],
    publisher: { '@type': 'Organization', name: 'KZS' },
    mainEntityOfPage: 'http://localhost:8080/novica/x',
    inLanguage: 'sl',
  })
  expect(dataIn(fillHead(shell, named('O zvezi'), asked))).toBeUndefined()
})

describe('matches as events', () => {
  const now = '2026-11-20 12:00:00'
  const pageWith = (...matches: Match[]) => named('x', { jsonLd: sportsEvents(matches, now) })
  const eventsOf = (...matches: Match[]) => events(fillHead(shell, pageWith(...matches), asked))

  test('name, instant in UTC, place and both teams', () => {
    expect(eventsOf(match)).toEqual([
      {
        '@type': 'SportsEvent',
        name: 'Slovenija – Estonija',
        description: 'Kvalifikacije za SP 2027',
        sport: 'Basketball',
        startDate: '2026-11-27T17:00:00Z',
        eventStatus: 'https://schema.org/EventScheduled',
        eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
        location: { '@type': 'Place', name: 'Arena Bonifika, Koper', address: 'Arena Bonifika, Koper' },
        competitor: [
          { '@type': 'SportsTeam', name: 'Slovenija' },
          { '@type': 'SportsTeam', name: 'Estonija' },
        ],
      },
    ])
  })

  test.each([
    ['no hour', { dateTime: '2026-11-27 00:00:00', dateTimeUtc: '2026-11-27 00:00:00' }],
    ['no place', { location: null }],
    ['a blank place', { location: ' ' }],
    ['an unnamed team', { secondTeamName: '' }],
    ['a team of blanks', { firstTeamName: ' ' }],
    ['no place', { location: undefined }],
  ])('a match with %s is left out, the others stay', (_, missing) => {
    expect(eventsOf({ ...match, ...missing }, match)).toHaveLength(1)
    expect(fillHead(shell, pageWith({ ...match, ...missing }), asked)).not.toContain('ld+json')
  })

  const tickets = { ticket_url: 'https://vstopnice.example/1' }
  test.each([
    ['to come', tickets, 'https://vstopnice.example/1'],
    ['that is over', { ticket_url: 'https://vstopnice.example/1', firstTeamScore: 80 }, undefined],
    [
      'with an address without a scheme',
      { ticket_url: 'www.vstopnice.example/1' },
      'https://www.vstopnice.example/1',
    ],
    ['that has begun', { ...tickets, dateTimeUtc: '2026-11-20 11:30:00' }, undefined],
    ['that is postponed', { ...tickets, status: 'POSTPONED' as const }, undefined],
    ['with an address that can’t be followed', { ticket_url: 'javascript:alert(1)' }, undefined],
  ])('tickets of a match %s', (_, more, url) => {
    const [event] = eventsOf({ ...match, ...more })
    expect(event?.offers).toEqual(url && { '@type': 'Offer', url })
  })

  test.each([
    ['as planned', {}, 'EventScheduled', undefined],
    ['moved', { previousDateTime: '2026-11-12 18:00:00' }, 'EventRescheduled', '2026-11-12T18:00:00+01:00'],
    [
      'postponed',
      { status: 'POSTPONED' as const, previousDateTime: '2026-11-12 18:00:00' },
      'EventPostponed',
      '2026-11-12T18:00:00+01:00',
    ],
    ['postponed for now', { status: 'POSTPONED' as const }, 'EventPostponed', undefined],
    ['cancelled', { status: 'CANCELLED' as const }, 'EventCancelled', undefined],
  ])('a match %s says so', (_, more, status, previous) => {
    const [event] = eventsOf({ ...match, ...more })
    expect([event?.eventStatus, event?.previousStartDate]).toEqual([`https://schema.org/${status}`, previous])
  })

  test('names lose the blanks around them', () => {
    const [event] = eventsOf({ ...match, firstTeamName: ' Slovenija', secondTeamName: 'Estonija ' })
    expect(event?.name).toBe('Slovenija – Estonija')
  })

  test('has the page’s picture, and no words where it is in no competition', () => {
    const place = { ...pageWith({ ...match, competition: null }), picture: 'scenes/a.svg' }
    const [event = {}] = events(fillHead(shell, place, asked))
    expect(fillHead(shell, place, asked)).toContain('{"@context":"https://schema.org","@graph":[{')
    expect(event.image).toBe('http://localhost:8080/storage/scenes/a.svg')
    expect('description' in event).toBe(false)
  })

  test('a name with markup ends no script and comes out whole', () => {
    const name = '</script><script>alert("1")</script><!-- \u2028 & $1'
    const html = fillHead(shell, pageWith({ ...match, firstTeamName: name }), asked)
    expect(html.match(/<\/script/g)).toHaveLength(1)
    expect(html).not.toContain('<!--')
    expect(events(html)[0]?.name).toBe(`${name} – Estonija`)
  })
})
