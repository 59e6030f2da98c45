/** Views that only ask, each in a React root of its own as elements are, and a server that answers by hand. */
import { act, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { vi } from 'vitest'
import { NamedChoiceList } from '../contract/federation'
import { registry } from '../island/protocol'
import { memoryQuery } from '../page/query-state'
import { type Widget, WidgetContext } from '../page/widget'
import type { Loading } from './ask'
import { useRequest } from './use-request'

export const getNames = (season: string) => ({
  name: 'Get names',
  path: '/names',
  query: { season },
  schema: NamedChoiceList,
})

export const namesOf = (season: string) => [{ id: season, name: `Krka ${season}` }]

/** What a view shows: "loading", "failed", or the first name, with "…" while a newer answer is on its way. */
function shown(loading: Loading<readonly { name: string }[]>): string {
  if (loading.state !== 'ready') return loading.state
  return `${loading.value[0]?.name ?? 'nothing'}${loading.busy ? ' …' : ''}`
}

let number = 0

/** Answers are shared by address, so every test has a server of its own. */
export function ownApi(): string {
  number += 1
  return `https://api-${number}.example`
}

export function widgetOf(api: string, answers: Widget['answers'] = new Map()) {
  const page = { storage: '', site: 'https://kzs.example', productName: 'Parket', federation: 'KZS' }
  const noop = () => {}
  return {
    tag: 'parket-probe',
    configuration: { ...page, api, history: 'memory' },
    headingLevel: 2,
    query: memoryQuery(),
    answers,
    following: 'on',
    noteFollowed: noop,
    element: null as Element | null,
    keepFocus: noop,
    clock: () => '2025-11-30 12:00:00',
    year: () => '2025',
    navigate: noop,
    announceFilters: noop,
    announceMetadata: noop,
    isOnServer: false,
    isHydrating: () => false,
    waitFor: () => undefined,
    adoptStyles: noop,
    renderRich: () => null,
    showContent: vi.fn(),
    showFallback: vi.fn(),
    reportFailure: vi.fn<Widget['reportFailure']>(),
  } satisfies Widget
}

const roots = new Set<{ leave: () => void }>()

export function renderIn(widget: Widget) {
  const root = createRoot(document.createElement('div'))
  const self = {
    render: (view: ReactNode) =>
      flushSync(() => root.render(<WidgetContext value={widget}>{view}</WidgetContext>)),
    leave() {
      flushSync(() => root.unmount())
      roots.delete(self)
    },
  }
  roots.add(self)
  return self
}

export function leaveAll(): void {
  for (const root of roots) root.leave()
}

interface NamesProperties {
  season: string | null
  keep: boolean
  see: (text: string) => void
}

export function Names({ season, keep, see }: NamesProperties) {
  const text = shown(useRequest(season === null ? null : getNames(season), { keep }))
  see(text)
  return text
}

export function askIn(api: string, start: string | null, { keep = false, answers = new Map() } = {}) {
  const widget = widgetOf(api, answers)
  const root = renderIn(widget)
  let text = ''
  const see = (seen: string) => {
    text = seen
  }
  const choose = (season: string | null) => root.render(<Names {...{ season, keep, see }} />)
  choose(start)
  return { widget, choose, leave: root.leave, shown: () => text }
}

interface Asked {
  url: string
  isAborted: () => boolean
  answer: (body: unknown, init?: ResponseInit) => Promise<void>
  /** It is read, but nobody has been told of it yet. */
  comes: (body: unknown) => Promise<void>
  cut: () => Promise<void>
}

/** Lets what has come be read and rendered, whatever pieces React renders it in; needs fake timers. */
export async function settle(): Promise<void> {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  for (let turn = 0; turn < 2; turn++) await act(() => vi.advanceTimersByTimeAsync(0))
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
}

const isKept = (url: string): boolean =>
  Object.values(registry().caches ?? {}).some(
    (answers) => answers instanceof Map && answers.get(url)?.data !== undefined,
  )

/**
 * Every request waits until the test answers it. With `deaf` it is answered even after it was aborted, as a
 * host's own fetch may do it.
 */
export function stubServer({ deaf = false } = {}): Asked[] {
  const asked: Asked[] = []
  vi.stubGlobal(
    'fetch',
    (url: string, { signal }: { signal: AbortSignal }) =>
      new Promise<Response>((resolve, reject) => {
        if (!deaf) signal.addEventListener('abort', () => reject(signal.reason))
        const answer = (body: unknown, init: ResponseInit = {}) => {
          resolve(new Response(typeof body === 'string' ? body : JSON.stringify(body), init))
          return settle()
        }
        const comes = async (body: unknown) => {
          resolve(Response.json(body))
          while (!isKept(url)) await new Promise(setImmediate)
        }
        const cut = () => {
          reject(new TypeError('Failed to fetch'))
          return settle()
        }
        asked.push({ url, isAborted: () => signal.aborted, answer, comes, cut })
      }),
  )
  return asked
}
