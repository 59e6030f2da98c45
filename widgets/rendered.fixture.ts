/** Screens as a server renders them: what they show, request and say of themselves, without a browser. */
import { Window } from 'happy-dom'
import { loadParts } from '../src/island/lazy-view'
import { richAsWords } from '../src/island/rich.fixture'
import { renderWidget } from '../src/island/server'
import { widgets } from '.'
import { answerTo, type Routes } from './answers.fixture'
import { requestsOf } from './requests'

export const site = 'https://kzs.example'

export interface Rendering {
  attributes?: Readonly<Record<string, string>>
  /** The page's query, which the element follows; without it the element has its own state. */
  query?: string
  page?: Readonly<Record<string, string>>
  routes?: Routes
  now?: string
}

const wordsOf = ({ textContent }: { textContent: string | null }) =>
  (textContent ?? '').replace(/\s+/g, ' ').trim()

/** As a server does when it starts. */
await loadParts()

/** The screen of this folder. What its requests.ts leaves out is an error. */
export async function rendered(
  name: string,
  { attributes = {}, query, page = {}, routes = {}, now = '2025-11-30 12:00:00' }: Rendering = {},
) {
  const asked: string[] = []
  let hasFailed = false
  const widget = widgets.find(({ tag }) => tag.tag === `parket-${name}`)
  const requests = requestsOf(`parket-${name}`)
  if (!widget || !requests) throw new Error(`there is no ${name}`)
  const { screen, facts, isComplete, missing } = await renderWidget(widget, {
    requests,
    ...{ attributes, origin: site, now, rich: richAsWords },
    page: { ...page, ...(query !== undefined && { history: 'page' }) },
    query: query ?? '',
    ask: async (address) => {
      asked.push(address.replace(`${site}/api`, ''))
      try {
        return JSON.stringify(answerTo(address, routes) ?? null)
      } catch (error) {
        hasFailed = true
        throw error
      }
    },
  })
  if (!isComplete && !hasFailed) throw new Error(`requests.ts of ${name} leaves out ${missing.join(' ')}`)
  const { document } = new Window()
  document.body.innerHTML = screen
  const all = (selector: string) => [...document.body.querySelectorAll(selector)]
  return {
    isComplete,
    all,
    text: wordsOf(document.body),
    texts: (selector: string) => all(selector).map(wordsOf),
    parts: (name: string) => all(`[part~="${name}"]`).map(wordsOf),
    hrefs: (selector: string) => all(selector).map((link) => link.getAttribute('href')),
    asked: (path = '/') => asked.filter((each) => each.startsWith(path)),
    metadata: facts.metadata,
    warnings: facts.warnings ?? [],
    /** What the query is corrected to. */
    corrected: facts.isCorrected ? (facts.query ?? '') : undefined,
  }
}

export type Rendered = Awaited<ReturnType<typeof rendered>>
