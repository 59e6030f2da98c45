/** A player's page in the shell: facts, standings, neighbours. */
import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { PlayerDetail } from '../../src/contract/competitions'
import { PlayerList } from '../../src/contract/national-teams'
import { rosterNeighbours } from '../../src/domain/roster-neighbours'
import { askApi, eventually, origin, startVisit } from '../support/journey'

/** Of the example team: everything is known of them. */
const example = '901'
const players = await askApi('/national-teams/901/players', PlayerList)

const inside = (page: Page, selector: string) => page.locator(`parket-player ${selector}`)
const name = (page: Page) => page.getByRole('heading', { level: 1 })
const pathOf = (page: Page) => new URL(page.url()).pathname

async function visitPlayer(id: string, options = {}) {
  const visit = await startVisit(options)
  await visit.page.goto(`${origin}/reprezentant/${id}`)
  return visit
}

describe('a player', () => {
  it('comes from the roster, and back leads there again', async () => {
    const { page, errors } = await startVisit()
    await page.goto(`${origin}/reprezentance/u20/vzorcna-ekipa`)
    const card = page.locator('parket-national-team [part~=player]').first()
    const last = await card.locator('.player-last').textContent()
    await card.click()
    // The team's page has such a heading, too.
    await eventually(() => name(page).textContent()).toContain(last)
    await page.goBack()
    await card.waitFor()
    expect(errors).toEqual([])
  })

  it('says all that is delivered from the address alone', async () => {
    const player = await askApi(`/players/${example}`, PlayerDetail)
    const { page } = await visitPlayer(example)
    await name(page).waitFor()
    expect(await name(page).textContent()).toBe(`${player.first_name} ${player.last_name}`)
    const facts = (await inside(page, '.player-fact').allTextContents()).join(' ')
    expect(facts).toContain(`Leto rojstva${player.year_of_birth}`)
    expect(facts).toContain(`Višina${player.height} cm`)
    expect(await page.title()).toBe(`Parket - ${player.first_name} ${player.last_name}`)
  })

  it('has the one before and the one after in the roster, a step away', async () => {
    const middle = players.find(({ id }) => {
      const { previous, next } = rosterNeighbours(players, id)
      return previous && next
    })
    const { previous, next } = rosterNeighbours(players, middle?.id ?? '')
    const { page, requested } = await visitPlayer(middle?.id ?? '')
    await page.getByRole('link', { name: /^Naslednj/ }).click()
    await eventually(() => pathOf(page)).toBe(`/reprezentant/${next?.id}`)
    await eventually(() => name(page).textContent()).toBe(`${next?.first_name} ${next?.last_name}`)
    await page.goBack()
    await page.getByRole('link', { name: /^Prejšnj/ }).click()
    await eventually(() => name(page).textContent()).toBe(`${previous?.first_name} ${previous?.last_name}`)
    expect(requested.filter((url) => new URL(url).pathname.startsWith('/reprezentant/'))).toHaveLength(1)
  })

  it('leads to the standing of each number', async () => {
    const { page } = await startVisit()
    await page.goto(`${origin}/iskalnik?q=doncic`)
    await page.locator('parket-site-search').getByRole('link', { name: 'Luka Dončić' }).click()
    const games = inside(page, 'a.player-metric').first()
    await games.waitFor()
    expect(await games.getAttribute('href')).toMatch(/\?tab=statistika&tip=vecne_lestvice&filter=games$/)
    await games.click()
    await page.getByRole('heading', { name: 'Lestvica uradnih nastopov' }).waitFor()
    await page.goBack()
    await games.waitFor()
  })

  it('that does not exist is an empty page, and the server says 404', async () => {
    const visit = await startVisit()
    const answer = await visit.page.goto(`${origin}/reprezentant/999999`)
    expect(answer?.status()).toBe(404)
    await eventually(() => visit.received.map((event) => event.name)).toContain('parket-error')
    await eventually(() => visit.page.locator('parket-player [data-root] *').count()).toBe(0)
    expect(await visit.page.getByRole('main').getByRole('heading').count()).toBe(0)
  })
})
