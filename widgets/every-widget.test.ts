import { readdirSync } from 'node:fs'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { loadParts } from '../src/island/lazy-view'
import { registry } from '../src/island/protocol'
import { richAsWords } from '../src/island/rich.fixture'
import { type RenderedWidget, renderWidget } from '../src/island/server'
import { widgets } from '.'
import { answerTo, everyRoute, type Routes, sceneOf } from './answers.fixture'
import { requestsOf } from './requests'

const origin = 'https://kzs.example'
const table = widgets.map((widget) => [widget.tag.tag, widget] as const)
const now = '2025-11-30 12:00:00'
const zone = process.env.TZ

type Widget = (typeof widgets)[number]

function render(
  widget: Widget,
  requested: string[] = [],
  routes: Routes = {},
  others: Readonly<Record<string, string>> = {},
): Promise<RenderedWidget> {
  const attributes = { ...sceneOf(widget.tag.tag).attributes, ...others }
  const ask = async (address: string) => {
    requested.push(address)
    const answer = answerTo(address, routes)
    if (answer instanceof Error) throw answer
    return JSON.stringify(answer ?? null)
  }
  const requests = requestsOf(widget.tag.tag) ?? expect.fail()
  return renderWidget(widget, {
    attributes,
    page: {},
    origin,
    query: '',
    ask,
    requests,
    now,
    rich: richAsWords,
  })
}

beforeAll(loadParts)

afterEach(() => {
  process.env.TZ = zone
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

it('every folder of a widget is on the list', () => {
  const folders = readdirSync(import.meta.dirname, { withFileTypes: true }).filter((entry) =>
    entry.isDirectory(),
  )
  expect(widgets.map(({ tag }) => tag.tag).sort()).toEqual(folders.map(({ name }) => `parket-${name}`).sort())
})

describe.each(table)('%s on a server', (tag, widget) => {
  it('is rendered whole without a DOM, a network, chance or a word on the console', async () => {
    const globals = ['window', 'document', 'location', 'localStorage', 'customElements']
    expect(globals.filter((name) => name in globalThis)).toEqual([])
    const forbidden = vi.fn(() => expect.fail('not on a server'))
    vi.stubGlobal('fetch', forbidden)
    vi.spyOn(Math, 'random').mockImplementation(forbidden)
    const words = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')]
    const { html, isComplete } = await render(widget)
    expect(isComplete).toBe(true)
    expect(html).toContain(sceneOf(tag).shows)
    expect(html).toContain('data-content="shown"')
    expect(html).not.toContain('part="skeleton"')
    for (const word of words) expect(word).not.toHaveBeenCalled()
  })

  it('is the same each time, at whatever time and in whatever zone the machine is', async () => {
    const { html } = await render(widget)
    const offsets = new Set<number>()
    vi.useFakeTimers({ toFake: ['Date'] })
    for (const elsewhere of ['America/Adak', 'Asia/Kathmandu', 'UTC', 'Europe/Ljubljana']) {
      vi.setSystemTime(Date.UTC(2020 + offsets.size, offsets.size, 1))
      process.env.TZ = elsewhere
      offsets.add(new Date(0).getTimezoneOffset())
      expect((await render(widget)).html).toBe(html)
    }
    expect(offsets.size).toBe(4)
  })

  it('requests each answer once and carries it', async () => {
    const requested: string[] = []
    const { html } = await render(widget, requested)
    expect(new Set(requested).size).toBe(requested.length)
    expect(requested.every((address) => address.startsWith(`${origin}/api/`))).toBe(true)
    const blocks = [...html.matchAll(/<script type="application\/json" data-answers>(.*?)<\/script>/g)]
    expect(blocks).toHaveLength(1)
    const answers = JSON.parse(blocks[0]?.[1] ?? '')
    expect(answers).toEqual(
      Object.fromEntries(requested.map((address) => [address, answerTo(address) ?? null])),
    )
  })

  it('is rendered as it waits where an answer fails, and is not complete', async () => {
    const failed: Routes = Object.fromEntries(everyRoute.map((path) => [path, () => new Error('down')]))
    const words = vi.spyOn(console, 'error')
    const { html, isComplete } = await render(widget, [], failed)
    expect([isComplete, html.includes('data-content="waiting"')]).toEqual([false, true])
    expect(words).not.toHaveBeenCalled()
  })

  const { needs = [] } = sceneOf(tag)

  it.runIf(needs.length > 0 && tag !== 'parket-site-search')(
    'leaves the place to the fallback without what it needs',
    async () => {
      const { html } = await render(widget, [], {}, Object.fromEntries(needs.map((name) => [name, ''])))
      expect(/<div data-root.*/.exec(html)?.[0]).toMatch(
        /^<div data-root lang="sl" data-content="failed" data-fallback><\/div>/,
      )
    },
  )

  it('lets no answer end the block behind it', async () => {
    const mean = '</script><script>alert(1)</script><!--'
    const requested: string[] = []
    await render(widget, requested)
    const routes = Object.fromEntries(
      requested.map((address) => {
        const answer = answerTo(address)
        const withMean = JSON.parse(JSON.stringify(answer), (_, value) =>
          typeof value === 'string' ? mean : value,
        )
        return [new URL(address).pathname.replace('/api', ''), withMean]
      }),
    )
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    const { html } = await render(widget, [], routes)
    expect(html.match(/<script/g)).toHaveLength(2)
    expect(html).not.toContain('<!--')
  })

  it('keeps nothing of one rendering for the next', async () => {
    const before = Object.keys(registry())
    const first: string[] = []
    const second: string[] = []
    await render(widget, first)
    await render(widget, second)
    expect(second).toEqual(first)
    expect(Object.keys(registry())).toEqual(before)
  })
})
