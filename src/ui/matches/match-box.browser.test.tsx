import { afterEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { Match } from '../../contract/matches'
import { noTime } from '../../domain/match/match-status'
import { type Rendered, unmountAll } from '../fields/shadow.fixture'
import {
  created,
  crestUrl,
  longest,
  matchWith,
  now,
  piece,
  played,
  renderMatch,
  renderWide,
} from './match.fixture'
import { MatchBox } from './match-box'
import { MatchOfficials } from './match-officials'

afterEach(unmountAll)

/** In the order of reading. */
const textOf = (rendered: Rendered) => piece(rendered, '.match').textContent.trim().replaceAll(/\s+/g, ' ')

describe('what a match says', () => {
  test.each([
    [
      'to come',
      matchWith(),
      '28.11.2025 18:00 17:00 UTC Europe/Ljubljana Triglavski risi 18:00 Jantar Kras 1. liga, 8. krog Dvorana Center, Kranj',
    ],
    [
      'played on a day whose hour nobody knows',
      played(88, 79, { dateTime: '2014-02-15 00:00:00', dateTimeUtc: '2014-02-15 00:00:00' }),
      '15.2.2014 Triglavski risi 88 : 79 Jantar Kras 1. liga, 8. krog Dvorana Center, Kranj',
    ],
    [
      'without anything that may be missing',
      matchWith({ location: null, competition: null, time_zone: null, firstTeamCode: null }),
      '28.11.2025 18:00 17:00 UTC Triglavski risi 18:00 Jantar Kras',
    ],
    [
      'with its officials',
      created({ referees: longest.referees, commissioner: longest.commissioner, location: null }),
      '26.2.2026 Triglavski risi 26. 2. ura še ni znana Jantar Kras 1. liga, 8. krog Sodnika: Matej Kralj, Ana Zorman Komisar: Janez Škof',
    ],
  ])('%s', (_, match, text) => {
    expect(textOf(renderMatch(match))).toBe(text)
  })

  const [after, start] = ['2025-11-29 12:00:00', '2025-11-28 18:00:00']
  const moved = { previousDateTime: '2026-11-12 18:00:00' }
  const quarters = [
    { first: 21, second: 18 },
    { first: 19, second: 22 },
  ]
  test.each<[string, string, Match, name: string, says: string]>([
    [
      'postponed',
      now,
      matchWith({ ...moved, status: 'POSTPONED' }),
      'Triglavski risi : Jantar Kras, Prestavljena, prej 12. 11. 2026 ob 18.00',
      'risi Prestavljena, prej 12. 11. 2026 ob 18.00 Jantar Kras',
    ],
    [
      'forfeited',
      start,
      played(20, 0, { status: 'FORFEITED' }),
      'Triglavski risi 20 : 0 Jantar Kras, Brez boja',
      'risi 20 : 0 Brez boja Jantar Kras',
    ],
    [
      'on with a score',
      start,
      played(45, 40),
      'Triglavski risi 45 : 40 Jantar Kras, V teku',
      'risi 45 : 40 V teku Jantar Kras',
    ],
    [
      'over without a score',
      after,
      matchWith(),
      'Triglavski risi : Jantar Kras',
      'risi – : – brez izida Jantar Kras',
    ],
    [
      'played in overtime',
      after,
      played(81, 83, { periods: [...quarters, ...quarters, { first: 2, second: 4 }] }),
      'Triglavski risi 81 : 83 Jantar Kras, po podaljšku',
      'risi 81 : 83 po podaljšku Jantar Kras 21 : 18 · 19 : 22 · 21 : 18 · 19 : 22 · 2 : 4 1. liga',
    ],
    [
      'without a day',
      now,
      matchWith({ dateTime: noTime, dateTimeUtc: noTime }),
      'Triglavski risi : Jantar Kras',
      'Termin še ni določen Triglavski risi – Jantar Kras',
    ],
  ])('is the state of one %s', (_, at, match, name, says) => {
    const rendered = renderWide(1200, <MatchBox match={match} now={at} crestUrl={crestUrl} />)
    expect(piece(rendered, '.match').getAttribute('aria-label')).toBe(name)
    expect(textOf(rendered)).toContain(says)
    const marked = rendered.shadow.querySelectorAll('[data-result=won]').length
    expect(marked > 0).toBe(/forfeited$|overtime/.test(_))
  })

  const onTheRoad = matchWith({
    dateTime: '2025-11-28 20:00:00',
    dateTimeUtc: '2025-11-28 18:00:00',
    time_zone: 'Europe/Riga',
  })
  const under = (match: Match, at: string) =>
    textOf(renderWide(1200, <MatchBox match={match} now={at} crestUrl={crestUrl} isUnderDay />))
  test.each([
    ['its hour under its day’s heading', matchWith(), now, /^18:00 17:00 UTC .* risi 18:00 Jantar/],
    ['the Slovenian time of another zone', onTheRoad, now, /19:00 pri nas 18:00 UTC Europe\/Riga/],
  ])('says %s', (_, match, at, text) => {
    expect(under(match, at)).toMatch(text)
  })

  test('leads to the competition that has a page', () => {
    const link = (match: Match) =>
      renderWide(
        1200,
        <MatchBox match={match} now={now} crestUrl={crestUrl} competitionUrl={(id) => `/tekmovanje/${id}`} />,
      ).shadow.querySelector('a')
    expect(link(matchWith({ competitionId: '7' }))?.getAttribute('href')).toBe('/tekmovanje/7')
    expect(link(matchWith())).toBeNull()
  })

  test('a place without any width does not make it a column of letters', () => {
    const rendered = renderWide(1, <MatchBox match={longest} now={now} crestUrl={crestUrl} />)
    expect(piece(rendered, '.match').getBoundingClientRect().height).toBeLessThan(400)
  })

  test.each([
    ['Ana Zorman', null, ['Ana Zorman']],
    ['Ana Zorman', 'Janez Škof', ['Ana Zorman', 'Janez Škof']],
    [null, null, []],
  ])('marks whom the visitor looks for, in that role only: %s, %s', (referee, commissioner, marked) => {
    const sought = (match: Match) => <MatchOfficials match={match} sought={{ referee, commissioner }} />
    const rendered = renderWide(
      1200,
      <MatchBox match={longest} now={now} crestUrl={crestUrl} officials={sought} />,
    )
    const bold = [...rendered.shadow.querySelectorAll('.match-officials b')].map((each) => each.textContent)
    expect(bold).toEqual(marked)
  })

  test('has a name, which is a heading of the level that it is given, and none without', async () => {
    const view = (match: Match, level?: number) => (
      <MatchBox match={match} {...{ now, crestUrl }} {...(level && { headingLevel: level })} />
    )
    const rendered = renderWide(1200, view(played(88, 79), 4))
    const name = 'Triglavski risi 88 : 79 Jantar Kras'
    await expect.element(page.getByRole('heading', { level: 4 })).toHaveAccessibleName(name)
    await expect.element(page.getByRole('article', { name, exact: true })).toBeInTheDocument()
    rendered.render(view(matchWith()))
    const toCome = { name: 'Triglavski risi : Jantar Kras', exact: true }
    await expect.element(page.getByRole('article', toCome)).toBeInTheDocument()
    expect(page.getByRole('heading').elements()).toEqual([])
    // Officials are named only where they are requested.
    rendered.render(view(longest))
    expect(textOf(rendered)).not.toContain('Kralj')
  })
})

test.each([1200, 740, 390])('the winner alone is bold, name and score, at %d px', (width) => {
  const weights = (match: Match) =>
    [...renderMatch(match, width).shadow.querySelectorAll('.match-name, .match-score')].map(
      (element) => getComputedStyle(element).fontWeight,
    )
  expect(weights(played(79, 102)).toSorted()).toEqual(['400', '400', '700', '700'])
  expect(weights(played(79, 102)).at(-1)).toBe('700')
  expect(weights(played(100, 100))).toEqual(Array(4).fill('700'))
  expect(weights(matchWith())).toEqual(['700', '700'])
})

describe('the buttons', () => {
  const ticket = { ticket_url: 'https://vstopnice.example/1' }
  const stream = { live_stream_url: 'https://prenos.example/1' }
  const stats = { stats_url: 'https://statistika.example/1' }

  test.each([
    ['tickets without a scheme', { ticket_url: 'www.vstopnice.example/3' }, ['Vstopnice'], ['Vstopnice']],
    ['all', { ...ticket, ...stream, ...stats }, ['Vstopnice', 'Prenos', 'Statistika'], ['Vstopnice']],
    ['a stream alone', stream, ['Prenos'], ['Prenos']],
    ['statistics alone', stats, ['Statistika'], []],
    ['none', {}, [], []],
  ])('%s: they lead out, one is filled', (_, fields, texts, filled) => {
    renderMatch(matchWith(fields))
    const links = page.getByRole('link').elements()
    expect(links.every((link) => link.matches('[href^="https://"][target=_blank][rel=noopener]'))).toBe(true)
    expect(links.map((link) => link.textContent)).toEqual(texts)
    expect(links.filter((link) => link.matches('.button-filled')).map((link) => link.textContent)).toEqual(
      filled,
    )
  })

  test.each<[string, Match, at: string, texts: string[], filled: string[]]>([
    ['on', matchWith({ ...ticket, ...stream }), '2025-11-28 18:00:00', ['Prenos'], ['Prenos']],
    ['over', played(80, 70, { ...ticket, ...stream }), '2025-12-20 18:00:00', ['Posnetek'], []],
    ['over without a score', matchWith({ ...ticket, ...stream }), '2025-12-20 18:00:00', ['Posnetek'], []],
    [
      'postponed',
      matchWith({ ...ticket, ...stream, ...stats, status: 'POSTPONED' }),
      now,
      ['Statistika'],
      [],
    ],
    ['cancelled', matchWith({ ...ticket, ...stream, status: 'CANCELLED' }), now, [], []],
  ])('are those of use to a match that is %s', (_, match, at, texts, filled) => {
    renderWide(1200, <MatchBox match={match} now={at} crestUrl={crestUrl} />)
    const links = page.getByRole('link').elements()
    expect(links.map((link) => link.textContent)).toEqual(texts)
    expect(links.filter((link) => link.matches('.button-filled')).map((link) => link.textContent)).toEqual(
      filled,
    )
  })

  test.each([
    [1200, 36],
    [740, 44],
    [390, 44],
  ])('at %d px are %d px high', (width, height) => {
    const rendered = renderMatch(matchWith(ticket), width)
    expect(piece(rendered, '.button').offsetHeight).toBe(height)
  })
})
