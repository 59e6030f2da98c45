/** A real WordPress, of the system's packages: what an author may paste there, and what visitors then see. */
import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { project } from '../../../demo/ops/install.mjs'
import { eventually, origin, startVisit, viewRendered } from '../../support/journey'
import { missing, packages, startWordpress, type Wordpress } from '../../support/wordpress'

const lacking = missing()
const isLong = inject('long')

it.runIf(isLong)('there is a WordPress to try', () => {
  expect(lacking, `apt-get install ${packages.join(' ')}`).toEqual([])
})

describe.runIf(isLong && lacking.length === 0)('in WordPress', () => {
  let wordpress: Wordpress
  beforeAll(async () => {
    wordpress = await startWordpress(origin)
    await viewRendered('match-list', 'club=2&per-page=5&show=next')
  }, 120_000)
  afterAll(() => wordpress?.stop())

  const scripts = (page: Page) =>
    page.evaluate(() => [...document.scripts].filter(({ src }) => src.endsWith('/parket.js')).length)

  /** Published by the author, who may not write everything, or another; gives back the address. */
  const publish = (content: string, by = 'avtor') =>
    wordpress.php(`
      require 'wp-load.php';
      wp_set_current_user(get_user_by('login', '${by}')->ID);
      echo get_permalink(wp_insert_post(['post_title' => 'Tekme', 'post_status' => 'publish',
        'post_content' => wp_slash(base64_decode('${Buffer.from(content).toString('base64')}'))]));`)

  const address = `${origin}/tekme?klub=2`
  const block = (html: string) => `<!-- wp:html -->${html}<!-- /wp:html -->`

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
      await frame.locator('[part~=match]').filter({ visible: true }).first().waitFor()
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

  it('an author’s script is taken away, and what is in the tag is left', async () => {
    const { page } = await startVisit()
    await page.goto(
      await publish(
        `<script type="module" src="${origin}/parket.js"></script><parket-match-list><a href="${address}">Vse tekme</a></parket-match-list>`,
      ),
    )
    await page.getByRole('link', { name: 'Vse tekme' }).waitFor()
    expect(await page.locator('parket-match-list').count()).toBe(0)
  })

  it('an administrator’s block of HTML shows its element at once, untouched by the theme as the theme by us', async () => {
    const heading = '<h3 class="klub">Naše tekme</h3>'
    const look = (page: Page) =>
      page.locator('.klub, body, .wp-block-post-title').evaluateAll((all) =>
        all.map((each) => {
          const { font, color, margin, backgroundColor } = getComputedStyle(each)
          return [font, color, margin, backgroundColor]
        }),
      )
    const without = await startVisit()
    await without.page.goto(await publish(block(heading), 'skrbnik'))
    const before = await look(without.page)
    const { page, errors, warnings } = await startVisit()
    await page.goto(
      await publish(
        block(
          `${heading}<script type="module" src="${origin}/parket.js"></script>
<parket-match-list club="2" per-page="5" search="off"><a href="${address}">Vse tekme</a></parket-match-list>`,
        ),
        'skrbnik',
      ),
    )
    const list = page.locator('parket-match-list')
    await list.locator('[part~=match]').filter({ visible: true }).first().waitFor()
    expect(await look(page)).toEqual(before)
    // What a theme says of all links, lists and headings says nothing in there, however wide it makes the element.
    const rendered = () =>
      list.evaluate((element: HTMLElement) => {
        element.style.cssText = 'inline-size: 500px; position: fixed'
        const row = element.shadowRoot?.querySelector('[part~=match]')
        return [...(row?.querySelectorAll('*') ?? [])].map((each) => {
          const { textDecorationLine, fontSize, fontWeight, margin, padding, borderStyle } =
            getComputedStyle(each)
          return [each.className, textDecorationLine, fontSize, fontWeight, margin, padding, borderStyle]
        })
      })
    const withTheme = await rendered()
    expect(withTheme.length).toBeGreaterThan(5)
    await page.evaluate(() => {
      for (const sheet of document.styleSheets) sheet.disabled = true
    })
    expect(await rendered()).toEqual(withTheme)
    expect([errors, warnings]).toEqual([[], []])
  })

  it('a pasted address is light on the theme’s light page for a visitor whose system is dark', async () => {
    const { page } = await startVisit({ colorScheme: 'dark' })
    await page.goto(await publish(address))
    const frame = page.frameLocator('iframe.wp-embedded-content')
    const root = frame.locator('[data-root]')
    await root.locator('[part~=match]').filter({ visible: true }).first().waitFor()
    expect(await root.evaluate((each) => getComputedStyle(each).colorScheme)).toBe('light')
    expect(await root.evaluate((each) => getComputedStyle(each).color)).toBe('rgb(15, 28, 38)')
  })

  it('an embed that WordPress’s own jQuery puts into a page is in sight', async () => {
    const embed = `${origin}/embed/match-list.js?club=2&per-page=5&show=next`
    const { page, uncaught } = await startVisit()
    await page.goto(
      await publish(
        block(`<div id="mesto"></div><script src="/wp-includes/js/jquery/jquery.min.js"></script>
<script>jQuery('#mesto').html('<script src="${embed}"><' + '/script>')</script>`),
        'skrbnik',
      ),
    )
    const list = page.locator('body parket-match-list')
    await list.locator('[part~=match]').filter({ visible: true }).first().waitFor()
    expect([await list.count(), uncaught]).toEqual([1, []])
  })

  it.each([1.25, 0.8])('a list opens at its field where the theme zooms by %d', async (zoom) => {
    const { page } = await startVisit()
    await page.goto(
      await publish(
        block(`<style>body { zoom: ${zoom} }</style><script src="${origin}/parket.js"></script>
<parket-match-search></parket-match-search>`),
        'skrbnik',
      ),
    )
    const field = page.getByRole('combobox', { name: 'Klub' })
    await field.click()
    const list = page.locator('parket-match-search [popover]:popover-open').first()
    await list.getByRole('option').first().waitFor()
    /** To its nearer sides; above the field where there is more room. */
    const gaps = () =>
      list.evaluate((layer) => {
        const at = layer.getBoundingClientRect()
        const anchor = layer.parentElement?.getBoundingClientRect() ?? at
        const nearer = (one: number, other: number) => Math.round(Math.min(Math.abs(one), Math.abs(other)))
        return [
          nearer(at.left - anchor.left, at.right - anchor.right),
          nearer(at.top - anchor.bottom, at.bottom - anchor.top) < 9,
        ]
      })
    await eventually(gaps).toEqual([0, true])
  })

  it('pictures that are missing show no sign of the browser before any script of ours', async () => {
    const { page } = await startVisit({ hasPictures: true })
    await page.route(`${origin}/**`, (route) => {
      if (route.request().resourceType() === 'image') return route.fulfill({ status: 404 })
      return route.request().url().includes('/assets/') ? route.abort() : route.fallback()
    })
    await page.goto(
      await publish(
        block(`<script src="${origin}/parket.js"></script><parket-news-list></parket-news-list>`),
        'skrbnik',
      ),
    )
    const pictures = page.locator('parket-news-list img[alt=""]')
    await pictures.first().waitFor({ state: 'attached' })
    await eventually(() =>
      pictures.first().evaluate((each: HTMLImageElement) => {
        const { height } = getComputedStyle(each, '::before')
        return each.complete && each.naturalWidth === 0 && Number.parseFloat(height) > 0
      }),
    ).toBe(true)
  })

  describe('with the plugin', () => {
    beforeAll(async () => {
      const folder = 'wp-content/plugins/parket'
      await cp(join(project, 'demo/wordpress/parket'), join(wordpress.files, folder), { recursive: true })
      await wordpress.php(`
        require 'wp-load.php';
        require 'wp-admin/includes/plugin.php';
        activate_plugin('parket/parket.php');
        update_option('parket_site', '${origin}/');`)
    })

    it.each(['avtor', 'skrbnik'])(
      'the shortcode and the block of %s show their widgets, with one script and nothing that is not on the list',
      async (who) => {
        const { page, errors, warnings } = await startVisit()
        await page.goto(
          await publish(
            `<!-- wp:shortcode -->[parket widget="match-list" club="2" per-page="5" search="off" onclick="x"]<!-- /wp:shortcode -->
<!-- wp:parket/widget {"widget":"member-list","values":{"api":"https://evil.example/api","color":"#e11d48"}} /-->`,
            who,
          ),
        )
        await page.locator('parket-match-list [part~=match]').filter({ visible: true }).first().waitFor()
        await page.locator('parket-member-list [part~=club]').first().waitFor()
        const tags = page.locator('parket-match-list, parket-member-list')
        expect(
          await tags.evaluateAll((all) =>
            all.map((each) => each.getAttributeNames().map((name) => `${name}=${each.getAttribute(name)}`)),
          ),
        ).toEqual([['club=2', 'per-page=5', 'search=off'], ['style=--parket-color-primary: #e11d48']])
        expect([await scripts(page), await page.locator('.parket-note').count()]).toEqual([1, 0])
        expect([errors, warnings]).toEqual([[], []])
      },
    )

    it('a page without a widget of ours knows nothing of us', async () => {
      const { page } = await startVisit()
      await page.goto(await publish('<p>Tekme bodo.</p>'))
      expect([await scripts(page), (await page.content()).includes(origin)]).toEqual([0, false])
    })

    it('taken away leaves nothing', async () => {
      const left = await wordpress.php(`
        require 'wp-load.php';
        require 'wp-admin/includes/plugin.php';
        require 'wp-admin/includes/file.php';
        deactivate_plugins('parket/parket.php');
        uninstall_plugin('parket/parket.php');
        global $wpdb;
        echo json_encode($wpdb->get_col("select option_name from $wpdb->options
          where option_name like '%parket%' or option_value like '%parket%'"));`)
      expect(JSON.parse(left)).toEqual([])
    })
  })
})
