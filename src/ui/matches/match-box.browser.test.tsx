import { afterEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { waitFor } from '../../../test/support/wait-for'
import type { Match } from '../../contract/matches'
import { faultsInBoth, unmountAll } from '../fields/shadow.fixture'
import {
  created,
  crestUrl,
  type Drawn,
  drawMatch,
  drawWide,
  layouts,
  longest,
  matchWith,
  now,
  officials,
  piece,
  played,
} from './match.fixture'
import { MatchBox } from './match-box'
import { MatchList } from './match-list'
import { MatchOfficials } from './match-officials'

afterEach(unmountAll)

/** In the order of reading. */
const textOf = (drawn: Drawn) => piece(drawn, '.match').textContent.trim().replaceAll(/\s+/g, ' ')

const weights = (drawn: Drawn, selector: string) =>
  [...drawn.shadow.querySelectorAll(selector)].map((element) => getComputedStyle(element).fontWeight)

describe('what a match says', () => {
  test.each([
    [
      'to come',
      matchWith(),
      '28.11.2025 18:00 17:00 UTC Europe/Ljubljana Triglavski risi 18:00 Jantar Kras 1. liga, 8. krog Dvorana Center, Kranj',
    ],
    [
      'played',
      played(88, 79),
      '28.11.2025 18:00 17:00 UTC Europe/Ljubljana Triglavski risi 88 : 79 Jantar Kras 1. liga, 8. krog Dvorana Center, Kranj',
    ],
    [
      'played on a day whose hour nobody knows',
      played(88, 79, { dateTime: '2014-02-15 00:00:00', dateTimeUtc: '2014-02-15 00:00:00' }),
      '15.2.2014 Triglavski risi 88 : 79 Jantar Kras 1. liga, 8. krog Dvorana Center, Kranj',
    ],
    [
      'without a time',
      created(),
      '26.2.2026 Triglavski risi – : – Jantar Kras 1. liga, 8. krog Dvorana Center, Kranj',
    ],
    [
      'without a hall',
      created({ location: null }),
      '26.2.2026 Triglavski risi – : – Jantar Kras 1. liga, 8. krog',
    ],
    [
      'without anything that may be missing',
      matchWith({ location: null, competition: null, time_zone: null, firstTeamCode: null }),
      '28.11.2025 18:00 17:00 UTC Triglavski risi 18:00 Jantar Kras',
    ],
    [
      'with its officials',
      created({ referees: longest.referees, commissioner: longest.commissioner, location: null }),
      '26.2.2026 Triglavski risi – : – Jantar Kras 1. liga, 8. krog Sodnika: Matej Kralj, Ana Zorman Komisar: Janez Škof',
    ],
  ])('%s', (_, match, text) => {
    expect(textOf(drawMatch(match))).toBe(text)
  })

  const onTheRoad = matchWith({
    dateTime: '2025-11-28 20:00:00',
    dateTimeUtc: '2025-11-28 18:00:00',
    time_zone: 'Europe/Riga',
  })
  const under = (match: Match, at: string) =>
    textOf(drawWide(1200, <MatchBox match={match} now={at} crestUrl={crestUrl} isUnderDay />))
  test.each([
    ['its hour under its day’s heading', matchWith(), now, /^18:00 17:00 UTC .* risi 18:00 Jantar/],
    ['that it is on', matchWith(), '2025-11-28 17:30:00', / risi V teku Jantar/],
    ['no big time when it is past', matchWith(), '2025-11-28 20:05:00', /^18:00 .* risi – : – Jantar/],
    ['the Slovenian time of another zone', onTheRoad, now, /Europe\/Riga po slovenskem času 19:00/],
  ])('says %s', (_, match, at, text) => {
    expect(under(match, at)).toMatch(text)
  })

  test('leads to the competition that has a page', () => {
    const link = (match: Match) =>
      drawWide(
        1200,
        <MatchBox match={match} now={now} crestUrl={crestUrl} competitionUrl={(id) => `/tekmovanje/${id}`} />,
      ).shadow.querySelector('a')
    expect(link(matchWith({ competitionId: '7' }))?.getAttribute('href')).toBe('/tekmovanje/7')
    expect(link(matchWith())).toBeNull()
  })

  test('a place without any width does not make it a column of letters', () => {
    const drawn = drawWide(1, <MatchBox match={longest} now={now} crestUrl={crestUrl} />)
    expect(piece(drawn, '.match').getBoundingClientRect().height).toBeLessThan(400)
  })

  test('names the officials only where they are asked for', () => {
    const drawn = drawWide(1200, <MatchBox match={longest} now={now} crestUrl={crestUrl} />)
    expect(textOf(drawn)).not.toContain('Kralj')
  })

  test.each([
    ['Ana Zorman', null, ['Ana Zorman']],
    ['Ana Zorman', 'Janez Škof', ['Ana Zorman', 'Janez Škof']],
    ['Janez Škof', 'Matej Kralj', []],
    [null, null, []],
  ])('marks whom the visitor looks for, in that role only: %s, %s', (referee, commissioner, marked) => {
    const sought = (match: Match) => <MatchOfficials match={match} sought={{ referee, commissioner }} />
    const drawn = drawWide(
      1200,
      <MatchBox match={longest} now={now} crestUrl={crestUrl} officials={sought} />,
    )
    const bold = [...drawn.shadow.querySelectorAll('.match-officials b')].map((each) => each.textContent)
    expect(bold).toEqual(marked)
  })

  test.each([
    [played(88, 79), 'Triglavski risi 88 : 79 Jantar Kras'],
    [matchWith(), 'Triglavski risi : Jantar Kras'],
  ])('to a screen reader', async (match, name) => {
    drawMatch(match)
    await expect.element(page.getByRole('article', { name, exact: true })).toBeInTheDocument()
  })

  test('as a heading of the level that it is given, and as none without', async () => {
    const drawn = drawWide(
      1200,
      <MatchBox match={played(88, 79)} now={now} crestUrl={crestUrl} headingLevel={4} />,
    )
    await expect
      .element(page.getByRole('heading', { level: 4 }))
      .toHaveAccessibleName('Triglavski risi 88 : 79 Jantar Kras')
    drawn.draw(<MatchBox match={played(88, 79)} now={now} crestUrl={crestUrl} />)
    expect(page.getByRole('heading').elements()).toEqual([])
  })
})

describe('the winner', () => {
  test.each(layouts)('is bold, name and score, and the loser is not, at %d px', (width) => {
    const drawn = drawMatch(played(79, 102), width)
    expect(weights(drawn, '.match-name')).toEqual(['400', '700'])
    expect(weights(drawn, '.match-score')).toEqual(['400', '700'])
  })

  test('is nobody when the scores are equal', () => {
    expect(weights(drawMatch(played(100, 100)), '.match-name, .match-score')).toEqual([
      '700',
      '700',
      '700',
      '700',
    ])
  })

  test('is nobody before the match', () => {
    expect(weights(drawMatch(matchWith()), '.match-name')).toEqual(['700', '700'])
  })
})

describe('the buttons', () => {
  const ticket = { ticket_url: 'https://vstopnice.example/1' }
  const stream = { live_stream_url: 'https://prenos.example/1' }
  const stats = { stats_url: 'https://statistika.example/1' }

  test.each([
    ['all', { ...ticket, ...stream, ...stats }, ['Vstopnice', 'Prenos', 'Statistika'], ['Vstopnice']],
    ['tickets and stream', { ...ticket, ...stream }, ['Vstopnice', 'Prenos'], ['Vstopnice']],
    ['a stream alone', stream, ['Prenos'], ['Prenos']],
    ['statistics alone', stats, ['Statistika'], []],
    [
      'tickets that lead nowhere safe',
      { ...stream, ticket_url: 'javascript:alert(1)' },
      ['Prenos'],
      ['Prenos'],
    ],
    ['none', {}, [], []],
  ])('%s: one is filled', (_, fields, texts, filled) => {
    drawMatch(matchWith(fields))
    const links = page.getByRole('link').elements()
    expect(links.map((link) => link.textContent)).toEqual(texts)
    expect(links.filter((link) => link.matches('.button-filled')).map((link) => link.textContent)).toEqual(
      filled,
    )
  })

  const calendarUrl = ({ id }: Match) => (id === '9' ? null : `/koledar/${id}`)
  test.each([
    ['to come', matchWith(), now, '/koledar/1'],
    ['to come on a day whose hour nobody knows', created(), now, '/koledar/1'],
    ['that is on', matchWith(), '2025-11-28 17:30:00', undefined],
    ['that is past', matchWith(), '2025-11-28 20:05:00', undefined],
    ['played', played(88, 79), now, undefined],
    ['without an address', matchWith({ id: '9' }), now, undefined],
  ])('add a match to a calendar: one %s', (_, match, at, href) => {
    drawWide(1200, <MatchBox match={match} now={at} {...{ crestUrl, calendarUrl }} />)
    const links = page.getByRole('link', { name: 'V koledar' }).elements()
    expect(links.map((link) => link.getAttribute('href'))).toEqual(href ? [href] : [])
  })

  test('lead out of the site', () => {
    drawMatch(matchWith(ticket))
    const link = page.getByRole('link', { name: 'Vstopnice' }).element()
    expect(link.getAttribute('href')).toBe('https://vstopnice.example/1')
    expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual(['_blank', 'noopener'])
  })

  test.each([
    [1200, 36],
    [740, 36],
    [639, 44],
    [390, 44],
  ])('at %d px are %d px high', (width, height) => {
    const drawn = drawMatch(matchWith(ticket), width)
    expect(piece(drawn, '.button').offsetHeight).toBe(height)
  })
})

describe('a crest', () => {
  test('that can not be shown, or is none, is a neutral ball', async () => {
    const drawn = drawMatch(matchWith({ firstTeamCode: 'XX', secondTeamCode: null }))
    await waitFor(() => expect(drawn.shadow.querySelectorAll('svg.crest')).toHaveLength(2))
    expect(drawn.shadow.querySelector('img')).toBeNull()
  })

  test('that can be shown stays, also a picture without a size of its own', async () => {
    const drawn = drawMatch(matchWith({ secondTeamCode: 'TR' }))
    const images = [...drawn.shadow.querySelectorAll('img')]
    await waitFor(() => expect(images.every(({ complete }) => complete)).toBe(true))
    expect(images).toHaveLength(2)
    expect(drawn.shadow.querySelectorAll('img')).toHaveLength(2)
  })
})

describe('a list of matches', () => {
  const list = [matchWith(longest), matchWith({ id: '2' }), created({ id: '3' }), played(88, 79, { id: '4' })]

  test.each([1200, 390])('has nothing that axe finds in light and in dark at %d px', async (width) => {
    drawWide(
      width,
      <MatchList matches={list} now={now} crestUrl={crestUrl} officials={officials} headingLevel={1} />,
    )
    expect(await faultsInBoth()).toEqual([])
  })

  test('marks the matches of the own club', () => {
    const drawn = drawWide(
      1200,
      <MatchList matches={list} now={now} crestUrl={crestUrl} isOwn={({ id }) => id === '3'} />,
    )
    const parts = [...drawn.shadow.querySelectorAll('article')].map((match) => match.getAttribute('part'))
    expect(parts).toEqual(['match', 'match', 'match own', 'match'])
  })
})
