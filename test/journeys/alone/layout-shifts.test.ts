/** Nothing jumps while a page comes: its cumulative layout shift is at most 0.001, also on a slow network. */
import { expect, it } from 'vitest'
import { pairs } from '../../support/diagonal'
import { eventually, origin, pageRendered, quiet, startVisit } from '../../support/journey'
import { shiftsOf, watchShifts } from '../../support/shifts'
import { slowNetwork } from '../../support/slow-network'

const most = 0.001

interface Arrival {
  path: string
  content: string
}

const example = '/reprezentance/u20/vzorcna-ekipa'
const men = '/reprezentance/clani/evrobasket-2025'

const tabsOf = (path: string): Arrival[] => [
  { path, content: '[part~=staff-member]' },
  { path: `${path}?tab=tekme`, content: '[part~=match]' },
  { path: `${path}?tab=statistika`, content: '[role=combobox]' },
  { path: `${path}?tab=zgodovina`, content: '[role=combobox]' },
]

/** Opened side by side: on a slow network there is time. */
const groups: [name: string, arrivals: Arrival[]][] = [
  ['the example team', tabsOf(example)],
  ['the men', tabsOf(men)],
  [
    'what else is long',
    [
      { path: `${men}?tab=statistika&tip=vecne_lestvice&filter=points`, content: '[part~=standing-row]' },
      { path: `${example}?tab=statistika&tip=nasprotniki_uradne_tekme&filter=903`, content: '[part~=match]' },
      { path: '/novice', content: '[part~=news-card]' },
      { path: '/tekme', content: '[part~=match]' },
    ],
  ],
  [
    'the pages of the CMS and the news',
    [
      { path: '/', content: '[part~=news-card]' },
      { path: '/dokumenti', content: '[part~=segment]' },
      { path: '/o-zvezi', content: '[part~=tile]' },
      { path: '/o-zvezi/zgodovina', content: '[part~=segment]' },
      { path: '/novica/preobrat-v-jihlavi', content: '[part~=news-card]' },
    ],
  ],
]

async function shiftsAt({ path, content }: Arrival, width: number, isSlow: boolean): Promise<number> {
  await pageRendered(path)
  const visit = await startVisit({
    hasPictures: true,
    reducedMotion: 'no-preference',
    viewport: { width, height: width < 600 ? 844 : 900 },
    ...(isSlow && { proxy: { server: await slowNetwork() } }),
  })
  const { page } = visit
  await watchShifts(page)
  await page.goto(origin + path)
  await page.locator(`#outlet ${content}`).filter({ visible: true }).first().waitFor()
  await page.locator('#menu-items a').first().waitFor({ state: 'attached' })
  await eventually(() => page.locator('#outlet [part~=skeleton]').count()).toBe(0)
  await quiet(visit)
  return shiftsOf(page)
}

async function jumps(arrivals: Arrival[], width: number, isSlow: boolean): Promise<string[]> {
  const shifts = await Promise.all(arrivals.map((arrival) => shiftsAt(arrival, width, isSlow)))
  return arrivals.flatMap(({ path }, index) => {
    const shift = shifts[index] ?? 0
    return shift > most ? `${path}: ${shift.toFixed(4)}` : []
  })
}

const visitors: [width: number, network: string][] = [1280, 820, 390].flatMap((width) =>
  ['the usual', 'a slow'].map((network): [number, string] => [width, network]),
)

it.each(
  pairs(groups, visitors).map(([[name, arrivals], [width, network]]) => ({ name, arrivals, width, network })),
)('$name does not move at $width px on $network network', async ({ arrivals, width, network }) => {
  expect(await jumps(arrivals, width, network === 'a slow')).toEqual([])
})

it('a page that does jump is noticed', async () => {
  const { page } = await startVisit({ hasPictures: true })
  await watchShifts(page)
  await page.goto(`${origin}/klubi`)
  await page.locator('[part~=club]').first().waitFor()
  await page.locator('#outlet').evaluate((outlet) => {
    outlet.style.marginTop = '200px'
  })
  await eventually(() => shiftsOf(page)).toBeGreaterThan(most)
})
