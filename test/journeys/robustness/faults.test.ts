import type { Route } from 'playwright'
import { expect, it } from 'vitest'
import { pairs, someOf } from '../../support/diagonal'
import { eventually, hostPage, startVisit, type Visit, withoutViews } from '../../support/journey'
import { addressOf, asks, elementOf, hurry, readable, type Screen, screens } from '../../support/screens'

const failures = ({ received }: Visit) => received.filter(({ name }) => name === 'parket-error')
const loads = ({ received }: Visit) =>
  received.filter(({ name }) => name === 'parket-load').map(({ tag }) => tag)

const faultText =
  /error|fail|napak|neuspe|exception|undefined|\bnull\b|NaN|\[object|JSON|HTTP|\b(404|500)\b|<\w/i

/** A page with the element, something of the host around it, and a neighbour that requests something else. */
function pageWith(screen: Screen): { url: string; neighbour: string } {
  const neighbour = screen.tag === 'parket-ad-banner' ? 'parket-member-list' : 'parket-ad-banner'
  const body = `<p>Pred njim</p>${elementOf(screen, '<a href="/seznam">Nadomestilo</a>')}<${neighbour}></${neighbour}><p>Za njim</p>`
  return { url: hostPage(body), neighbour }
}

async function visitFailing(screen: Screen, fail: (route: Route) => Promise<void>) {
  const visit = await startVisit()
  await hurry(visit.page)
  await withoutViews(visit.page)
  await visit.page.route(addressOf(screen), fail)
  const { url, neighbour } = pageWith(screen)
  await visit.page.goto(url)
  return { visit, neighbour }
}

const open = { 'access-control-allow-origin': '*' }
const answer = (status: number, contentType: string, body: string) => (route: Route) =>
  route.fulfill({ status, contentType, body, headers: open })

interface Fault {
  fault: string
  fail: (route: Route, screen: Screen) => Promise<void>
  requested: number
  status?: number
}

/** Of each kind one; all of them meet every screen in every-fault. */
const faults: Fault[] = [
  { fault: 'down', fail: (route) => route.abort('connectionrefused'), requested: 3 },
  {
    fault: 'answering 500',
    fail: answer(500, 'application/problem+json', '{"status":500}'),
    requested: 3,
    status: 500,
  },
  {
    fault: 'answering 404',
    fail: answer(404, 'application/problem+json', '{"status":404}'),
    requested: 1,
    status: 404,
  },
  {
    fault: 'answering HTML',
    fail: answer(200, 'text/html', '<h1>Error 500</h1>'),
    requested: 1,
    status: 200,
  },
  {
    fault: 'answering null where a value stands',
    fail: (route, { wrongShape }) => route.fulfill({ json: wrongShape, headers: open }),
    requested: 1,
  },
]

async function failsWith(screen: Screen, fault: Fault): Promise<void> {
  const { tag, request, content } = screen
  const { visit, neighbour } = await visitFailing(screen, (route) => fault.fail(route, screen))
  const { page, errors } = visit
  await eventually(() => loads(visit)).toContain(neighbour)
  const detail = { request, error: expect.any(String), ...(fault.status && { status: fault.status }) }
  await eventually(() => failures(visit)).toEqual([{ name: 'parket-error', tag, detail }])
  expect(errors).toEqual([expect.stringContaining(`${tag}: ${request} failed`)])
  expect(asks(visit, screen)).toBe(fault.requested)
  const text = await readable(page)
  expect(text).toContain('Za njim')
  expect(text).not.toMatch(faultText)
  expect(await page.getByText('Nadomestilo').isVisible()).toBe(content !== null)
}

/** Each screen meets each kind in every-fault: here each kind comes once, on some screen of the built site. */
const met = pairs(someOf(screens, faults.length), faults).map(([screen, how]) => ({
  tag: screen.tag,
  fault: how.fault,
  ...{ screen, how },
}))

it.each(met)('$tag with an API $fault leaves the page whole and emits one event', ({ screen, how }) =>
  failsWith(screen, how),
)
