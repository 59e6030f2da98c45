/** The words of a page in its HTML, whatever stands in its title. */

import { describe, expect, test } from 'vitest'
import type { Site } from '../http/site-address'
import { fillHead } from './head'
import { named, type Place } from './place'

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

const match: Place['matches'][number] = {
  id: 1,
  firstTeamName: 'Slovenija',
  firstTeamScore: 0,
  firstTeamCode: 'SLO',
  secondTeamName: 'Estonija',
  secondTeamScore: 0,
  secondTeamCode: 'EST',
  dateTime: '2026-11-27 18:00:00',
  dateTimeUtc: '2026-11-27 17:00:00',
  location: 'Arena Bonifika, Koper',
  competition: 'Kvalifikacije za SP 2027',
}

/** The events of the one data block; none without it. */
function events(html: string): Record<string, unknown>[] {
  const [, data] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? []
  return data === undefined ? [] : JSON.parse(data)['@graph']
}

describe('a page’s tags', () => {
  const page = () =>
    fillHead(
      shell,
      named('Člani', {
        heading: 'Reprezentanca Člani',
        description: 'Reprezentanca Člani',
        picture: 'scenes/a.svg',
      }),
      asked,
    )

  test.each([
    ['description', 'Reprezentanca Člani'],
    ['canonical', 'http://localhost:8080/reprezentance/clani/x'],
    ['og:type', 'website'],
    ['og:site_name', 'Parket'],
    ['og:locale', 'sl_SI'],
    ['og:title', 'Reprezentanca Člani'],
    ['og:description', 'Reprezentanca Člani'],
    ['og:url', 'http://localhost:8080/reprezentance/clani/x'],
    ['og:image', 'http://localhost:8080/storage/scenes/a.svg'],
    ['twitter:card', 'summary_large_image'],
  ])('%s says %s', (name, text) => {
    expect(read(page(), name)).toBe(text)
  })

  test('stand by themselves, with no word between them', () => {
    const words = page()
      .replace(/<title>.*<\/title>/, '')
      .replace(/<[^>]*>/g, '')
    expect(words.trim()).toBe('')
  })

  test('has its title, and a small card without a picture', () => {
    const plain = fillHead(shell, named('Klubi'), asked)
    expect(plain).toContain('<title>Parket - Klubi</title>')
    expect(read(plain, 'twitter:card')).toBe('summary')
  })

  test.each([
    '"><script>alert(1)</script>',
    `' onload='x`,
    '</title></head><body>',
    '$& $1 $` $$',
    '&amp; &lt;b&gt;',
    '\u2028<!--<script>',
  ])('%s as title, heading and description stays text', (text) => {
    const html = fillHead(shell, named(text, { description: text, matches: [] }), asked)
    expect(read(html, 'og:title')).toBe(text)
    expect(read(html, 'description')).toBe(text)
    expect(html.match(/<\/?(script|body)/g)).toBeNull()
    expect(html.match(/<\/head>/g)).toHaveLength(1)
    expect(html).not.toContain('<!--')
  })

  test('a page that is not there asks not to be indexed and says nothing else', () => {
    expect(fillHead(shell, undefined, asked)).toBe(
      shell.replace('<link rel="canonical" href="/">', '<meta name="robots" content="noindex">'),
    )
  })
})

describe('addresses', () => {
  const addressOf = (path: string) => read(fillHead(shell, named('x'), { path, site: local }), 'canonical')

  test.each([
    ['/', 'http://localhost:8080/'],
    ['/tekme/', 'http://localhost:8080/tekme'],
    ['//evil.example/tekme', 'http://localhost:8080//evil.example/tekme'],
    ['/%22%3E', 'http://localhost:8080/%22%3E'],
  ])('%s is %s', (path, address) => {
    expect(addressOf(path)).toBe(address)
  })

  test.each([
    ['scenes/č 1.svg', 'http://localhost:8080/storage/scenes/%C4%8D%201.svg'],
    ['/scenes/a.svg', 'http://localhost:8080/storage/scenes/a.svg'],
    ['https://slike.example/a.jpg', 'https://slike.example/a.jpg'],
    ['//slike.example/a.jpg', 'http://localhost:8080/storage/slike.example/a.jpg'],
    ['../api/menu', undefined],
    ['a/../../api', undefined],
    ['%2e%2e/api', undefined],
    ['', undefined],
    [null, undefined],
  ])('the picture %s is shared as %s', (picture, address) => {
    expect(read(fillHead(shell, named('x', { picture }), asked), 'og:image')).toBe(address)
  })

  test('a scheme in a picture’s path is a name under storage', () => {
    const html = fillHead(shell, named('x', { picture: 'javascript:alert(1)' }), asked)
    expect(read(html, 'og:image')).toBe('http://localhost:8080/storage/javascript:alert(1)')
  })
})

describe('an article', () => {
  const article = {
    title: 'Naslov </script> & "x"',
    short_text: 'Kratko',
    published_at: '2025-11-28 10:30:00',
    author: 'Uredništvo',
  }
  const dataOf = (place: Place) => {
    const html = fillHead(shell, place, { path: '/novica/x', site: local })
    const [, data] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? []
    return data === undefined ? undefined : JSON.parse(data)
  }

  test('tells search engines what it is, with whole addresses', () => {
    expect(dataOf(named(article.title, { kind: 'article', picture: 'scenes/a.svg', article }))).toEqual({
      '@context': 'https://schema.org',
      '@type': 'NewsArticle',
      headline: article.title,
      description: 'Kratko',
      datePublished: '2025-11-28T10:30:00',
      image: ['http://localhost:8080/storage/scenes/a.svg'],
      author: [{ '@type': 'Person', name: 'Uredništvo' }],
      publisher: { '@type': 'Organization', name: 'KZS' },
      mainEntityOfPage: 'http://localhost:8080/novica/x',
      inLanguage: 'sl',
    })
  })

  test('a page that is none says nothing of the kind', () => {
    expect(dataOf(named('O zvezi'))).toBeUndefined()
  })
})

test('the feed of news is linked in the head', () => {
  const html = fillHead(shell, named('x'), asked)
  expect(/<link rel="alternate" type="application\/atom\+xml" [^>]*href="([^"]*)">/.exec(html)?.[1]).toBe(
    'http://localhost:8080/novice.xml',
  )
})

describe('matches as events', () => {
  const eventsOf = (...matches: Place['matches']) => events(fillHead(shell, named('x', { matches }), asked))

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
    expect(fillHead(shell, named('x', { matches: [{ ...match, ...missing }] }), asked)).not.toContain(
      'ld+json',
    )
  })

  test.each([
    ['to come', { ticket_url: 'https://vstopnice.example/1' }, 'https://vstopnice.example/1'],
    ['that is over', { ticket_url: 'https://vstopnice.example/1', firstTeamScore: 80 }, undefined],
    ['with an address that can’t be followed', { ticket_url: 'javascript:alert(1)' }, undefined],
  ])('tickets of a match %s', (_, more, url) => {
    const [event] = eventsOf({ ...match, ...more })
    expect(event?.offers).toEqual(url && { '@type': 'Offer', url })
  })

  test('names stand without the blanks around them', () => {
    const [event] = eventsOf({ ...match, firstTeamName: ' Slovenija', secondTeamName: 'Estonija ' })
    expect(event?.name).toBe('Slovenija – Estonija')
  })

  test('has the page’s picture, and no words where it is in no competition', () => {
    const place = named('x', { matches: [{ ...match, competition: null }], picture: 'scenes/a.svg' })
    const [event = {}] = events(fillHead(shell, place, asked))
    expect(fillHead(shell, place, asked)).toContain('{"@context":"https://schema.org","@graph":[{')
    expect(event.image).toBe('http://localhost:8080/storage/scenes/a.svg')
    expect('description' in event).toBe(false)
  })

  test('a name with markup ends no script and comes out whole', () => {
    const name = '</script><script>alert("1")</script><!-- \u2028 & $1'
    const html = fillHead(shell, named('x', { matches: [{ ...match, firstTeamName: name }] }), asked)
    expect(html.match(/<\/script/g)).toHaveLength(1)
    expect(html).not.toContain('<!--')
    expect(events(html)[0]?.name).toBe(`${name} – Estonija`)
  })
})
