/** Segments as the CMS sends them, rendered in a shadow root with a widget around them and a server by hand. */
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { vi } from 'vitest'
import { ownApi, widgetOf } from '../../client/use-request.fixture'
import { type Segment, SegmentList } from '../../contract/pages'
import { parseAnswer } from '../../contract/parse'
import { shownSegments } from '../../contract/segments'
import { type Widget, WidgetContext } from '../../page/widget'
import { adoptStyles } from '../../styles/adopt'
import { baseStyles } from '../../styles/base'
import { Segments } from './segments'

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

const item = (id: number, title: string, page_path: string, more = {}) => ({
  ...{ id, parent_menu_id: null, position: id, page_path, title, external_link: null },
  ...more,
})

export const menu = [
  item(1, 'Reprezentance', 'reprezentance'),
  item(12, 'Članice', 'clanice', { parent_menu_id: 1 }),
  item(5, 'Trgovina', '', { external_link: 'https://trgovina.example/' }),
  item(6, 'Zlo', 'x', { external_link: 'javascript:alert(1)' }),
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

const leaving = new Set<() => void>()

export interface Rendered {
  root: HTMLElement
  shadow: ShadowRoot
  asked: string[]
  reportFailure: ReturnType<typeof vi.fn<Widget['reportFailure']>>
  parts: (name: string) => HTMLElement[]
}

export function renderSegments(segments: readonly Segment[], changes: Answers = {}): Rendered {
  const api = `${ownApi()}/api`
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
  const own = widgetOf(api)
  const { reportFailure } = own
  const widget: Widget = {
    ...own,
    tag: 'parket-page',
    configuration: { ...own.configuration, storage: `${location.origin}/demo/data/storage` },
    adoptStyles: (texts) => adoptStyles(shadow, ...texts),
  }
  adoptStyles(shadow, ...baseStyles, ...import.meta.sheets)
  const root = shadow.appendChild(document.createElement('div'))
  root.dataset.root = ''
  const react = createRoot(root, { onCaughtError: () => {} })
  flushSync(() =>
    react.render(
      <WidgetContext value={widget}>
        <Segments segments={shownSegments(segments)} headingLevel={3} />
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
