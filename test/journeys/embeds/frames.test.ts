/** okvir/{name} and frame.js on strangers' pages: how high a frame is, where its links lead, what a sandbox leaves it. */
import type { Frame, Page } from 'playwright'
import { PNG } from 'pngjs'
import { describe, expect, it } from 'vitest'
import { pairs, someOf } from '../../support/diagonal'
import {
  eventually,
  hold,
  hostPage,
  origin,
  quiet,
  reach,
  startVisit,
  stranger,
  viewRendered,
} from '../../support/journey'
import { queryOf, screens } from '../../support/screens'

const list = 'match-list?per-page=5&search=off'
const sizer = `<script src="${origin}/frame.js" async></script>`

interface Place {
  id?: string
  sandbox?: string
  style?: string
  hash?: string
}

const alone = { sandbox: 'allow-scripts' }

const frameOf = (path: string, { id = 'okvir', sandbox, style = '', hash = '' }: Place = {}) =>
  `<iframe id="${id}" src="${origin}/okvir/${path}${hash}" title="Tekme" width="600" height="200" style="${style}"${
    sandbox === undefined ? '' : ` sandbox="${sandbox}"`
  }></iframe>`

async function visit(body: string, options: Parameters<typeof startVisit>[0] = {}, head = '') {
  for (const [, name = '', query = ''] of body.matchAll(/\/okvir\/([a-z-]+)\??([^"#]*)/g))
    await viewRendered(name, query)
  const started = await startVisit(options)
  await started.page.goto(hostPage(body, { instead: '', head }))
  return started
}

async function inside(page: Page, id = 'okvir'): Promise<Frame> {
  const frame = await (await page.locator(`#${id}`).elementHandle())?.contentFrame()
  if (!frame) throw new Error(`there is no frame ${id}`)
  return frame
}

const heightOf = (page: Page, id = 'okvir') =>
  page.locator(`#${id}`).evaluate(({ clientHeight }) => clientHeight)

const contentOf = (frame: Frame) =>
  frame.evaluate(() => ({
    height: Math.ceil(document.body.getBoundingClientRect().height),
    beyond: document.documentElement.scrollHeight - document.documentElement.clientHeight,
  }))

async function isFitting(page: Page, id = 'okvir'): Promise<number> {
  const frame = await inside(page, id)
  // A browser with windows lays a sandboxed frame out of sight out only when it comes into sight.
  await page.locator(`#${id}`).scrollIntoViewIfNeeded()
  await frame.locator('body > *').waitFor({ state: 'attached' })
  await eventually(async () => {
    const { height, beyond } = await contentOf(frame)
    return { height: height > 0 && height === (await heightOf(page, id)), beyond }
  }).toEqual({ height: true, beyond: 0 })
  return heightOf(page, id)
}

const listening = `<script>
  window.received = []
  addEventListener('message', ({ data }) => received.push(data))
</script>`
const messagesTo = (page: Page): Promise<unknown[]> => page.evaluate('received')

it.each(someOf(screens, 3))(
  '$tag is static, requests nothing more, fits, becomes live, and nothing of it is refused',
  async (screen) => {
    const name = screen.tag.slice('parket-'.length)
    await viewRendered(name, queryOf(screen))
    const started = await startVisit()
    const { page, requested, received, errors, warnings } = started
    const refused: string[] = []
    page.on('console', (message) => {
      if (/refused|Content.Security.Policy|violat|sandbox/i.test(message.text())) refused.push(message.text())
    })
    await page.goto(hostPage(frameOf(`${name}?${queryOf(screen)}`, alone) + sizer, { instead: '' }))
    const frame = await inside(page)
    await isFitting(page)
    expect(await frame.title()).toMatch(/^Parket - ./)
    await eventually(() => received.map((event) => event.name)).toContain('parket-load')
    expect(requested.filter((url) => /\/(api|assets|view)\//.test(url))).toEqual([])
    await reach(frame, screen.tag)
    await quiet(started)
    await isFitting(page)
    expect([refused, errors, warnings, await page.context().cookies()]).toEqual([[], [], [], []])
  },
)

it('it makes room for what opens in it', async () => {
  const { page, errors, warnings } = await visit(frameOf('match-search', alone) + sizer)
  const frame = await inside(page)
  const before = await isFitting(page)
  await frame.getByRole('combobox', { name: 'Dvorana' }).click()
  await frame.getByRole('listbox').getByRole('option').first().waitFor()
  await eventually(() => heightOf(page)).toBeGreaterThan(before + 100)
  const room = () =>
    frame.getByRole('listbox').evaluate((list) => innerHeight - list.getBoundingClientRect().bottom)
  await eventually(room).toBeGreaterThan(0)
  await page.keyboard.press('Escape')
  await eventually(() => heightOf(page)).toBe(before)
  expect([errors, warnings]).toEqual([[], []])
})

it('it renders itself where the server has not', async () => {
  const { page, requested, errors, warnings } = await visit(frameOf(`${list}&history=page`, alone) + sizer)
  await (await inside(page)).locator('[part~=match]').filter({ visible: true }).first().waitFor()
  expect(await isFitting(page)).toBeGreaterThan(200)
  expect(requested.some((url) => url.startsWith(`${origin}/api/matches`))).toBe(true)
  expect([errors, warnings]).toEqual([[], []])
})

describe('without frame.js', () => {
  it('it stays as its host made it, scrolls inside, and sends its height all the same', async () => {
    const { page } = await visit(frameOf(list), {}, listening)
    const frame = await inside(page)
    await frame.locator('[part~=match]').filter({ visible: true }).first().waitFor()
    const { height, beyond } = await contentOf(frame)
    expect(await heightOf(page)).toBe(200)
    expect(beyond).toBeGreaterThan(100)
    await eventually(() => messagesTo(page)).toContainEqual({ type: 'parket:height', height })
    await frame.evaluate(() => scrollTo(0, 100))
    expect(await frame.evaluate(() => scrollY)).toBe(100)
  })

  it('WordPress gets its own messages, also by a frame that it still clips: the height, and where a link leads', async () => {
    const hidden = {
      style: 'position: absolute; clip: rect(1px, 1px, 1px, 1px)',
      hash: '#?secret=aB3dE6gH9j',
    }
    const { page } = await visit(frameOf('match-search', { ...alone, ...hidden }), {}, listening)
    const frame = await inside(page)
    await frame.locator('[part~=filter]').first().waitFor({ state: 'attached' })
    const { height: value } = await contentOf(frame)
    const message = { message: 'height', value, secret: 'aB3dE6gH9j' }
    await eventually(() => messagesTo(page)).toContainEqual(message)
    await page.locator('#okvir').evaluate((each: HTMLElement) => each.style.removeProperty('clip'))
    await frame.getByRole('link', { name: 'VSE TEKME' }).click()
    const link = { message: 'link', value: `${origin}/tekme`, secret: 'aB3dE6gH9j' }
    await eventually(() => messagesTo(page)).toContainEqual(link)
    // Its script may come later, and names the frame again.
    await page.evaluate(() =>
      document.querySelector('iframe')?.contentWindow?.postMessage({ message: 'ready', secret: 'zz9' }, '*'),
    )
    await eventually(() => messagesTo(page)).toContainEqual({ ...message, secret: 'zz9' })
  })

  it('what shows nothing sends that, too', async () => {
    const { page } = await visit(frameOf('roster'), {}, listening)
    await eventually(() => messagesTo(page)).toContainEqual({ type: 'parket:height', height: 0 })
  })
})

describe('frame.js', () => {
  it('twice in the head sizes each of several frames, also one that comes later, and whatever box the host gives them', async () => {
    const [first, second] = [
      frameOf(list),
      frameOf('member-list', { id: 'drugi', style: 'border: 5px solid' }),
    ]
    const body = `<style>iframe { box-sizing: border-box }</style>${first}${second}`
    const { page, errors, warnings } = await visit(body, {}, sizer + sizer)
    const heights = [await isFitting(page), await isFitting(page, 'drugi')]
    await page.evaluate(
      (markup) => {
        document.querySelector('main')?.insertAdjacentHTML('beforeend', markup)
      },
      frameOf('match-search', { id: 'tretji', sandbox: 'allow-scripts' }),
    )
    heights.push(await isFitting(page, 'tretji'))
    expect(new Set(heights).size).toBe(3)
    expect([errors, warnings]).toEqual([[], []])
  })

  it('as a module sizes those that reported their height before it came', async () => {
    const { page } = await visit(frameOf(list), {}, listening)
    await eventually(async () => (await messagesTo(page)).length).toBeGreaterThan(0)
    await page.addScriptTag({ url: `${origin}/frame.js`, type: 'module' })
    await isFitting(page)
  })

  it('does not grow for ever with a tab that waits for its own height', async () => {
    const { page } = await visit(
      frameOf('national-team?page=u20/vzorcna-ekipa', { style: 'width: 1100px' }) + sizer,
    )
    const frame = await inside(page)
    await reach(frame, 'parket-national-team')
    await isFitting(page)
    const letGo = await hold(page, '**/assets/**')
    await frame.getByRole('tab', { name: 'Statistika' }).click()
    await frame.locator('.tab-skeleton').waitFor()
    expect(await isFitting(page)).toBeLessThan(1500)
    letGo()
    await frame.locator('.tab-skeleton').waitFor({ state: 'detached' })
    await isFitting(page)
  })

  it('leaves a frame lower that its host keeps lower, and lets that one scroll', async () => {
    const { page } = await visit(frameOf(list, { style: 'max-height: 150px' }) + sizer)
    const frame = await inside(page)
    await frame.locator('[part~=match]').filter({ visible: true }).first().waitFor()
    await eventually(() =>
      page.locator('#okvir').evaluate(({ style }: HTMLElement) => style.height),
    ).not.toBe('')
    expect(await heightOf(page)).toBe(150)
    expect(await page.locator('#okvir').getAttribute('scrolling')).toBe('auto')
  })

  it('takes messages only from the window of a frame of ours, and no height that makes no sense', async () => {
    const liar = stranger.put(
      '/laz',
      '<script>parent.postMessage({ type: "parket:height", height: 999 }, "*")</script>',
    )
    const { page } = await visit(
      `${frameOf('match-search')}<iframe id="tuj" src="${liar}" height="200"></iframe>${sizer}`,
      {},
      listening,
    )
    const height = await isFitting(page)
    await eventually(() => messagesTo(page)).toContainEqual({ type: 'parket:height', height: 999 })
    expect(await heightOf(page, 'tuj')).toBe(200)
    const frame = await inside(page)
    const nonsense = [-1, 1e9, Number.NaN, Number.POSITIVE_INFINITY, '900', null, { valueOf: 900 }, [900]]
    await frame.evaluate((heights) => {
      for (const height of heights) parent.postMessage({ type: 'parket:height', height }, '*')
      for (const words of [null, 'parket:height', 5, { type: 'parket:height' }])
        parent.postMessage(words, '*')
    }, nonsense)
    await page.evaluate(() => postMessage({ type: 'parket:height', height: 900 }, '*'))
    await eventually(() => messagesTo(page)).toContainEqual({ type: 'parket:height', height: 900 })
    // The frame's own last words; they come on a way of their own.
    await eventually(() => messagesTo(page)).toContainEqual({ type: 'parket:height' })
    expect(await heightOf(page)).toBe(height)
  })
})

describe('a link', () => {
  const ways: [string, string | undefined, 'here' | 'beside'][] = [
    ['leads out of a frame', undefined, 'here'],
    [
      'leads out of a sandbox that lets visitors',
      'allow-scripts allow-top-navigation-by-user-activation',
      'here',
    ],
    ['opens a window where the sandbox allows that alone', 'allow-scripts allow-popups', 'beside'],
    [
      'leads out where the sandbox allows both',
      'allow-scripts allow-same-origin allow-popups allow-top-navigation',
      'here',
    ],
  ]

  it.each(pairs(ways, [false, true]).map(([way, isLive]) => [...way, isLive] as const))(
    '%s (%s, %s; live: %s)',
    async (_, sandbox, where, isLive) => {
      const { page, received } = await visit(
        frameOf('match-search', sandbox === undefined ? {} : { sandbox }) + sizer,
      )
      const frame = await inside(page)
      if (isLive) await reach(frame, 'parket-match-search')
      const opened = where === 'beside' ? page.context().waitForEvent('page') : page
      await frame.getByRole('link', { name: 'VSE TEKME' }).click()
      const led = await opened
      await led.waitForURL(`${origin}/tekme`)
      await eventually(() =>
        received.filter(({ name }) => name === 'parket-navigate').map(({ detail }) => detail.url),
      ).toEqual([`${origin}/tekme`])
    },
  )
})

/** Text of a light and of a dark page */
const texts = { light: 'rgb(15, 28, 38)', dark: 'rgb(233, 239, 244)' }

const textOf = (frame: Frame) => frame.locator('[data-root]').evaluate((each) => getComputedStyle(each).color)

/** What shows at the frame's lower right corner, where nothing of the element is. */
async function groundOf(page: Page): Promise<number[]> {
  const { width = 0, height = 0 } = (await page.locator('#okvir').boundingBox()) ?? {}
  const picture = await page.locator('#okvir').screenshot()
  const { data, width: wide } = PNG.sync.read(picture)
  const at = (Math.floor(height - 2) * wide + Math.floor(width - 2)) * 4
  return [...data.subarray(at, at + 3)]
}

const tall = {
  style: 'display: block; border: 0; height: 900px; max-height: 900px; min-height: 900px; width: 600px',
}
const onGround = (style: string, body: string) => `<style>body, main { ${style} }</style>${body}`

describe.each(['', sizer])('on a page of its own scheme (with %j)', (script) => {
  it('it is light on a light page for a visitor who prefers dark', async () => {
    const body = onGround('background: #fff; color: #222', frameOf(list, tall) + script)
    const { page, errors, warnings } = await visit(body, { colorScheme: 'dark' })
    const frame = await inside(page)
    await frame.locator('[part~=match]').filter({ visible: true }).first().waitFor()
    await eventually(() => textOf(frame)).toBe(texts.light)
    expect(await groundOf(page)).toEqual([255, 255, 255])
    expect([errors, warnings]).toEqual([[], []])
  })
})

describe('frame.js finds its host’s scheme', () => {
  it.each<[ground: string, style: string, text: string, seen: number[]]>([
    ['painted dark', 'background: #101820', texts.dark, [16, 24, 32]],
    ['painted dark in other words', 'background: oklch(0.2 0 0)', texts.dark, [22, 22, 22]],
    ['declared dark', '} :root { color-scheme: dark', texts.dark, [18, 18, 18]],
    ['declared dark and painted light', 'background: #fff; color-scheme: dark', texts.light, [255, 255, 255]],
    ['a tint over white', 'background: rgb(0 0 0 / 10%)', texts.light, [207, 207, 207]],
    ['nobody’s, and everything fades', '} * { transition: all 9s', texts.light, [255, 255, 255]],
  ])('%s', async (_, style, text, seen) => {
    const { page } = await visit(onGround(style, frameOf(list, tall) + sizer), { colorScheme: 'light' })
    await eventually(async () => textOf(await inside(page))).toBe(text)
    const ground = await groundOf(page)
    // Browsers round what lies over each other.
    expect(ground.map((part, index) => Math.abs(part - (seen[index] ?? 0)) <= 2)).toEqual([true, true, true])
  })

  it('and follows it, shows its ground, and leaves a frame alone that its host has given one', async () => {
    const own = { id: 'drugi', style: 'color-scheme: dark' }
    const { page } = await visit(frameOf(list) + frameOf(list, own) + sizer, { colorScheme: null })
    const frame = await inside(page)
    for (const [scheme, color] of [
      ['light', texts.light],
      ['dark', texts.dark],
      ['light', texts.light],
    ] as const) {
      await page.evaluate((name) => document.documentElement.style.setProperty('color-scheme', name), scheme)
      await eventually(() => textOf(frame)).toBe(color)
      const ground = await frame.evaluate(() => getComputedStyle(document.body).backgroundColor)
      expect(ground).toBe('rgba(0, 0, 0, 0)')
      await eventually(async () => textOf(await inside(page, 'drugi'))).toBe(texts.dark)
    }
  })
})

it('is in a page that lets in only what allows it, with its pictures and scripts', async () => {
  const { page, errors, warnings } = await startVisit({ hasPictures: true })
  await viewRendered('member-list', '')
  const host = hostPage(frameOf('member-list') + sizer, {
    instead: '',
    headers: { 'Cross-Origin-Embedder-Policy': 'require-corp' },
  })
  await page.goto(host)
  const frame = await inside(page)
  await frame.locator('[part~=club]').first().waitFor()
  await reach(frame, 'parket-member-list')
  const widths = () =>
    frame.locator('img').evaluateAll((all) => all.map((each) => (each as HTMLImageElement).naturalWidth))
  await eventually(async () => (await widths()).some((width) => width > 0)).toBe(true)
  await isFitting(page)
  expect([errors, warnings]).toEqual([[], []])
})

it('tells AMP its height', async () => {
  const { page } = await visit(frameOf(list), {}, listening)
  const frame = await inside(page)
  await frame.locator('[part~=match]').filter({ visible: true }).first().waitFor()
  const { height } = await contentOf(frame)
  await eventually(() => messagesTo(page)).toContainEqual({ sentinel: 'amp', type: 'embed-size', height })
})
