/** A club's page (attributes `club` and `lock`): its own rows marked, its matches chosen, and nobody else's where it locks. */
import type { Locator, Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { CompetitionDetail } from '../../src/contract/competitions'
import { ClubList, NamedChoiceList, SeasonList } from '../../src/contract/federation'
import { askApi, eventually, hostPage, origin, startVisit, visitHost } from '../support/journey'

const clubs = await askApi('/clubs', ClubList)
const idOf = (name: string) => clubs.find(({ shortName }) => shortName === name)?.id ?? ''
const [own, other] = [idOf('Krka'), idOf('Cedevita Olimpija')]

/** The newest competition with standings in which the club plays. */
async function ownCompetition(): Promise<string | undefined> {
  for (const season of await askApi('/seasons', SeasonList))
    for (const { id } of await askApi(`/competitions?seasonId=${season.id}`, NamedChoiceList)) {
      const { standings } = await askApi(`/competitions/${id}`, CompetitionDetail)
      if (standings.some(({ club }) => club.id === own)) return id
    }
}

const competition = await ownCompetition()

const script = `data-club="${own}"`
const club = (page: Page | Locator) => page.getByRole('combobox', { name: 'Klub', exact: true })
const matches = (page: Page) => page.locator('parket-match-list [part~=match]')
const ownMatches = (page: Page) => page.locator('parket-match-list [part~=match][part~=own]')
const search = (page: Page) => page.getByRole('button', { name: 'IŠČI' })

/** Where the filters stand: how many columns, and how many rows. */
const layout = async (place: Locator): Promise<[columns: number, rows: number]> => {
  const corners = await place
    .locator('[part~=filter]')
    .evaluateAll((all) =>
      all.map((each) => each.getBoundingClientRect()).map(({ left, top }) => ({ left, top })),
    )
  return [new Set(corners.map(({ left }) => left)).size, new Set(corners.map(({ top }) => top)).size]
}

describe('a club that locks', () => {
  const locked = '<parket-match-search lock="club"></parket-match-search>'
  const list = '<parket-match-list lock="club" history="page" season="2022"></parket-match-list>'

  it('shows its own matches alone, whatever the address says', async () => {
    const visit = await startVisit({ viewport: { width: 1280, height: 900 } })
    const { page, requested } = visit
    await page.goto(`${hostPage(list, { script })}?sezona=2022&klub=${other}&p=12`)
    await matches(page).first().waitFor()
    const whole = await matches(page).count()
    expect([await ownMatches(page).count(), await club(page).count()]).toEqual([whole, 0])
    await search(page).click()
    await eventually(() => new URL(page.url()).searchParams.get('klub')).toBe(own)
    expect(new URL(page.url()).searchParams.get('p')).toBe('12')
    await page.evaluate((id) => history.pushState(null, '', `?sezona=2022&klub=${id}`), other)
    await page.evaluate(() => history.pushState(null, '', '?sezona=2022&stran=2'))
    await eventually(() => requested.some((url) => /[?&]page=2/.test(url))).toBe(true)
    const questions = requested.filter((url) => url.startsWith(`${origin}/api/matches?`))
    expect(questions.filter((url) => new URL(url).searchParams.get('club') !== own)).toEqual([])
    expect([visit.errors, visit.warnings]).toEqual([[], []])
  })

  it('has its filter nowhere, the other three stand in three columns, and IŠČI searches for it', async () => {
    const { page } = await visitHost(locked, { script, options: { viewport: { width: 1280, height: 900 } } })
    await search(page).waitFor()
    expect(await club(page).count()).toBe(0)
    expect(await layout(page.locator('parket-match-search'))).toEqual([3, 1])
    await search(page).click()
    await page.waitForURL(`${origin}/tekme?**`, { waitUntil: 'commit' })
    expect(new URL(page.url()).searchParams.get('klub')).toBe(own)
  })

  it('without a club locks nothing', async () => {
    const { page, warnings } = await visitHost(locked, {
      options: { viewport: { width: 1280, height: 900 } },
    })
    await search(page).waitFor()
    expect(await club(page).count()).toBe(1)
    expect(await layout(page.locator('parket-match-search'))).toEqual([4, 1])
    expect(warnings).toEqual([])
  })
})

describe('the page’s club', () => {
  it('is marked in a competition’s matches and standings, and changes nothing of a national team', async () => {
    const visit = await visitHost(
      `<parket-competition competition="${competition}"></parket-competition>
       <parket-national-team page="u20/vzorcna-ekipa" start="tab=tekme"></parket-national-team>`,
      { script },
    )
    const { page } = visit
    const marked = (tag: string, part: string) => page.locator(`${tag} [part~=${part}][part~=own]`)
    await marked('parket-competition', 'match').first().waitFor()
    const rows = await marked('parket-competition', 'match').allTextContents()
    expect(rows.filter((text) => !text.includes('Krka'))).toEqual([])
    await page.getByRole('tab', { name: 'Lestvica', exact: true }).click()
    await page.locator('[part~=standing-row]').first().waitFor()
    expect(await marked('parket-competition', 'standing-row').allTextContents()).toEqual([
      expect.stringContaining('Krka'),
    ])
    await page.locator('parket-national-team [part~=match]').first().waitFor()
    expect(await page.locator('parket-national-team [part~=own]').count()).toBe(0)
    expect([visit.errors, visit.warnings]).toEqual([[], []])
  })

  it('is what the search and the list start with; an element’s own wins', async () => {
    const { page } = await visitHost(
      `<parket-match-search></parket-match-search><parket-match-list season="2022"></parket-match-list>
       <parket-match-search club="${other}"></parket-match-search>`,
      { script },
    )
    await eventually(() => club(page).allInnerTexts()).toEqual(['Krka', 'Krka', 'Cedevita Olimpija'])
    await matches(page).first().waitFor()
    expect(await ownMatches(page).count()).toBe(await matches(page).count())
  })

  it.each([
    ['no club has', 'data-club="no-such-club"', []],
    ['makes no sense', 'data-club="<b>Krka</b>"', [expect.stringContaining('club="<b>Krka</b>"')]],
  ])('that %s marks nothing and breaks nothing', async (_, nonsense, lines) => {
    const { page, warnings, errors } = await visitHost(
      `<parket-competition competition="${competition}"></parket-competition>`,
      { script: nonsense },
    )
    await page.locator('[part~=match]').first().waitFor()
    expect(await page.locator('[part~=own]').count()).toBe(0)
    expect([warnings, errors]).toEqual([lines, []])
  })
})
