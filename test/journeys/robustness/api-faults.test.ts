/** A real server's faults that a page's own `fetch` can't play, and the shell's page without its menu. */
import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import { afterAll, describe, expect, it } from 'vitest'
import { eventually, hostPage, origin, startVisit, stranger, type Visit } from '../../support/journey'
import { elementOf, hurry, readable, screens } from '../../support/screens'

const faultText = /error|fail|napak|neuspe|exception|undefined|\bnull\b|NaN|\[object|JSON|HTTP/i

const json = { 'content-type': 'application/json', 'access-control-allow-origin': '*' }

interface Fault {
  answer: (response: ServerResponse) => void
  repeats: 0 | 10
  /** How often a browser tries until it gives an attempt up. */
  hops?: number
}

const redirectTo = (location: string) => (response: ServerResponse) =>
  void response.writeHead(302, { ...json, location }).end()

/** By number: "/0/api/clubs" is answered as the first says; "/moved/api/clubs" leads to the site's own, in two steps. */
const answers: Record<string, Fault> = {
  'breaks off in the middle of a body': {
    repeats: 10,
    answer: (response) => {
      response.writeHead(200, { ...json, 'content-length': '1000' })
      response.write('[{"id":1,"shortName":')
      setTimeout(() => response.destroy(), 50)
    },
  },
  'resets the connection': { repeats: 10, answer: (response) => void response.socket?.resetAndDestroy() },
  'leads to a page of HTML': { repeats: 0, answer: redirectTo('/html') },
  'leads to where nobody may read': { repeats: 10, answer: redirectTo(`${stranger.origin}/`) },
  'leads round in a circle': {
    ...{ repeats: 10, hops: 21 },
    answer: (response) => redirectTo(response.req.url ?? '/')(response),
  },
}
const names = Object.keys(answers)

const server = createServer((request, response) => {
  const [, which = '', path = ''] = /^\/(\w+)\/api(.*)/.exec(request.url ?? '') ?? []
  const location = { moved: `/again/api${path}`, again: `${origin}/api${path}` }[which]
  if (location) return redirectTo(location)(response)
  const { answer } = answers[names[Number(which)] ?? ''] ?? {}
  if (which !== '' && answer) answer(response)
  else response.writeHead(200, { ...json, 'content-type': 'text/html' }).end('<h1>Error 302</h1>')
})
server.listen(0, '127.0.0.1')
await once(server, 'listening')
const address = server.address()
const port = typeof address === 'object' && address ? address.port : 0
afterAll(() => {
  server.close()
  server.closeAllConnections()
})

const failures = ({ received }: Visit, tag: string) =>
  received.filter((event) => event.name === 'parket-error' && event.tag === tag)

describe('an API that', () => {
  it.each(names)('%s is silent on all elements at once', async (name) => {
    const { repeats, hops = 1 } = answers[name] ?? expect.fail(name)
    const visit = await startVisit()
    await hurry(visit.page)
    const api = `http://127.0.0.1:${port}/${names.indexOf(name)}/api`
    const body = screens.map((screen) => elementOf(screen, '<i>Nadomestilo</i>')).join('')
    await visit.page.goto(hostPage(`${body}<p>Za njimi</p>`, { script: `data-api="${api}"` }))
    for (const { tag } of screens) await eventually(() => failures(visit, tag).length).toBeGreaterThan(0)
    const text = await readable(visit.page)
    expect(text).toContain('Za njimi')
    expect(text).not.toMatch(faultText)
    // Who comes once others have failed requests itself: each failure that is reported has been requested once.
    const asks = () => visit.requested.filter((url) => url.startsWith(`${api}/`)).length
    const reported = () => visit.received.filter((event) => event.name === 'parket-error').length
    await eventually(() => asks() <= (reported() + repeats) * hops).toBe(true)
    for (const line of visit.errors) expect(line).toMatch(/^parket-[\w-]+: .+ failed:/)
  })

  it('leads on to the right place, another origin among the steps, is followed', async () => {
    const visit = await startVisit()
    const api = `http://127.0.0.1:${port}/moved/api`
    await visit.page.goto(
      hostPage('<parket-member-list></parket-member-list>', { script: `data-api="${api}"` }),
    )
    await visit.page.locator('parket-member-list [part~=club]').first().waitFor()
    expect(visit.requested).toContain(`${api}/members`)
    expect([visit.errors, failures(visit, 'parket-member-list')]).toEqual([[], []])
  })
})

it('a page of the site that came without its menu leads to whole ones', async () => {
  const { page } = await startVisit()
  await page.route(`${origin}/klubi`, async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replace(/(<ul id="menu-items"[^>]*>).*?(<\/ul>\s*<\/nav>)/s, '$1$2')
    await route.fulfill({ response, body })
  })
  await page.goto(`${origin}/klubi`)
  expect(await page.locator('#menu-items > li').count()).toBe(0)
  await page.locator('header .brand').click()
  await page.locator('#menu-items > li').first().waitFor({ state: 'attached' })
  expect(page.url()).toBe(`${origin}/`)
})
