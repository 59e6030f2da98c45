/** Segments as the CMS sends them, drawn in a shadow root with a widget around them and a server by hand. */
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { vi } from 'vitest'
import { type Segment, SegmentList } from '../../contract/pages'
import { parseAnswer } from '../../contract/parse'
import { memoryQuery } from '../../page/query-state'
import { type Widget, WidgetContext } from '../../page/widget'
import { adoptStyles } from '../../styles/adopt'
import { baseStyles } from '../../styles/base'
import { Segments, segmentsStyles } from './segments'

export type Settings = Readonly<Record<string, unknown>>

/** Settings that are no text travel as JSON. */
export function segment(type: string, settings: Settings = {}, published = true): Segment {
  const raw = {
    type,
    published,
    segmentSettings: Object.entries(settings).map(([key, value]) => ({
      key,
      value: typeof value === 'string' ? value : JSON.stringify(value),
    })),
  }
  const parsed = parseAnswer(SegmentList, [raw])
  const [made] = parsed.ok ? parsed.value : []
  if (!made) throw new Error(`no segment: ${JSON.stringify(raw)}`)
  return made
}

export const menu = [
  {
    id: 1,
    parent_menu_id: null,
    position: 1,
    page_path: 'reprezentance',
    title: 'Reprezentance',
    external_link: null,
  },
  { id: 12, parent_menu_id: 1, position: 2, page_path: 'clanice', title: 'Članice', external_link: null },
  {
    id: 5,
    parent_menu_id: null,
    position: 3,
    page_path: '',
    title: 'Trgovina',
    external_link: 'https://trgovina.example/',
  },
  {
    id: 6,
    parent_menu_id: null,
    position: 4,
    page_path: 'x',
    title: 'Zlo',
    external_link: 'javascript:alert(1)',
  },
]

const article = (id: number) => ({
  id,
  url: `novica-${id}`,
  title: `Novica ${id}`,
  title_background: null,
  published_at: '2025-11-14 10:30:00',
  short_text: '',
  categories: [],
})

/** What the server gives by path; a number is a status. */
export type Answers = Readonly<Record<string, unknown>>

const answers: Answers = {
  '/menu': menu,
  '/news': { news: [1, 2, 3].map(article), nuOfNews: 12 },
}

let number = 0
const leaving = new Set<() => void>()

export interface Drawn {
  root: HTMLElement
  shadow: ShadowRoot
  /** Addresses under the API, in order. */
  asked: string[]
  reportFailure: ReturnType<typeof vi.fn<Widget['reportFailure']>>
  parts: (name: string) => HTMLElement[]
}

export function drawSegments(segments: readonly Segment[], changes: Answers = {}): Drawn {
  number += 1
  // Answers are shared by address: every drawing has a server of its own.
  const api = `https://api-${number}.example/api`
  const asked: string[] = []
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address.replace(/^.*\/api/, ''))
    const found = { ...answers, ...changes }[new URL(address).pathname.replace('/api', '')]
    if (typeof found === 'number' || found === undefined)
      return new Response('{}', { status: Number(found ?? 404) })
    return new Response(JSON.stringify(found))
  })
  const host = document.body.appendChild(document.createElement('div'))
  const shadow = host.attachShadow({ mode: 'open' })
  const noop = () => {}
  const reportFailure = vi.fn<Widget['reportFailure']>()
  const widget: Widget = {
    tag: 'parket-page',
    configuration: {
      api,
      storage: `${location.origin}/demo/data/storage`,
      site: 'https://kzs.example',
      productName: 'Parket',
      federation: 'KZS',
      history: 'memory',
    },
    headingLevel: 2,
    query: memoryQuery(),
    answers: new Map(),
    clock: () => '2025-11-30 12:00:00',
    year: () => '2025',
    navigate: noop,
    announceFilters: noop,
    announceMetadata: noop,
    isOnServer: false,
    isFollowing: true,
    noteFollowed: noop,
    element: null,
    keepFocus: noop,
    waitFor: () => undefined,
    adoptStyles: (texts) => adoptStyles(shadow, ...texts),
    renderRich: () => null,
    showContent: noop,
    showFallback: noop,
    reportFailure,
  }
  adoptStyles(shadow, ...baseStyles, ...segmentsStyles)
  const root = shadow.appendChild(document.createElement('div'))
  root.dataset.root = ''
  const react = createRoot(root, { onCaughtError: () => {} })
  flushSync(() =>
    react.render(
      <WidgetContext value={widget}>
        <Segments segments={segments} headingLevel={3} />
      </WidgetContext>,
    ),
  )
  leaving.add(() => {
    flushSync(() => react.unmount())
    host.remove()
  })
  const parts = (name: string) => [...shadow.querySelectorAll<HTMLElement>(`[part~="${name}"]`)]
  return { root, shadow, asked, reportFailure, parts }
}

export function leaveAll(): void {
  for (const leave of leaving) leave()
  leaving.clear()
  vi.unstubAllGlobals()
}
