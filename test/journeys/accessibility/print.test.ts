import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { NamedChoiceList, OfficialList } from '../../../src/contract/federation'
import { personName } from '../../../src/domain/match/official'
import { askApi, eventually, hostPage, origin, startVisit, unrendered } from '../../support/journey'
import { matchesOf } from '../../support/many-records'

/** What a sheet of A4 shows of a page within its margins, in px. */
const sheet = { width: 703, height: 1031 }

async function visit(path: string, content: string, options = {}): Promise<Page> {
  const { page } = await startVisit(options)
  await page.goto(origin + path)
  await page.locator(`#outlet ${content}`).filter({ visible: true }).first().waitFor()
  await eventually(() => page.locator('#outlet [part~=skeleton]').count()).toBe(0)
  return page
}

async function sheetsOf(page: Page): Promise<number> {
  const file = await page.pdf({ format: 'A4' })
  return file.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0
}

const halls = await askApi('/sport-halls', NamedChoiceList)
const hall = halls.find(({ name }) => name === 'Dvorana Lukna')?.id

describe('on paper', () => {
  it('a search that leads elsewhere is none', async () => {
    const { page } = await startVisit()
    await page.goto(hostPage('<parket-match-search></parket-match-search>'))
    const title = page.getByRole('heading', { name: 'Poišči tekmo' })
    await title.waitFor()
    await page.emulateMedia({ media: 'print' })
    expect(await title.isVisible()).toBe(false)
  })

  it.each([
    ['/klubi', '[part~=club]', '.details'],
    ['/dokumenti', '[part~=document]', '[part~=document]:not(.button)'],
    ['/o-zvezi/o-predstavitvi', 'details', '.window-body, .accordion-body'],
  ])(
    '%s shows what is closed, also where things move, and all photos of a carousel',
    async (path, content, bodies) => {
      const { page } = await startVisit({ reducedMotion: 'no-preference' })
      await page.goto(origin + path)
      await page.locator(`#outlet ${content}`).first().waitFor({ state: 'attached' })
      await page.emulateMedia({ media: 'print' })
      expect(await page.locator('#outlet details:not([open])').count()).toBeGreaterThan(0)
      const hidden = await page.locator(`#outlet :is(${bodies})`).evaluateAll((all) =>
        all.flatMap((body) => {
          const details = body.closest('details')?.getBoundingClientRect()
          const { bottom, height } = body.getBoundingClientRect()
          return height > 0 && bottom <= (details?.bottom ?? 0) + 1 ? [] : [body.textContent]
        }),
      )
      expect(hidden).toEqual([])
      const track = page.locator('.carousel-track').first()
      if (!(await track.count())) return
      await page.setViewportSize(sheet)
      const places = await track.getByRole('button').evaluateAll((all) =>
        all.map((photo) => {
          const { left, right, height } = photo.getBoundingClientRect()
          return left >= 0 && right <= innerWidth && height > 0
        }),
      )
      expect([places.length > 1, places.every(Boolean)]).toEqual([true, true])
    },
  )

  it('a list of a week says on its one sheet which hall, days and season it is of, and no day twice', async () => {
    const page = await visit(
      `/tekme?sezona=2022&dvorana=${hall}&od=14.02.2023&do=20.02.2023`,
      '[part~=match]',
    )
    const of = page.getByText('Dvorana Lukna · 14.2.2023–20.2.2023', { exact: true })
    expect(await of.isVisible()).toBe(false)
    await page.emulateMedia({ media: 'print' })
    await of.waitFor()
    await page.locator('.season-choice').filter({ visible: true }).waitFor()
    const days = await page.locator('.match-day-date').allInnerTexts()
    expect(days.length).toBeGreaterThan(0)
    const shownTimes = (day: string) => page.getByText(day).filter({ visible: true, hasNotText: '–' }).count()
    expect(await Promise.all(days.map(shownTimes))).toEqual(days.map(() => 1))
    expect(await sheetsOf(page)).toBe(1)
  })

  it('a referee’s matches say whom they are of', async () => {
    const [referee] = await askApi('/referees', OfficialList)
    if (!referee) throw new Error('a referee is needed')
    const page = await visit(`/sodniski-iskalnik?sezona=2022&sodnik=${referee.id}`, '[role=search]')
    await page.emulateMedia({ media: 'print' })
    await page.getByText(`Sodnik: ${personName(referee.person)}`, { exact: true }).waitFor()
  })

  it('a table is whole, on one sheet', async () => {
    const page = await visit('/tekmovanje/901?tab=lestvica', '[part~=standing-row]')
    await page.emulateMedia({ media: 'print' })
    await page.setViewportSize(sheet)
    const scroller = page.getByRole('region', { name: 'Lestvica' })
    expect(await scroller.evaluate((element) => element.scrollWidth <= element.clientWidth + 1)).toBe(true)
    expect(await sheetsOf(page)).toBe(1)
  })

  it.each([2, 4])('ten matches of a week in one hall, %d a day, are one sheet', async (perDay) => {
    const matches = matchesOf(10, perDay).map((match) => ({
      ...match,
      firstTeamName: 'Terme Olimia Podčetrtek',
      secondTeamName: 'Cedevita Olimpija',
      location: 'Dvorana Lukna, Maribor',
    }))
    const { page } = await startVisit()
    await unrendered(page)
    await page.route('**/api/matches?*', (route) => route.fulfill({ json: { matches, total: 10 } }))
    await page.goto(`${origin}/tekme`)
    await eventually(() => page.locator('[part~=match]').count()).toBe(10)
    expect(await sheetsOf(page)).toBe(1)
  })
})
