/** Answers near each request's schema, rendered by the widget that requests it: none of them is a fault that shows. */
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, inject, test, vi } from 'vitest'
import { page as browser, userEvent } from 'vitest/browser'
import { nearAnswers } from '../src/contract/near-answers.fixture'
import { answerKinds } from '../src/contract/requests.fixture'
import { registry } from '../src/island/protocol'
import { someOf } from '../test/support/diagonal'
import { waitFor } from '../test/support/wait-for'
import { widgets } from '.'
import { answerTo, playedMatches, type Routes, sceneOf } from './answers.fixture'
import { isSeen, letTimeGo, pass, pathOf, rest, restWithFiles, stopTime, tagOf } from './fake-clock.fixture'
import { type HostPage, openPage, put, rootOf, wordsIn } from './host-page.fixture'
import { past } from './national-team/tab.fixture'

/** Of the thousand that `parse.test.ts` reads; rendering takes a hundred times as long. */
const tries = inject('long') ? 100 : 3

/** History's matches are requested by a button, for a year. */
async function askForHistory(): Promise<void> {
  for (const [role, name] of [
    ['combobox', 'Leto'],
    ['option', '2022/2023'],
    ['button', 'Prikaži uradne'],
  ] as const) {
    await userEvent.click(browser.getByRole(role, { name }))
    await pass(500)
  }
}

type Asking = [name: string, path: string, tag: string, query?: string, ask?: () => Promise<void>]

/** The request's name, its path in the fixture, who sends it, and the query, or what else, that makes it be sent. */
const asking: Asking[] = [
  ['Get page by url', '/pages', 'parket-page'],
  ['Get page by url', '/pages', 'parket-national-team'],
  ['Get menu', '/menu', 'parket-page'],
  ['Get seasons', '/seasons', 'parket-match-search'],
  ['Get competitions', '/competitions', 'parket-match-search'],
  ['Get clubs', '/clubs', 'parket-match-search'],
  ['Get sport halls', '/sport-halls', 'parket-match-search'],
  ['Get members', '/members', 'parket-member-list'],
  ['Get categories', '/categories', 'parket-news-list'],
  ['Get paginated news', '/news', 'parket-news-list'],
  ['Get news article', '/news/kratka-novica', 'parket-news-article'],
  ['Get ad', '/ad', 'parket-ad-banner'],
  ['Get national team by id', '/national-teams/61', 'parket-national-team'],
  ['Get staff', '/national-teams/61/staff', 'parket-roster'],
  ['Get players', '/national-teams/61/players', 'parket-roster'],
  ['Get matches', '/national-teams/61/matches', 'parket-national-team', 'tab=tekme'],
  ['Get opponents', '/opponents', 'parket-national-team', 'tab=statistika'],
  [
    'Get opponent by id',
    '/opponents/5',
    'parket-national-team',
    'tab=statistika&tip=nasprotniki_uradne_tekme&filter=5',
  ],
  [
    'Get all-time standings',
    '/all-time-standings',
    'parket-national-team',
    'tab=statistika&tip=vecne_lestvice&filter=games',
  ],
  ['Get seasons (history)', '/history/seasons', 'parket-national-team', 'tab=zgodovina'],
  ['Get competitions (history)', '/history/competitions', 'parket-national-team', 'tab=zgodovina'],
  ['Get history matches', '/history/matches', 'parket-national-team', 'tab=zgodovina', askForHistory],
  ['Search matches', '/matches', 'parket-match-list'],
  ['Get competition', '/competitions/21', 'parket-competition'],
  ['Get competition statistics', '/competitions/21/statistics', 'parket-competition', 'tab=statistika'],
  ['Get competition history', '/competition-history', 'parket-competition-history'],
  ['Get referees', '/referees', 'parket-referee-search', 'sodnik=71'],
  ['Get commissioners', '/commissioners', 'parket-referee-search', 'komisar=73'],
  ['Get player', '/players/502', 'parket-player'],
  ['Search the site', '/search', 'parket-site-search'],
]

/** In a long run each request of each widget, else one of each widget, another each day. */
const tried: Asking[] = [...new Set(asking.map(([, , tag]) => tag))].flatMap((tag) =>
  someOf(
    asking.filter((row) => row[2] === tag),
    1,
  ),
)

const widgetOf = (tag: string) => widgets.find((widget) => widget.tag.tag === tag) ?? expect.fail(tag)

beforeEach(stopTime)
afterEach(letTimeGo)

test('every request that there is has a widget that sends it', () => {
  // A screen shows matches as they are; what became of them is for other programs.
  const sent = Object.keys(answerKinds).filter((name) => name !== 'Get changes')
  expect([...new Set(asking.map(([name]) => name))].toSorted()).toEqual(sent.toSorted())
})

/** A port that no browser opens: what answers call a picture's path would be no more than noise to a real server. */
const storage = 'http://127.0.0.1:9'

function markupOf(tag: string, start: string): string {
  const all = Object.entries({ ...sceneOf(tag).attributes, start, storage })
  const own = tagOf(widgetOf(tag))
  return `<${own} ${all.map(([name, value]) => `${name}="${value}"`).join(' ')}><i>Nadomestilo</i></${own}>`
}

const around: Routes = { ...past, '/national-teams/61/matches': playedMatches(2) }

function hearLines(): () => string[] {
  const lines: string[] = []
  for (const method of ['error', 'warn'] as const) {
    vi.spyOn(console, method).mockImplementation((...parts) => lines.push(parts.map(String).join(' ')))
  }
  return () => lines.splice(0)
}

/** The page forgets what was answered at this path and requests again, as for a visitor who has just come. */
async function requestAgain(path: string): Promise<void> {
  const [answers] = Object.values(registry().caches ?? {})
  if (!(answers instanceof Map)) expect.fail('no answers are kept')
  for (const [address, answer] of answers) {
    if (!address.startsWith('https://') || new URL(address).pathname !== `/api${path}`) continue
    answer.data = undefined
    answer.request()
  }
  await pass(20)
}

const placesIn = (element: Element) => element.shadowRoot?.querySelectorAll('[part~=skeleton]').length ?? 0

/** What it says when all is here, also that a picture is not. */
async function restWithPictures(page: HostPage, element: Element): Promise<string> {
  const text = () => wordsIn(element)
  await restWithFiles(page, text)
  const pictures = () => [...(element.shadowRoot?.querySelectorAll('img') ?? [])]
  // One that is never near the screen is never requested.
  const pending = () => pictures().filter(({ complete, loading }) => !complete && loading !== 'lazy')
  await waitFor(() => expect(pending()).toEqual([]))
  return restWithFiles(page, text)
}

/** The answer is rendered or refused; either way the visitor sees no fault and the page gets one event. */
function holdsToSilence(element: Element, lines: readonly string[], requests: number): void {
  for (const line of lines) {
    expect(line).toMatch(new RegExp(`^${element.localName}: .+?(: left out \\d+: | failed:)`))
    expect(line).not.toMatch(/: draw/)
  }
  // Of an answer that is longer than requested, that is reported as well.
  const ofAnswers = lines.filter((line) => !line.endsWith(': more than asked for'))
  expect(ofAnswers.length, lines.join('\n')).toBeLessThanOrEqual(requests)
  const root = rootOf(element)
  expect(isSeen(element.querySelector('i'))).toBe(root?.dataset.content !== 'shown')
  expect(placesIn(element)).toBe(0)
  expect(root?.textContent).not.toMatch(/\bundefined\b|\bNaN\b|\[object /)
}

/** The widget once it shows its good content, and a hand that changes what one request is answered. */
async function stand([name, path, tag, query = '', ask]: Asking) {
  const good =
    around[path] ?? ((requested: URLSearchParams) => answerTo(`https://kzs.example/api${path}?${requested}`))
  let raw: unknown = good
  const page = openPage({
    ...around,
    [path]: (requested: URLSearchParams) => (typeof raw === 'function' ? raw(requested) : raw),
  })
  const element = put(markupOf(tag, query))
  const lines = hearLines()
  const text = () => wordsIn(element)
  await restWithFiles(page, text)
  await ask?.()
  const shown = await restWithPictures(page, element)
  expect(lines()).toEqual([])
  return {
    render: async (answer: unknown) => {
      raw = answer
      const before = page.requested.length
      await requestAgain(path)
      await rest(page, text)
      const requested = page.requested.slice(before)
      expect(requested.map(pathOf), name).toContain(path)
      // What an empty list leads on to may be requested twice here: both are made to request in one moment.
      holdsToSilence(element, lines(), requested.length)
    },
    recover: async () => {
      raw = good
      await requestAgain(path)
      expect(await restWithPictures(page, element)).toBe(shown)
    },
  }
}

describe.each(tried)('%s', (...row) => {
  const [name, , tag] = row
  test(`is rendered by ${tag} whatever it is`, { timeout: 120_000 }, async () => {
    const { render, recover } = await stand(row)
    const answers = nearAnswers(answerKinds[name] ?? expect.fail(name))
    await fc.assert(fc.asyncProperty(answers, render), { numRuns: tries })
    await recover()
    expect(Reflect.get({}, 'polluted')).toBeUndefined()
  })
})
