import { page } from 'vitest/browser'
import { register } from '../../src/island/register'
import type { Route, Routes } from '../answers.fixture'
import { type HostPage, openPage, partsIn, put, waitFor } from '../host-page.fixture'
import { nationalTeam } from './screen'
import { teams } from './team.fixture'

export { teamTabs } from '../answers.fixture'
export { leave, query } from '../host-page.fixture'
export { men, news, tab, tabs, teams, women } from './team.fixture'

register(nationalTeam)

export interface Stand {
  query?: string
  routes?: Routes
  attributes?: string
}

/** The element in a page that is at this query; the state is the page's unless the attributes say otherwise. */
export function stand({ query = '', routes = {}, attributes = 'page="clani/kvalifikacije"' }: Stand = {}): {
  host: HostPage
  element: HTMLElement
} {
  history.replaceState(null, '', query === '' ? location.pathname : `${location.pathname}?${query}`)
  const host = openPage({ ...teams, ...routes }, { history: 'page' })
  return { host, element: put(`<parket-national-team ${attributes}></parket-national-team>`) }
}

/** By its text: what the sheet adds for the bold width is no name, though the tests' own reading takes it for one. */
export const tabNamed = (name: string) => page.getByRole('tab').filter({ hasText: new RegExp(`^${name}$`) })
export const panel = () => page.getByRole('tabpanel')

export const textsOf = (elements: readonly Element[]) =>
  elements.map(({ textContent }) => textContent?.replace(/\s+/g, ' ').trim())
export const barNames = () => textsOf(page.getByRole('tab').elements())
export const headings = (level: number) => textsOf(page.getByRole('heading', { level }).elements())

/** The one tab that is chosen. */
export const activeName = () => textsOf(page.getByRole('tab', { selected: true }).elements()).join()

export const playersIn = (element: Element) => textsOf(partsIn(element, 'player'))

/** The active tab's name and its panel's words, once both are there. */
export const showsTab = (name: string, text: string | RegExp) =>
  waitFor(() => {
    const [found] = page.getByRole('tabpanel', { name, exact: true }).elements()
    const words = found?.textContent ?? ''
    if (typeof text === 'string' ? !words.includes(text) : !text.test(words)) {
      throw new Error(`${name} does not show ${text}: ${activeName()}: ${words.slice(0, 300)}`)
    }
  })

interface Waiting {
  path: string
  give: () => void
}

/** A server that answers when it is triggered: requests wait in `waiting`, in order, until `open`. */
export function slowly(routes: Routes) {
  const waiting: Waiting[] = []
  let isOpen = false
  const held = (path: string, route: Route) => (query: URLSearchParams) => {
    const answer = () => (typeof route === 'function' ? route(query) : route)
    if (isOpen) return answer()
    return new Promise((resolve) => waiting.push({ path, give: () => resolve(answer()) }))
  }
  const entries = Object.entries(routes).map(([path, route]) => [path, held(path, route)])
  const open = () => {
    isOpen = true
  }
  return { routes: Object.fromEntries(entries) as Routes, waiting, open }
}
