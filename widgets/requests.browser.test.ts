/** The loader requests ahead for exactly what each screen requests while nothing is answered: no less, nothing in vain. */
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { page as browser, userEvent } from 'vitest/browser'
import { register } from '../src/island/register'
import { firstAddresses, sendFirst } from '../src/island/screen-requests'
import { everyRoute, type Routes, sceneOf } from './answers.fixture'
import { copyOf, defined, type Widget, widgetTable } from './every-widget.fixture'
import { openPage, put, settled, shows, waitingForAnswers } from './host-page.fixture'
import { requests } from './member-list/requests'
import { memberList } from './member-list/screen'
import { requestsOf } from './requests'

type Attributes = Readonly<Record<string, string>>

/** By tag: attributes with which it requests something else than its scene. */
const others: Readonly<Record<string, readonly Attributes[]>> = {
  'parket-competition': ['matches', 'standings', 'statistics', 'clubs'].map((tab) => ({ tab })),
  'parket-match-list': [
    { season: '11' },
    { season: '11', club: '', from: '2024-10-01', to: '2024-12-01', hall: '31', competition: '21' },
    { season: '11', search: 'off' },
    { search: 'off', club: '' },
    { show: 'next' },
    { show: 'next', season: '12', from: '2024-10-01', 'per-page': '90' },
    { lock: 'club', season: '11', start: 'klub=2' },
    { history: 'page', search: 'off' },
  ],
  'parket-national-team': [
    { page: '', team: '61' },
    { page: '', team: '61', start: 'tekmovanje=62&tab=tekme' },
  ],
  'parket-news-list': [
    { header: 'off' },
    { header: 'off', start: 'kategorija=4' },
    { ads: 'off', category: '' },
  ],
  'parket-roster': [{ staff: 'off' }],
  'parket-site-search': [{ query: '' }],
}

const silent: Routes = Object.fromEntries(everyRoute.map((path) => [path, () => new Promise(() => {})]))

function cases({ tag: { tag } }: Widget): Attributes[] {
  const { attributes, needs = [], choices = [] } = sceneOf(tag)
  const without = needs.length > 0 ? [Object.fromEntries(needs.map((name) => [name, '']))] : []
  const queries = choices.map((start) => ({ start }))
  return [{}, { api: 'https://other.example/api' }, ...without, ...queries, ...(others[tag] ?? [])].map(
    (more) => ({
      ...attributes,
      ...more,
    }),
  )
}

beforeEach(async () => {
  await browser.viewport(1280, 900)
  // A field under the pointer requests its names.
  await userEvent.unhover(document.body)
})

describe.each(widgetTable)('%s', (_, widget) => {
  const tag = defined(widget)
  const requests = requestsOf(widget.tag.tag)

  test.each(cases(widget).map((each) => [JSON.stringify(each), each] as const))(
    '%s',
    async (_, attributes) => {
      // No request ends by itself, and none is repeated, however long this takes.
      vi.useFakeTimers({ toFake: ['setTimeout'] })
      const page = openPage(silent)
      const written = Object.entries(attributes).map(([name, text]) => `${name}="${text}"`)
      const element = put(`<${tag} ${written.join(' ')}></${tag}>`)
      await waitingForAnswers(page, element)
      const asked = page.requested.map(({ address }) => address)
      expect(requests && firstAddresses(element, requests).toSorted()).toEqual(asked.toSorted())
    },
  )
})

test('an element whose first answer is here before it is defined shows no placeholders', async () => {
  const page = openPage()
  const copy = copyOf(memberList)
  const element = put(`<${copy.tag.tag}></${copy.tag.tag}>`)
  sendFirst(element, requests)
  await settled(page, element)
  let skeletons = 0
  const root = element.attachShadow
  element.attachShadow = (init) => {
    const shadow = root.call(element, init)
    new MutationObserver(() => {
      skeletons += shadow.querySelectorAll('[part~=skeleton]').length
    }).observe(shadow, { childList: true, subtree: true })
    return shadow
  }
  register(copy)
  await shows(element, sceneOf('parket-member-list').shows)
  expect([skeletons, page.requested.length]).toEqual([0, 1])
})
