/** In whatever order answers come, the last choice is what is shown: of the host's attributes and of the page's query. */
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, inject, test, vi } from 'vitest'
import { someOf } from '../test/support/diagonal'
import {
  answerTo,
  everyRoute,
  matchPage,
  newsItems,
  newsPage,
  playedMatches,
  type Routes,
  sceneOf,
  teamPageWith,
  teamTabs,
} from './answers.fixture'
import { type Widget, widgetTable } from './every-widget.fixture'
import { type HostPage, openPage, put, rootOf, wordsIn } from './host-page.fixture'
import './late-files.fixture'
import { letTimeGo, pass, restWithFiles, stopTime, tagOf } from './fake-clock.fixture'
import { past } from './national-team/tab.fixture'

const runs = inject('long') ? 20 : 2

/** What the host or the visitor may choose: the element's attributes and the page's query. */
interface Choice {
  attributes: Readonly<Record<string, string>>
  query: string
}

beforeEach(stopTime)
afterEach(letTimeGo)

/** Pages enough to turn, and a team for every address. */
const routes: Routes = {
  ...past,
  '/matches': (query: URLSearchParams) => matchPage(playedMatches(40), query),
  '/news': (query: URLSearchParams) => newsPage(newsItems(40), query),
  '/pages': (query: URLSearchParams) =>
    query.get('url')?.startsWith('clani')
      ? teamPageWith(teamTabs)
      : answerTo(`https://kzs.example/api/pages?${query}`),
  '/national-teams/61/matches': playedMatches(2),
}

/** The scene's way, and three more for each attribute without which it has nothing to show. */
function choicesOf(widget: Widget): Choice[] {
  const { attributes, needs = [], choices = [] } = sceneOf(widget.tag.tag)
  const apis = ['https://one.example/api', 'https://two.example/api']
  const others = needs.flatMap((name) =>
    ['1', '2'].map((more) => ({ ...attributes, [name]: `${attributes[name]}${more}` })),
  )
  return [
    ...apis.map((api) => ({ attributes: { ...attributes, api }, query: '' })),
    ...others.map((each) => ({ attributes: each, query: '' })),
    ...choices.map((query) => ({ attributes, query })),
  ]
}

/** The fixture knows one of each: `/players/5021` is answered as `/players/502` is. */
function knownPath(pathname: string): string {
  const path = pathname.replace(/^.*\/api(?=\/)/, '')
  const paths = [...everyRoute, ...Object.keys(routes)]
  if (paths.includes(path)) return path
  const shorter = path.replace(/[12](?=\/|$)/, '')
  return paths.includes(shorter) ? shorter : path
}

const named = /^(firstTeamName|fullName|shortName|name|title|banner_title|last_name|player_name)$/

/** Every name in an answer says at which address it was requested. */
function marked(value: unknown, mark: string, key = ''): unknown {
  if (Array.isArray(value)) return value.map((each) => marked(each, mark, key))
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, marked(each, mark, name)]))
  }
  return typeof value === 'string' && named.test(key) ? `${value} ${mark}` : value
}

function answerAt(address: string): Response {
  const url = new URL(address)
  const raw = answerTo(`https://kzs.example/api${knownPath(url.pathname)}${url.search}`, routes)
  return raw === undefined
    ? new Response(null, { status: 204 })
    : Response.json(marked(raw, url.host.slice(0, 3) + url.pathname.slice(-8) + url.search))
}

/** A server that answers when it is triggered, whether anybody still waits for it or not. */
function deafServer(page: HostPage) {
  const waiting: (() => void)[] = []
  let isOpen = false
  vi.stubGlobal('fetch', (address: string) => {
    page.requested.push({ address, path: address, isAborted: () => false })
    if (isOpen) return Promise.resolve(answerAt(address))
    return new Promise((resolve) => waiting.push(() => resolve(answerAt(address))))
  })
  return {
    answer: async (number: number) => {
      const [give] = waiting.splice(number % Math.max(1, waiting.length), 1)
      give?.()
      await pass(20)
    },
    answerAll: async (order: readonly number[]) => {
      for (let index = 0; waiting.length > 0; index++) {
        const [give] = waiting.splice((order[index % order.length] ?? 0) % waiting.length, 1)
        give?.()
        await pass(20)
      }
    },
    open: () => {
      isOpen = true
    },
  }
}

function choose(element: Element, { attributes, query }: Choice): void {
  history.replaceState(null, '', `${location.pathname}?${query}`)
  for (const name of ['api', ...Object.keys(attributes)]) {
    const value = attributes[name]
    if (value === undefined) element.removeAttribute(name)
    else element.setAttribute(name, value)
  }
}

function looks(element: HTMLElement): string {
  const root = rootOf(element)
  const links = [...(root?.querySelectorAll('a[href]') ?? [])].map((link) => link.getAttribute('href'))
  const names = [...(root?.querySelectorAll('[alt]') ?? [])].map((picture) => picture.getAttribute('alt'))
  return `${wordsIn(element)} ${links.join(' ')} ${names.join(' ')}`
}

/** A new page at this choice; each has an origin of its own, which no address may show. */
function begin(widget: Widget, choice: Choice) {
  history.replaceState(null, '', `${location.pathname}?${choice.query}`)
  const page = openPage({}, { history: 'page' })
  const server = deafServer(page)
  const element = put(`<${tagOf(widget)}></${tagOf(widget)}>`)
  choose(element, choice)
  const seen = () =>
    looks(element)
      .replaceAll(new RegExp(page.origin, 'g'), '')
      .replaceAll(/kzs-\d+/g, '')
  /** What is seen in the end, once every answer comes at once. */
  const inTheEnd = async () => {
    server.open()
    return restWithFiles(page, seen)
  }
  return { element, server, inTheEnd }
}

/** What a choice looks like with no other before it. */
const alone = (widget: Widget, choice: Choice): Promise<string> => begin(widget, choice).inTheEnd()

/** The place of a choice, or of a request that is answered now. */
const steps = fc.array(fc.record({ choose: fc.boolean(), number: fc.nat({ max: 11 }) }), {
  minLength: 4,
  maxLength: 14,
})
const orders = fc.array(fc.nat({ max: 11 }), { minLength: 3, maxLength: 6 })

// A widget takes a second: a short run tries some, others each day.
describe.each(someOf(widgetTable, 5))('%s', (_, widget) => {
  test('shows the last choice, whichever answer comes last', { timeout: 120_000 }, async () => {
    // Each choice is rendered alone first, which is most of the time: a short run has two.
    const choices = choicesOf(widget).slice(inject('long') ? 0 : -2)
    const expected: string[] = []
    for (const choice of choices) {
      // A part that has been rendered once is rendered at once from then on.
      await alone(widget, choice)
      expected.push(await alone(widget, choice))
    }
    expect(new Set(expected).size).toBe(choices.length)
    const property = fc.asyncProperty(steps, orders, async (way, order) => {
      let last = 0
      const { element, server, inTheEnd } = begin(widget, choices[0] ?? expect.fail('nothing to choose'))
      await pass(20)
      for (const { choose: isChoice, number } of way) {
        if (!isChoice) await server.answer(number)
        else {
          last = number % choices.length
          choose(element, choices[last] ?? expect.fail())
          await pass(20)
        }
      }
      await server.answerAll(order)
      expect(await inTheEnd()).toBe(expected[last])
      element.remove()
    })
    await fc.assert(property, { numRuns: runs })
  })
})
