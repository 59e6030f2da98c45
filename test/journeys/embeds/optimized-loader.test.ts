/** parket.js as optimizers leave it: without its type, beside others in a file, as text in the page, as a copy elsewhere. */
import { expect, it } from 'vitest'
import { someOf } from '../../support/diagonal'
import {
  eventually,
  hostPage,
  origin,
  startVisit,
  stranger,
  type Visit,
  viewRendered,
} from '../../support/journey'

const address = `${origin}/parket.js`
const code = await (await fetch(address)).text()
await viewRendered('roster', 'team=901')

const element = '<parket-roster team="901"><a href="/ekipa">Ekipa</a></parket-roster>'
const javascript = { 'content-type': 'text/javascript' }
const site = 'data-site="https://klub.example"'

async function open(script: string, body = element): Promise<Visit> {
  const visit = await startVisit()
  await visit.page.goto(hostPage(body, { instead: script }))
  return visit
}

const loads = ({ received }: Visit) => received.filter(({ name }) => name === 'parket-load').length

/** Runs the address's text when its own tag is no more the current one. */
const evaluated = `<script>fetch('${address}').then((answer) => answer.text()).then((code) => {
  const script = document.createElement('script')
  script.text = 'setTimeout(() => {' + code + '\\n//# sourceURL=${address}\\n})'
  document.head.append(script)
})</script>`

it.each(
  someOf(
    [
      ['without its type', `<script src="${address}" ${site}></script>`, 'https://klub.example'],
      [
        'without its type and late',
        `<script src="${address}" ${site} async></script>`,
        'https://klub.example',
      ],
      [
        'with a version behind it',
        `<script src="${address}?ver=6.8" ${site} defer></script>`,
        'https://klub.example',
      ],
      ['where no tag is the current one', evaluated, origin],
      ['imported', `<script type="module">import '${address}'</script>`, origin],
    ],
    3,
  ),
)('parket.js is what it is as a module %s', async (_, script = '', siteOf = '') => {
  const visit = await open(script)
  await eventually(() => loads(visit)).toBe(1)
  const link = visit.page.locator('parket-roster a[href*="/reprezentant/"]').first()
  await eventually(() => link.getAttribute('href')).toMatch(new RegExp(`^${siteOf}/`))
  expect(visit.requested.filter((url) => url.startsWith(stranger.origin)).length).toBe(1)
  expect([visit.warnings, visit.errors, visit.uncaught]).toEqual([[], [], []])
})

it.each([
  [
    'a page cache’s copy',
    () => `<script src="${stranger.put('/cache/js/parket.js', code, javascript)}"></script>`,
    '/cache/js/',
  ],
  [
    'one file with others',
    () =>
      `<script src="${stranger.put('/cache/vse.js', `var prvi = 1;\n${code};\nvar zadnji = 1`, javascript)}" defer></script>`,
    '/cache/',
  ],
  ['text in the page', () => `<script>${code}</script>`, '/'],
])(
  'parket.js away from its files says what it lacks in one line, and the fallback stays as %s',
  async (_, script, folder) => {
    const visit = await open(script(), element.repeat(3))
    await eventually(() => visit.received.filter(({ name }) => name === 'parket-error').length).toBe(3)
    const place = `beside parket.js, in ${stranger.origin}${folder}:`
    expect(visit.errors).toEqual([expect.stringContaining(`parket-roster: load failed ${place}`)])
    expect(await visit.page.getByRole('link', { name: 'Ekipa' }).first().isVisible()).toBe(true)
    // Each file twice, and one view.
    const requested = visit.requested.filter((url) => url.includes('/assets/') || url.includes('/view/'))
    expect(Math.max(...requested.map((url) => requested.filter((each) => each === url).length))).toBeLessThan(
      3,
    )
    expect([visit.warnings, visit.uncaught]).toEqual([[], []])
  },
)
