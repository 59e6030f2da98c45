/** Elements with an API of somebody else's, whose answers hosts have reported; and what lists say while a match is on. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { register } from '../src/island/register'
import { widgets } from '.'
import { matchWith, playerDetailWith, type Routes, seasons } from './answers.fixture'
import { letTimeGo, pass, rest, restWithFiles, stopTime } from './fake-clock.fixture'
import { growingScore, lastSeasonsCompetition, statusesAndLinks, turnedSeason } from './foreign-api.fixture'
import { markupIn, openPage, partsIn, put, rootOf, wordsIn } from './host-page.fixture'

for (const widget of widgets) register(widget)

const api = 'api="https://liga.example/api"'
const minute = 60_000

const consoleLines = () =>
  [vi.mocked(console.error), vi.mocked(console.warn)].flatMap(({ mock }) => mock.calls.map(([line]) => line))

beforeEach(async () => {
  await stopTime()
  vi.setSystemTime(Date.UTC(2026, 10, 29, 12))
  for (const kind of ['error', 'warn'] as const) vi.spyOn(console, kind).mockImplementation(() => {})
})
afterEach(letTimeGo)

const boxes = (element: Element) => partsIn(element, 'match')
const labels = (element: Element) => boxes(element).map((box) => box.getAttribute('aria-label'))
const momentOf = (element: Element) => boxes(element)[0]?.dataset.moment
const said = (element: Element) =>
  [...(rootOf(element)?.querySelectorAll('[role=status]') ?? [])]
    .map(({ textContent }) => textContent)
    .join('')

test.each([
  ['goes on as this season’s, as soon as that has matches', 1, 'Krka : Zadar', 'Krka 2027'],
  ['stays until this season’s has matches', 0, 'Krka 90 : 80 Split', 'Krka 2026'],
])('last season’s competition %s', async (_, count, label, club) => {
  const host = openPage(turnedSeason(count))
  const place = put(`<div>${lastSeasonsCompetition({ api })}</div>`)
  await restWithFiles(host, () => [...place.children].map(markupIn).join(''))
  const [list, next, standings] = [...place.children] as [Element, Element, Element]
  expect([labels(list), labels(next)]).toEqual([[label], [label]])
  expect(partsIn(standings, 'standing-row').map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining(club),
  ])
  expect(consoleLines()).toEqual([])
})

test('a score that grows is on until three hours have passed, and its end is announced once', async () => {
  const answers = growingScore(Date.now())
  let answer = answers.start
  const host = openPage({ '/matches': () => answer })
  const element = put(`<parket-match-list ${api} search="off"></parket-match-list>`)
  await restWithFiles(host, () => markupIn(element))
  expect([momentOf(element), labels(element)]).toEqual(['LIVE', ['Reka : Dol']])
  for (const [next, label] of [
    [answers.later, 'Reka 45 : 40 Dol, V teku'],
    [answers.end, 'Reka 88 : 81 Dol, V teku'],
  ] as const) {
    answer = next
    await pass(minute)
    // With frames: whether it is on the screen is known from the next one on, and polled only there.
    await restWithFiles(host, () => markupIn(element))
    expect([momentOf(element), labels(element)]).toEqual(['LIVE', [label]])
    expect(element.shadowRoot?.querySelector('[data-result]')).toBeNull()
  }
  expect(said(element)).toBe('')
  await vi.advanceTimersByTimeAsync(150 * minute)
  await rest(host, () => markupIn(element))
  expect([momentOf(element), labels(element)]).toEqual(['FINISHED', ['Reka 88 : 81 Dol']])
  expect(said(element)).toBe('Končni izid: Reka 88 : 81 Dol')
  expect(consoleLines()).toEqual([])
})

test('unknown states follow from score and time, and links are there while they are of use', async () => {
  const host = openPage({ '/matches': statusesAndLinks(Date.now()) })
  const element = put(`<parket-match-list ${api} search="off"></parket-match-list>`)
  await restWithFiles(host, () => markupIn(element))
  const links = boxes(element).map((box) =>
    [...box.querySelectorAll('a')].map((link) => `${link.textContent} ${link.href}`),
  )
  expect(
    boxes(element).map((box, index) => [box.dataset.moment, labels(element)[index], links[index]]),
  ).toEqual([
    ['POSTPONED', 'Reka : Dol, Prestavljena', []],
    ['FINISHED', 'Reka 0 : 20 Breg', []],
    ['PAST', 'Reka : Polje', []],
    ['FINISHED', 'Reka 99 : 98 Zima', []],
    ['FINISHED', 'Reka 80 : 70 Dol', ['Posnetek https://prenos.example/1']],
    ['SCHEDULED', 'Reka : Žaga', ['Vstopnice https://www.vstopnice.example/3']],
  ])
  expect(consoleLines()).toEqual([])
})

describe('a final score is announced once', () => {
  const kinds: [where: string, tag: string, routes: (matches: readonly object[]) => Routes][] = [
    [
      'a list',
      '<parket-match-list search="off"',
      (matches) => ({ '/matches': { matches, total: matches.length, page: 1 } }),
    ],
    [
      'the next matches',
      '<parket-match-list show="next"',
      (matches) => ({ '/matches': { matches, total: matches.length, page: 1 } }),
    ],
    [
      'a competition',
      '<parket-competition competition="21"',
      (matches) => ({ '/matches': { matches, total: matches.length } }),
    ],
    [
      'a national team',
      '<parket-national-team page="clani/kvalifikacije" start="tab=tekme"',
      (matches) => ({ '/national-teams/61/matches': matches }),
    ],
    [
      'a player',
      '<parket-player player="502"',
      (matches) => ({ '/players/502': playerDetailWith({ matches }) }),
    ],
  ]

  test.each(kinds)('in %s', async (_, tag, routes) => {
    const match = (fields: object) => [
      matchWith({ dateTime: '2026-11-29 12:00:00', dateTimeUtc: '2026-11-29 11:00:00', ...fields }),
    ]
    let current = routes(match({}))
    const paths = Object.keys(current)
    const host = openPage({
      ...Object.fromEntries(paths.map((path) => [path, () => current[path]])),
      '/seasons': [
        { id: 14, name: '2026/27', isActive: true },
        ...seasons.map((each) => ({ ...each, isActive: false })),
      ],
    })
    const element = put(`${tag}></${tag.slice(1).replace(/ .*/, '')}>`)
    await restWithFiles(host, () => markupIn(element))
    expect(wordsIn(element)).toContain('V teku')
    expect(said(element)).toBe('')
    // Another match has been added meanwhile.
    current = routes([
      ...match({ firstTeamScore: 91, status: 'FINAL' }),
      ...match({ id: 2, status: 'CANCELLED' }),
    ])
    await pass(minute)
    await rest(host, () => markupIn(element))
    expect(said(element)).toBe('Končni izid: Zmaji 91 : 79 Črni lisjaki')
  })
})
