/** No picture can be had: what is shown in its place before any script, in each element and on pages of the site. */
import { expect, it } from 'vitest'
import { hostPage, origin, pageRendered, startVisit, type Visit, viewRendered } from '../../support/journey'
import { queryOf, type Screen, screens } from '../../support/screens'
import { schemeStyle } from '../../support/surfaces'

const men = '/reprezentance/clani/evrobasket-2025'
const example = '/reprezentance/u20/vzorcna-ekipa'

/** Every place of a picture is on one of them. */
const pages = [
  ...['/', '/novica/preobrat-v-jihlavi', '/reprezentant/1', '/iskalnik?q=kos', '/o-zvezi'],
  ...[men, `${men}?tab=tekme`, example],
  `${example}?tab=statistika&tip=vecne_lestvice&filter=points`,
]

/** As a host's own server may put it into its page. */
async function withView(screen: Screen): Promise<string> {
  const { tag, fuller = screen.attributes ?? '' } = screen
  const query = queryOf({ ...screen, attributes: fuller })
  await viewRendered(tag.slice(7), query)
  const view = await (await fetch(`${origin}/view/${tag.slice(7)}?${query}`)).text()
  return `<${tag}><template shadowrootmode="open">${view}</template></${tag}>`
}

async function visitWithoutPictures(address: string): Promise<Visit> {
  const visit = await startVisit({
    ...{ hasPictures: true, javaScriptEnabled: false },
    viewport: { width: 1280, height: 9000 },
  })
  await visit.page.route('**/*', (route) =>
    route.request().resourceType() === 'image' ? route.fulfill({ status: 404 }) : route.fallback(),
  )
  await visit.page.goto(address)
  return visit
}

/** Visible pictures that have failed, and those in which the browser's sign is not pushed out. Runs in the page. */
function failedPictures(): { count: number; faults: string[] } {
  const within = (root: ParentNode): HTMLImageElement[] => [
    ...root.querySelectorAll('img'),
    ...[...root.querySelectorAll('*')].flatMap(({ shadowRoot }) => (shadowRoot ? within(shadowRoot) : [])),
  ]
  const failed = within(document).filter(
    (each) =>
      each.complete &&
      each.naturalWidth === 0 &&
      each.checkVisibility() &&
      each.getRootNode() instanceof ShadowRoot,
  )
  const faults = failed.filter((picture) => {
    const { paddingLeft, paddingTop, overflow } = getComputedStyle(picture)
    const { width, height } = getComputedStyle(picture, '::before')
    const isFilled =
      Math.abs(picture.clientWidth - 2 * Number.parseFloat(paddingLeft) - Number.parseFloat(width)) < 1 &&
      Math.abs(picture.clientHeight - 2 * Number.parseFloat(paddingTop) - Number.parseFloat(height)) < 1
    return !isFilled || overflow !== 'clip'
  })
  return {
    count: failed.length,
    faults: faults.map(({ className, parentElement }) => className || (parentElement?.className ?? '')),
  }
}

it.each(screens)('$tag shows no sign of a broken picture', async (screen) => {
  const address = hostPage(await withView(screen), { instead: '', head: schemeStyle })
  const { page } = await visitWithoutPictures(address)
  expect((await page.evaluate(failedPictures)).faults).toEqual([])
})

it.each(pages)('%s shows none, with pictures that have failed', async (path) => {
  await pageRendered(path)
  const { page } = await visitWithoutPictures(origin + path)
  const { count, faults } = await page.evaluate(failedPictures)
  expect(faults).toEqual([])
  expect(count).toBeGreaterThan(0)
})
