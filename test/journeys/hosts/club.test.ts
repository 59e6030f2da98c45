/** demo/hosts/club.html on the club's own origin: search and list in somebody else's rude page. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BrowserContextOptions, Page } from 'playwright'
import { beforeAll, expect, it } from 'vitest'
import { ClubList, NamedChoiceList, SeasonList } from '../../../src/contract/federation'
import { MatchPage } from '../../../src/contract/matches'
import { clockAt, slovenianDay } from '../../../src/domain/time/clock'
import { someOf } from '../../support/diagonal'
import { hands } from '../../support/input-methods'
import { askApi, eventually, origin, startVisit, stranger } from '../../support/journey'
import { project } from '../../support/site'

const html = readFileSync(join(project, 'demo/hosts/club.html'), 'utf8')
const address = stranger.put('/klub', html.replace('src="/parket.js"', `src="${origin}/parket.js"`))

/** A Thursday; the calendar opens with its month. */
const today = new Date('2025-11-20T12:00:00Z')

async function visitClub(options: BrowserContextOptions = {}, now = today) {
  const visit = await startVisit(options)
  await visit.page.clock.setFixedTime(now)
  await visit.page.goto(address)
  await visit.page.getByRole('button', { name: 'IŠČI' }).waitFor()
  return visit
}

/** Where IŠČI would lead to, as the parameters of /tekme; the visitor stays. */
async function parametersAfter(page: Page, press: () => Promise<void>): Promise<Record<string, string>> {
  const led = page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        const stay = (event: Event) => {
          event.preventDefault()
          resolve((event as CustomEvent<{ url: string }>).detail.url)
        }
        addEventListener('parket-navigate', stay, { once: true })
      }),
  )
  await press()
  const { origin: site, pathname, searchParams } = new URL(await led)
  expect(site + pathname).toBe(`${origin}/tekme`)
  return Object.fromEntries(searchParams)
}

const names = { club: 'Cedevita Olimpija', hall: 'Arena Stožice', competition: '' }
const ids = { season: '', club: '', hall: '', competition: '' }
const idOf = (list: { id: string; name: string }[], name: string) =>
  list.find((each) => each.name === name)?.id ?? ''

beforeAll(async () => {
  const season = (await askApi('/seasons', SeasonList)).find(({ isActive }) => isActive)
  ids.season = season?.id ?? ''
  const [competition] = await askApi(`/competitions?seasonId=${ids.season}`, NamedChoiceList)
  names.competition = competition?.name ?? ''
  ids.competition = competition?.id ?? ''
  ids.hall = idOf(await askApi('/sport-halls', NamedChoiceList), names.hall)
  ids.club = (await askApi('/clubs', ClubList)).find(({ shortName }) => shortName === names.club)?.id ?? ''
  expect(Object.values(ids)).not.toContain('')
})

it('the club’s page shows the search and real results in the order of the API, and leads to all of them', async () => {
  // As the server renders it.
  const now = new Date()
  const { page, errors, warnings } = await visitClub({}, now)
  const around = slovenianDay(clockAt(now.getTime()))
  const question = `/matches?season=${ids.season}&order=time&around=${around}&perPage=10`
  const { matches } = await askApi(question, MatchPage)
  expect(matches.length).toBe(10)
  const boxes = page.locator('parket-match-list [part~=match]')
  await eventually(() => boxes.count()).toBe(10)
  const shown = await boxes.evaluateAll((each) => each.map((box) => box.textContent ?? ''))
  for (const [index, { firstTeamName, secondTeamName }] of matches.entries()) {
    expect(shown[index]).toContain(firstTeamName)
    expect(shown[index]).toContain(secondTeamName)
  }
  expect(await page.locator('parket-match-search [part~=filter]:visible').count()).toBe(4)
  expect(await page.getByRole('link', { name: 'na strani zveze' }).count()).toBe(0)
  expect([errors, warnings]).toEqual([[], []])
  await page.getByRole('link', { name: 'VSE TEKME' }).click()
  await page.waitForURL(`${origin}/tekme`, { waitUntil: 'commit' })
})

it.each(someOf(Object.entries(hands), 1))(
  'by %s all four filters are chosen and sent together',
  async (_, { options, choose, chooseDay, press }) => {
    const { page } = await visitClub(options)
    await chooseDay(page, 'Datum', '2025-11-21')
    await choose(page, 'Klub', names.club)
    await choose(page, 'Tekmovanje', names.competition)
    await choose(page, 'Dvorana', names.hall)
    expect(await parametersAfter(page, () => press(page, 'IŠČI'))).toEqual({
      ...{ sezona: ids.season, klub: ids.club, tekmovanje: ids.competition, dvorana: ids.hall },
      ...{ od: '18.11.2025', do: '24.11.2025' },
    })
  },
)
