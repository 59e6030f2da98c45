/** /tekme in the shell: the match list whose state is the page's address. */
import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { ClubList, NamedChoiceList, SeasonList } from '../../src/contract/federation'
import { type Match, MatchPage } from '../../src/contract/matches'
import { clockAt, slovenianDay } from '../../src/domain/clock'
import { someOf } from '../support/diagonal'
import { askApi, eventually, origin, startVisit } from '../support/journey'

const boxes = (page: Page) => page.locator('parket-match-list [part~=match]')
const nameOf = ({ firstTeamName, secondTeamName }: Match) => `${firstTeamName} ${secondTeamName}`
const calendar = (page: Page) => page.getByRole('link', { name: 'Dodaj v koledar' })
const query = (page: Page) => new URL(page.url()).search

/** The matches that are shown, as "first second" in order. */
const shown = (page: Page) =>
  boxes(page).evaluateAll((all) =>
    all.map((box) => [...box.querySelectorAll('.match-name')].map((team) => team.textContent).join(' ')),
  )

/** What the fields say. */
const fields = async (page: Page) => ({
  day: await page.getByRole('textbox', { name: 'Datum' }).inputValue(),
  club: await page.getByRole('combobox', { name: 'Klub' }).textContent(),
  competition: await page.getByRole('combobox', { name: 'Tekmovanje' }).textContent(),
  hall: await page.getByRole('combobox', { name: 'Dvorana' }).textContent(),
})

async function visitMatches(search = '') {
  const visit = await startVisit()
  await visit.page.goto(`${origin}/tekme${search}`)
  await boxes(visit.page).first().waitFor()
  return visit
}

/** A season with more than one page, as the facts have them. */
const season = '2022'

/** As the list asks without a page. */
const around = () => `order=time&around=${slovenianDay(clockAt(Date.now()))}`

async function found(parameters: string): Promise<string[]> {
  const { matches } = await askApi(`/matches?perPage=20&${parameters}`, MatchPage)
  expect(matches.length).toBeGreaterThan(0)
  return matches.map(nameOf)
}

describe('the address of /tekme', () => {
  it('is the page of the active season where today is, without parameters', async () => {
    const { page } = await visitMatches()
    expect(query(page)).toBe('')
    const active = (await askApi('/seasons', SeasonList)).find(({ isActive }) => isActive)?.id
    // Midnight may come between the two.
    const pair = async () => JSON.stringify([await shown(page), await found(`season=${active}&${around()}`)])
    await eventually(pair).toSatisfy((text) => {
      const [page, api] = JSON.parse(text)
      return String(page) === String(api)
    })
    const seasons = await askApi('/matches?perPage=1', MatchPage)
    expect(seasons.total).toBeGreaterThan(0)
    expect(await calendar(page).getAttribute('href')).toMatch(/\/api\/matches\.ics\?season=\d+$/)
  })

  it('follows filters and pages; back and forward restore results and fields', async () => {
    const { page } = await visitMatches(`?sezona=${season}`)
    const all = await found(`season=${season}&${around()}`)
    await eventually(() => shown(page)).toEqual(all)
    await page.getByRole('link', { name: '2', exact: true }).click()
    await eventually(() => query(page)).toBe(`?sezona=${season}&stran=2`)
    const secondPage = await found(`season=${season}&order=time&page=2`)
    await eventually(() => shown(page)).toEqual(secondPage)

    await page.getByRole('combobox', { name: 'Klub' }).click()
    await page.getByRole('option', { name: 'Krka' }).click()
    expect(query(page)).toBe(`?sezona=${season}&stran=2`)
    await page.getByRole('button', { name: 'IŠČI' }).click()
    const krka = (await askApi('/clubs', ClubList)).find(({ shortName }) => shortName === 'Krka')?.id
    await eventually(() => query(page)).toBe(`?sezona=${season}&klub=${krka}`)
    const ofKrka = await found(`season=${season}&club=${krka}&${around()}`)
    await eventually(() => shown(page)).toEqual(ofKrka)

    await page.goBack()
    await eventually(() => shown(page)).toEqual(secondPage)
    await eventually(() => fields(page)).toMatchObject({ club: '' })
    await page.goBack()
    await eventually(() => shown(page)).toEqual(all)
    await page.goForward()
    await page.goForward()
    await eventually(() => shown(page)).toEqual(ofKrka)
    await eventually(() => fields(page)).toMatchObject({ club: 'Krka' })
  })

  it('takes a day as three days before and after', async () => {
    const { page } = await visitMatches('?sezona=2022')
    await page.getByRole('textbox', { name: 'Datum' }).click()
    await page.keyboard.type('17.2.2023')
    await page.keyboard.press('Enter')
    await eventually(() => query(page)).toBe('?sezona=2022&od=14.02.2023&do=20.02.2023')
    await eventually(() => shown(page)).toEqual(
      await found(`season=2022&from=2023-02-14&to=2023-02-20&${around()}`),
    )
  })

  it('with all parameters shows exactly those, in results, fields and calendar', async () => {
    const club = (await askApi('/clubs', ClubList)).find(
      ({ shortName }) => shortName === 'Cedevita Olimpija',
    )?.id
    const hall = (await askApi('/sport-halls', NamedChoiceList)).find(
      ({ name }) => name === 'Dvorana Lukna',
    )?.id
    const competition = (await askApi('/competitions?seasonId=2022', NamedChoiceList)).find(
      ({ name }) => name === 'Pokal Spar',
    )?.id
    const address = `?sezona=2022&klub=${club}&tekmovanje=${competition}&dvorana=${hall}&od=14.02.2023&do=20.02.2023`
    const { page } = await visitMatches(address)
    const parameters = `season=2022&club=${club}&competition=${competition}&hall=${hall}&from=2023-02-14&to=2023-02-20`
    await eventually(() => shown(page)).toEqual(await found(`${parameters}&${around()}`))
    await eventually(() => fields(page)).toEqual({
      ...{ day: '17.02.2023', club: 'Cedevita Olimpija', competition: 'Pokal Spar', hall: 'Dvorana Lukna' },
    })
    expect(await calendar(page).getAttribute('href')).toBe(`${origin}/api/matches.ics?${parameters}`)
    expect(query(page)).toBe(address)
  })

  it.each(someOf(['stran=99', 'klub=abc', 'dvorana=999999', 'tekmovanje=abc', 'od=31.02.2024'], 2))(
    'with what there is not (%s) shows what it shows without it',
    async (nonsense) => {
      const { page } = await visitMatches(`?sezona=${season}&${nonsense}`)
      await eventually(() => shown(page)).toEqual(await found(`season=${season}&${around()}`))
      if (nonsense.startsWith('stran')) expect(query(page)).toBe(`?sezona=${season}`)
    },
  )

  it('with a competition alone shows it in its season', async () => {
    const [competition] = await askApi(`/competitions?seasonId=${season}`, NamedChoiceList)
    const { page } = await visitMatches(`?tekmovanje=${competition?.id}`)
    await eventually(() => shown(page)).toEqual(
      await found(`season=${season}&competition=${competition?.id}&${around()}`),
    )
    await eventually(() => page.getByRole('combobox', { name: 'Sezona' }).inputValue()).toBe(season)
  })

  it('of a day in an old season offers that season', async () => {
    const { page } = await startVisit()
    await page.goto(`${origin}/tekme?od=14.02.2023&do=20.02.2023`)
    await page.getByText('Okoli 17.2.2023 ni tekem.').waitFor()
    await page.getByRole('link', { name: /^Sezona 2022\/2023 · \d+$/ }).click()
    await eventually(() => shown(page)).toEqual(
      await found(`season=2022&from=2023-02-14&to=2023-02-20&${around()}`),
    )
  })

  it('that nobody understands shows the season, and no results are said in words', async () => {
    const { page } = await visitMatches('?sezona=2022&od=yesterday&stran=x')
    await eventually(() => shown(page)).toEqual(await found(`season=2022&${around()}`))
    await page.goto(`${origin}/tekme?sezona=2022&od=01.01.1990&do=02.01.1990`)
    await page.getByText('Od 1.1.1990 do 2.1.1990 ni tekem.').waitFor()
    expect(await calendar(page).count()).toBe(0)
  })
})

it('the calendar holds exactly the matches of the shown filters, on all pages', async () => {
  const { page } = await visitMatches(`?sezona=${season}&stran=2`)
  const href = (await calendar(page).getAttribute('href')) ?? ''
  expect(href).toBe(`${origin}/api/matches.ics?season=${season}`)
  const answer = await fetch(href)
  expect(answer.headers.get('content-type')).toMatch(/^text\/calendar/)
  const { total } = await askApi(`/matches?season=${season}`, MatchPage)
  expect((await answer.text()).split('BEGIN:VEVENT').length - 1).toBe(total)
})

it('pages are real links', async () => {
  const { page } = await visitMatches(`?sezona=${season}`)
  const second = page.getByRole('link', { name: '2', exact: true })
  expect(await second.evaluate((link) => (link as HTMLAnchorElement).href)).toBe(
    `${origin}/tekme?sezona=${season}&stran=2`,
  )
})
