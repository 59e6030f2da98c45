/**
 * All that a visitor meets, for tests that hold it to one rule: each element on a stranger's page, the shell, the builder.
 */
import type { BrowserContextOptions } from 'playwright'
import { eventually, hostPage, origin, quiet, startVisit, type Visit } from './journey'
import { elementOf, screens } from './screens'

export interface Surface {
  name: string
  /** Made when requested: a stranger has one page at a time. */
  address: () => string
  /** What is ours on it. */
  root: string
  /** Shown when all of it has come. */
  content: string
}

/** axe takes a page without a background for white, whatever its scheme. */
export const schemeStyle =
  '<style>:root { color-scheme: light dark } body { background: light-dark(#fff, #0c141b); color: light-dark(#000, #fff) }</style>'

/** Between two links of the host, so that whoever comes in by keys is seen to come out. */
const between = (element: string): string =>
  hostPage(
    `<p>Gostitelj: <a href="#prej">Prej</a></p>${element}<p>Gostitelj: <a href="#potem">Potem</a></p>`,
    { head: schemeStyle },
  )

export const elements: Surface[] = screens.map((screen) => ({
  name: screen.tag,
  address: () => between(elementOf({ ...screen, attributes: screen.fuller ?? screen.attributes ?? '' })),
  root: screen.tag,
  content: `${screen.tag} ${screen.content ?? 'form'}`,
}))

export const surfaces: Surface[] = [
  ...elements,
  { name: 'the shell', address: () => `${origin}/klubi`, root: 'body', content: '[part~=club]' },
  {
    name: 'the builder',
    address: () => `${origin}/vdelaj`,
    root: 'body',
    content: 'parket-builder > [slot] form',
  },
]

/** The surface with all of its content, nothing on its way any more. */
export async function visitSurface(
  { address, content }: Pick<Surface, 'address' | 'content'>,
  options: BrowserContextOptions = {},
): Promise<Visit> {
  const visit = await startVisit({ hasPictures: true, ...options })
  const { page } = visit
  // Whose turn it is, the server decides.
  await page.route('**/api/ad', async (route) => {
    const response = await route.fetch()
    return route.fulfill({ response, json: { ...(await response.json()), banner_title: 'Oglas' } })
  })
  const isRendered = (url: URL) =>
    url.origin === origin && !/^\/(?:api|assets|storage|shell)\//.test(url.pathname)
  await page.route(isRendered, async (route) => {
    const request = route.request()
    if (request.resourceType() !== 'document' && !request.url().includes('/view/')) return route.fallback()
    const response = await route.fetch()
    const body = (await response.text()).replace(/(class="banner-picture"[^>]* alt=")[^"]*/g, '$1Oglas')
    return route.fulfill({ response, body })
  })
  await page.goto(address())
  await page.locator(content).filter({ visible: true }).first().waitFor()
  await eventually(() => page.locator('[part~=skeleton]').count()).toBe(0)
  await quiet(visit)
  return visit
}
