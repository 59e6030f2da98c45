/**
 * The npm package in its hosts' hands: installed, type-checked and bundled as they would, and opened, shown against the
 * site's API. `npm test` takes the host without a framework, with the project's own tools; the long run installs all of
 * them with their own, which needs a registry.
 */
import { cpSync, readdirSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { eventually, origin, startVisit, stranger, type Visit } from '../../support/journey'
import { type Installer, type Packed, packPackage, run } from '../../support/packed'
import { project } from '../../support/site'

const isLong = inject('long')

/** ms; a registry may be slow, so is a compiler beside other work, and all that was installed has to go. */
const installing = 300_000

let packed: Packed

beforeAll(async () => {
  packed = await packPackage()
})
afterAll(() => packed?.end(), installing)

const html = 'text/html; charset=utf-8'
const kinds: Record<string, string> = { '.html': html, '.js': 'text/javascript', '.css': 'text/css' }

async function publish(folder: string, name: string, script = 'build'): Promise<void> {
  await run(folder, 'npm', ['run', script], { VITE_SITE: origin, BASE: `/${name}` })
  for (const path of readdirSync(join(folder, 'dist'), { recursive: true, encoding: 'utf8' })) {
    const kind = kinds[extname(path)]
    if (kind)
      stranger.put(`/${name}/${path}`, readFileSync(join(folder, 'dist', path)), { 'content-type': kind })
  }
}

async function open(name: string): Promise<Visit> {
  const visit = await startVisit()
  await visit.page.goto(`${stranger.origin}/${name}.html`)
  return visit
}

/** Whatever the browser, React in particular, says on the console that isn't of ours. */
function complaints({ page }: Visit): string[] {
  const lines: string[] = []
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) lines.push(message.text())
  })
  return lines
}

/** The page of the host without a framework, whoever has bundled it. */
async function useMatches({ page }: Visit): Promise<void> {
  const matches = page.locator('parket-match-list [part~=match]')
  await matches.filter({ visible: true }).first().waitFor()
  expect(await matches.count()).toBe(5)
  await eventually(() => page.title()).toBe('Tekme')
  await page.locator('parket-page parket-member-list [part~=club]').first().waitFor()
  await page.getByRole('combobox', { name: 'Klub' }).click()
  await page.getByRole('option', { name: 'Krka' }).click()
  await eventually(() => page.getByRole('combobox', { name: 'Klub' }).textContent()).toBe('Krka')
}

describe('a host without a framework', () => {
  let folder: string
  beforeAll(async () => {
    folder = await packed.install('plain', 'offline')
    await publish(folder, 'plain')
  })

  it('shows the elements of its markup, what is inside of them, and what is fetched later', async () => {
    const visit = await open('plain/index')
    await useMatches(visit)
    expect([visit.warnings, visit.errors]).toEqual([[], []])
  })

  it('is left as it was: React listens to nothing of the page itself', async () => {
    const { page } = await open('plain/index')
    await page.locator('parket-match-list [part~=match]').filter({ visible: true }).first().waitFor()
    expect(await page.evaluate(() => Reflect.ownKeys(document).map(String))).toEqual(['location'])
  })

  it('under Trusted Types has the same selects', async () => {
    const policy = "require-trusted-types-for 'script'; trusted-types parket dompurify"
    const headers = { 'content-type': html, 'content-security-policy': policy }
    stranger.put('/plain/strict.html', readFileSync(join(folder, 'dist/index.html')), headers)
    const visit = await open('plain/strict')
    await useMatches(visit)
    expect([visit.warnings, visit.errors]).toEqual([[], []])
  })
})

/** The page of the hosts with a framework: a search whose way they take, a roster whose attributes they change. */
async function useClubPage({ page }: Visit): Promise<void> {
  const roster = page.locator('parket-roster')
  await roster.locator('[part~=player]').first().waitFor()
  expect(await roster.getAttribute('class')).toBe('squad')
  expect(await roster.getByRole('table').count()).toBe(0)
  await page.getByRole('button', { name: 'Drugače' }).click()
  await roster.getByRole('table').first().waitFor()
  const here = page.url()
  await page.getByRole('combobox', { name: 'Klub' }).first().click()
  await page.getByRole('option', { name: 'Krka' }).click()
  await page.getByRole('button', { name: 'IŠČI' }).first().click()
  await eventually(() => page.locator('output').textContent()).toContain(`${origin}/tekme`)
  expect(page.url()).toBe(here)
}

const frameworks: [example: string, installer: Installer, versions?: Record<string, string>][] = [
  ['react', 'npm'],
  // The very version that the elements bring along.
  ['react', 'pnpm', { react: '19.3.1', 'react-dom': '19.3.1' }],
  ['react-18', 'npm'],
  ['react-18', 'pnpm'],
  ['vue', 'pnpm'],
  ['svelte', 'npm'],
  ['angular', 'npm'],
  ['next', 'npm'],
]

describe.runIf(isLong).each(frameworks)('a host with %s, installed by %s', (example, installer, versions) => {
  const name = `${example}-${installer}`
  let folder: string
  beforeAll(async () => {
    folder = await packed.install(example, installer, versions)
    await publish(folder, name)
  }, installing)

  it('sets attributes, receives events and gets what is fetched later', async () => {
    const visit = await open(`${name}/index`)
    await useClubPage(visit)
    expect([visit.warnings, visit.errors]).toEqual([[], []])
  })

  it.runIf(example.startsWith('react'))('has elements that never meet its React', async () => {
    const visit = await startVisit()
    const lines = complaints(visit)
    const { page } = visit
    await page.goto(`${stranger.origin}/${name}/index.html`)
    await page.locator('parket-match-list [part~=match]').filter({ visible: true }).first().waitFor()
    await page.locator('parket-news-list [part~=news-card]').first().waitFor()
    await page.locator('parket-referee-search [part~=filter]').first().waitFor()
    await page.locator('parket-site-search [part~=search-result]').first().waitFor()
    expect(lines).toEqual([])
  })

  // Next's own build has checked already; Angular's requests nothing of custom elements.
  it.runIf(!['next', 'angular'].includes(example))(
    'refuses wrong uses',
    async () => {
      await run(folder, 'npm', ['run', 'check'])
      if (example !== 'svelte') return
      // Its templates have no way to say that an error is expected.
      cpSync(join(project, 'test/examples/types/wrong.svelte'), join(folder, 'wrong.svelte'))
      const output = await run(folder, 'npm', ['run', 'check', '--', '--output', 'machine']).catch(String)
      const lines = [...output.matchAll(/ERROR "wrong\.svelte" (\d+):/g)].map(([, line]) => Number(line))
      expect(lines).toEqual([5, 6, 7, 8, 9])
    },
    installing,
  )
})

describe.runIf(isLong)('the host without a framework', () => {
  let bundlers: string
  beforeAll(async () => {
    bundlers = await packed.install('bundlers', 'npm')
  }, installing)

  it(
    'is the same when pnpm installs',
    async () => {
      const folder = await packed.install('plain', 'pnpm')
      await publish(folder, 'plain-pnpm')
      await run(folder, 'npm', ['run', 'check'])
      await useMatches(await open('plain-pnpm/index'))
    },
    installing,
  )

  it.each(['webpack', 'esbuild', 'rollup'])(
    'is the same when %s bundles',
    async (bundler) => {
      await publish(bundlers, bundler, bundler)
      const page = readFileSync(join(project, 'test/examples/plain/index.html'), 'utf8')
      const own = page.replaceAll('%VITE_SITE%', origin).replace('main.ts', 'main.js')
      stranger.put(`/${bundler}/index.html`, own, { 'content-type': html })
      await useMatches(await open(`${bundler}/index`))
    },
    installing,
  )

  it(
    'is the same with Astro, which finds the types without a tsconfig, too',
    async () => {
      const folder = await packed.install('astro', 'npm')
      await publish(folder, 'astro')
      expect(await run(folder, 'npm', ['run', 'check'])).toMatch(/ 0 errors/)
      await useMatches(await open('astro/index'))
    },
    installing,
  )
})
