/** A real WordPress, of the system's packages: what an author may paste there, and what visitors then see. */
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { eventually, origin, startVisit, viewDrawn } from '../support/journey'
import { missing, startWordpress, type Wordpress } from '../support/wordpress'

const lacking = missing()
const isLong = inject('long')
if (isLong && lacking.length > 0)
  console.warn(`WordPress is not tried, this machine lacks ${lacking.join(', ')}`)

describe.runIf(isLong && lacking.length === 0)('in WordPress', () => {
  let wordpress: Wordpress
  beforeAll(async () => {
    wordpress = await startWordpress(origin)
    await viewDrawn('match-list', 'club=2&per-page=5&search=off')
  }, 120_000)
  afterAll(() => wordpress?.stop())

  /** Published by the author, who may not write everything; gives back the address. */
  const publish = (content: string) =>
    wordpress.php(`
      require 'wp-load.php';
      wp_set_current_user(get_user_by('login', 'avtor')->ID);
      echo get_permalink(wp_insert_post(['post_title' => 'Tekme', 'post_status' => 'publish',
        'post_content' => wp_slash(base64_decode('${Buffer.from(content).toString('base64')}'))]));`)

  const address = `${origin}/tekme?klub=2`

  it.each([
    ['a line of its own', `Naše tekme:\n\n${address}\n\nVabljeni.`],
    [
      'the block that the editor makes of it',
      `<!-- wp:embed {"url":"${address}","type":"rich","providerNameSlug":"parket"} -->
<figure class="wp-block-embed is-type-rich is-provider-parket"><div class="wp-block-embed__wrapper">
${address}
</div></figure>
<!-- /wp:embed -->`,
    ],
  ])(
    'an author’s pasted address, as %s, is a frame with its height, and its links lead out',
    async (_, content) => {
      const { page, errors, warnings } = await startVisit()
      await page.goto(await publish(content))
      const element = page.locator('iframe.wp-embedded-content')
      expect(await element.getAttribute('sandbox')).toBe('allow-scripts')
      const frame = await (await element.elementHandle())?.contentFrame()
      if (!frame) throw new Error('there is no frame')
      await frame.locator('[part~=match]').first().waitFor()
      expect(await frame.locator('[part~=match]').count()).toBe(5)
      const height = await frame.evaluate(() => Math.ceil(document.body.getBoundingClientRect().height))
      // WordPress lets no frame be higher.
      await eventually(() => element.evaluate(({ clientHeight }) => clientHeight)).toBe(
        Math.min(height, 1000),
      )
      expect(await page.locator('blockquote.wp-embedded-content').isVisible()).toBe(false)
      expect([errors, warnings]).toEqual([[], []])
    },
  )

  it('a link in such a frame leads the visitor out', async () => {
    const { page } = await startVisit()
    await page.goto(await publish(`${origin}/o-zvezi`))
    const link = page
      .frameLocator('iframe.wp-embedded-content')
      .locator('[part~=tile] a, a[part~=tile]')
      .first()
    const address = await link.evaluate(({ href }: HTMLAnchorElement) => href)
    expect(address).toContain(`${origin}/`)
    await link.click()
    await page.waitForURL(address)
  })

  it('an author’s script is taken away, and what stands in the tag is left', async () => {
    const { page } = await startVisit()
    await page.goto(
      await publish(
        `<script type="module" src="${origin}/parket.js"></script><parket-match-list><a href="${address}">Vse tekme</a></parket-match-list>`,
      ),
    )
    await page.getByRole('link', { name: 'Vse tekme' }).waitFor()
    expect(await page.locator('parket-match-list').count()).toBe(0)
  })
})
