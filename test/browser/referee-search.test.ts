/** /sodniski-iskalnik in the shell: who led which match. */
import type { Page } from 'playwright'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { OfficialList, SeasonList } from '../../src/contract/federation'
import { type Match, MatchPage } from '../../src/contract/matches'
import { personName } from '../../src/domain/official'
import { askApi, eventually, origin, startVisit, undrawn } from '../support/journey'

const path = '/sodniski-iskalnik'
const boxes = (page: Page) => page.locator('parket-referee-search [part~=match]')
const query = (page: Page) => new URL(page.url()).search
const select = (page: Page, name: string) => page.getByRole('combobox', { name, exact: true })
const seasonSwitch = (page: Page) => page.getByRole('combobox', { name: 'Sezona' })
const heading = (page: Page) => page.getByRole('heading', { level: 1, name: 'Sodniški iskalnik' })

/** The matches that are shown, as "first second" in order. */
const shown = (page: Page) =>
  boxes(page).evaluateAll((all) =>
    all.map((box) => [...box.querySelectorAll('.match-name')].map((team) => team.textContent).join(' ')),
  )

const nameOf = ({ firstTeamName, secondTeamName }: Match) => `${firstTeamName} ${secondTeamName}`

/** Somebody who has led a match, and the season of it, as the demo's facts have them. */
async function somebody() {
  for (const { id, person } of await askApi('/referees', OfficialList)) {
    for (const season of await askApi('/seasons', SeasonList)) {
      const { matches } = await askApi(`/matches?referee=${id}&season=${season.id}`, MatchPage)
      if (matches.length > 0) return { id, name: personName(person), season, matches }
    }
  }
  throw new Error('nobody has led a match')
}
const referee = await somebody()

async function visitSearch(search = '', options = {}) {
  const visit = await startVisit(options)
  await visit.page.goto(origin + path + search)
  await heading(visit.page).waitFor()
  return visit
}

describe('the referee search', () => {
  it('before a search names nobody and asks for no names', async () => {
    const { page, requested } = await visitSearch()
    await seasonSwitch(page).waitFor()
    expect(requested.filter((url) => /\/api\/(referees|commissioners|matches)/.test(url))).toEqual([])
    expect(await boxes(page).count()).toBe(0)
  })

  it('finds a referee’s matches; back and forward restore fields and results', async () => {
    const { page, errors } = await visitSearch()
    await seasonSwitch(page).selectOption(referee.season.id)
    await eventually(() => query(page)).toBe(`?sezona=${referee.season.id}`)
    await select(page, 'Sodnik').click()
    await page.getByRole('option', { name: referee.name, exact: true }).click()
    expect(query(page)).toBe(`?sezona=${referee.season.id}`)
    await page.getByRole('button', { name: 'IŠČI' }).click()
    await eventually(() => shown(page)).toEqual(referee.matches.map(nameOf))
    expect(query(page)).toBe(`?sezona=${referee.season.id}&sodnik=${referee.id}`)
    expect(await boxes(page).first().locator('.match-officials b').textContent()).toBe(referee.name)
    await page.goBack()
    await eventually(() => select(page, 'Sodnik').textContent()).toBe('')
    await page.goBack()
    await eventually(() => boxes(page).count()).toBe(0)
    await page.goForward()
    await page.goForward()
    await eventually(() => shown(page)).toEqual(referee.matches.map(nameOf))
    await eventually(() => select(page, 'Sodnik').textContent()).toBe(referee.name)
    expect(errors).toEqual([])
  })

  it('works from its address alone', async () => {
    const { page } = await visitSearch(`?sezona=${referee.season.id}&sodnik=${referee.id}`)
    await eventually(() => shown(page)).toEqual(referee.matches.map(nameOf))
    await eventually(() => select(page, 'Sodnik').textContent()).toBe(referee.name)
    await eventually(() => seasonSwitch(page).inputValue()).toBe(referee.season.id)
  })

  it('on paper says whom it is of, and shows no fields', async () => {
    const { page } = await visitSearch(`?sezona=${referee.season.id}&sodnik=${referee.id}`)
    await boxes(page).first().waitFor()
    await page.emulateMedia({ media: 'print' })
    await page.getByText(`Sodnik: ${referee.name}`, { exact: true }).waitFor()
    expect(await page.getByRole('combobox').filter({ visible: true }).count()).toBe(1)
  })

  it('without a match says so', async () => {
    const { page } = await visitSearch(`?sodnik=${referee.id}&od=01.01.1990&do=02.01.1990`)
    await page.getByText('Ni zadetkov').waitFor()
  })

  it('shows what a match tells, and nothing for what it doesn’t', async () => {
    const visit = await startVisit()
    const bare = {
      ...{ id: 1, firstTeamName: 'A', firstTeamScore: 0, secondTeamName: 'B', secondTeamScore: 0 },
      ...{ dateTime: '2026-12-01 00:00:00', dateTimeUtc: '2026-12-01 00:00:00' },
    }
    const commissioner = { firstName: 'Ana', lastName: 'Zorman' }
    const matches = [bare, { ...bare, id: 2, commissioner }]
    await undrawn(visit.page)
    await visit.page.route(/\/api\/matches\?/, (route) => route.fulfill({ json: { matches, total: 2 } }))
    await visit.page.goto(`${origin}${path}?komisar=1`)
    await eventually(() => boxes(visit.page).count()).toBe(2)
    expect(await boxes(visit.page).locator('.match-officials').allTextContents()).toEqual([
      'Komisar: Ana Zorman',
    ])
    expect(await visit.page.locator('parket-referee-search [data-root]').textContent()).not.toMatch(
      /null|undefined/,
    )
  })
})

it('no contact data of anybody travels', async () => {
  const People = v.array(
    v.strictObject({
      id: v.number(),
      person: v.strictObject({ firstName: v.string(), lastName: v.string() }),
    }),
  )
  for (const list of ['/referees', '/commissioners']) await askApi(list, People)
})
