/**
 * Takes the pictures of the README again: `npm run pictures`, after a build. The screens are those of the built site,
 * with the demo's facts.
 */
import { chromium } from 'playwright'
import sharp from 'sharp'
import { runnerImport } from 'vite'
import { chromiumArguments, findChromium } from '../../test/support/chromium.mjs'

const { startSite } = (await runnerImport(new URL('../../test/support/site.ts', import.meta.url).pathname))
  .module

/** Types into the club's field until its list is there. */
async function searchClub(page) {
  await page.getByRole('combobox', { name: 'Klub' }).first().click()
  await page.keyboard.type('kr')
  await page.getByRole('option', { name: 'Krka' }).waitFor()
}

const openFirst = (page) => page.locator('[part~=club] summary').first().click()

const team = '/reprezentance/u20/vzorcna-ekipa'
const men = '/reprezentance/clani/kvalifikacije-za-sp-2027'

/** `from` is at the upper edge; `on` is what a visitor does first. */
const pictures = [
  { name: 'club', address: '/hosts/club.html', content: '[part~=match]', on: searchClub },
  { name: 'match-search', address: '/', content: '[role=search]' },
  { name: 'match-list', address: '/tekme?sezona=2022', content: '[part~=match]' },
  { name: 'national-team', address: team, content: '[part~=player]' },
  {
    name: 'statistics',
    address: `${men}?tab=statistika&tip=vecne_lestvice&filter=points`,
    from: '.tabs',
    content: '[part~=standing-row]',
  },
  { name: 'competition', address: '/tekmovanje/901?tab=lestvica', content: '[part~=standing-row]' },
  { name: 'news-list', address: '/novice', content: '[part~=news-card]' },
  { name: 'member-list', address: '/klubi', content: '[part~=club]', on: openFirst },
  { name: 'player', address: '/reprezentant/901', content: 'h1' },
]

async function take(browser, origin, { name, address, content, from, on }) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' })
  await page.goto(origin + address, { waitUntil: 'networkidle' })
  await page.locator(content).first().waitFor()
  await on?.(page)
  if (from) {
    await page
      .locator(from)
      .first()
      .evaluate((each) => each.scrollIntoView())
  }
  await page.waitForLoadState('networkidle')
  await sharp(await page.screenshot())
    .webp({ quality: 56, effort: 6 })
    .toFile(new URL(`${name}.webp`, import.meta.url).pathname)
  await page.close()
}

const site = await startSite()
const browser = await chromium.launch({
  executablePath: findChromium() ?? 'chromium',
  args: chromiumArguments,
})
try {
  for (const picture of pictures) await take(browser, site.origin, picture)
  console.log(`${pictures.length} pictures`)
} finally {
  await browser.close()
  await site.stop()
}
