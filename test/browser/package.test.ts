/**
 * The npm package (contract 2) in two hosts' hands: packed, installed, type-checked and bundled as they would, and
 * shown against the site's API.
 */
import { cpSync, existsSync, readdirSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { publint } from 'publint'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { eventually, origin, startVisit, stranger, type Visit } from '../support/journey'
import { type Packed, packPackage, run, runTool } from '../support/packed'
import { project } from '../support/site'

const entries = readdirSync(join(project, 'widgets'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)

/** A second host is installed and built, and every way of resolving modules is tried, in the long run alone. */
const isLong = inject('long')

let packed: Packed
let plain: string
let react: string

beforeAll(async () => {
  packed = await packPackage()
  plain = await packed.install('plain')
  if (isLong) react = await packed.install('react', ['@types/react', '@types/react-dom', 'csstype'])
}, 300_000)
afterAll(() => packed?.end())

describe('the package', () => {
  it('holds what runs and what describes it, and nothing else', () => {
    const others = packed.files.filter(
      (path) => !/^dist\/package\/(src|widgets)\/[\w/.-]+\.(js|d\.ts)$/.test(path),
    )
    expect(others.toSorted()).toEqual([
      'LICENSE',
      'README.md',
      'dist/package/custom-elements.json',
      'dist/package/events.d.ts',
      'dist/package/index.d.ts',
      'dist/package/index.js',
      'dist/package/vscode.html-custom-data.json',
      'dist/package/web-types.json',
      'package.json',
    ])
    expect(packed.files.filter((path) => /test|fixture|demo/.test(path))).toEqual([])
    expect(packed.size).toBeLessThan(250_000)
  })

  it('is well-formed in the eyes of publint', async () => {
    const tarball = readFileSync(packed.tarball)
    const { messages } = await publint({ pack: { tarball: Uint8Array.from(tarball).buffer }, strict: true })
    expect(messages).toEqual([])
  })

  if (isLong)
    it('has types that every way of resolving modules finds, but those of CommonJS', async () => {
      const words = [packed.tarball, '--profile', 'esm-only', '--include-entrypoints', ...entries]
      await runTool(project, 'attw', words)
    })

  const hosts = [
    ['without React', () => plain, ['dom.ts']],
    ['with React', () => react, ['dom.ts', 'jsx.tsx']],
  ] as const
  it.each(hosts.slice(0, isLong ? 2 : 1))(
    'tells TypeScript right uses from wrong ones, %s',
    async (_, host, files) => {
      for (const file of files) cpSync(join(project, 'test/examples/types', file), join(host(), file))
      await runTool(host(), 'tsc', ['-p', '.'])
    },
  )

  it('can be imported on a server, where it does nothing', async () => {
    const names = ['parket-widgets', ...entries.map((name) => `parket-widgets/${name}`)]
    const code = `
      const before = Reflect.ownKeys(globalThis).length
      for (const name of ${JSON.stringify(names)}) console.log(name, Object.keys(await import(name)).length)
      console.log('left behind', Reflect.ownKeys(globalThis).length - before)`
    const said = await run(plain, process.execPath, ['--input-type=module', '-e', code])
    expect(said.trim().split('\n')).toEqual([...names.map((name) => `${name} 0`), 'left behind 0'])
  })

  it('has no other entries', async () => {
    const tries = [
      'parket-widgets/no-such',
      'parket-widgets/match-search/match-search',
      'parket-widgets/src/page/registry.js',
    ]
    const code = `for (const name of ${JSON.stringify(tries)}) await import(name).catch(({ code }) => console.log(code))`
    const said = await run(plain, process.execPath, ['--input-type=module', '-e', code])
    expect(said.trim().split('\n')).toEqual([
      'ERR_MODULE_NOT_FOUND',
      'ERR_MODULE_NOT_FOUND',
      'ERR_MODULE_NOT_FOUND',
    ])
  })
})

const html = 'text/html; charset=utf-8'
const kinds: Record<string, string> = { '.html': html, '.js': 'text/javascript' }

/** Built by plain Vite, and put on a stranger's site. */
async function publish(host: string, name: string): Promise<void> {
  const words = ['build', '--base', './', '--logLevel', 'error']
  await runTool(host, 'vite', words, { VITE_SITE: origin })
  for (const path of readdirSync(join(host, 'dist'), { recursive: true, encoding: 'utf8' })) {
    const kind = kinds[extname(path)]
    if (kind)
      stranger.put(`/${name}/${path}`, readFileSync(join(host, 'dist', path)), { 'content-type': kind })
  }
}

async function open(page: string): Promise<Visit> {
  const visit = await startVisit()
  await visit.page.goto(`${stranger.origin}/${page}.html`)
  return visit
}

describe('a host without a framework', () => {
  beforeAll(() => publish(plain, 'plain'))

  it('shows the elements of its markup, what stands inside of them, and what is fetched later', async () => {
    const { page, warnings, errors } = await open('plain/index')
    const matches = page.locator('parket-match-list [part~=match]')
    await matches.first().waitFor()
    expect(await matches.count()).toBe(5)
    await eventually(() => page.title()).toBe('Tekme')
    await page.locator('parket-page parket-member-list [part~=club]').first().waitFor()
    await page.getByRole('combobox', { name: 'Klub' }).click()
    await page.getByRole('option', { name: 'Krka' }).click()
    await eventually(() => page.getByRole('combobox', { name: 'Klub' }).textContent()).toBe('Krka')
    expect([warnings, errors]).toEqual([[], []])
  })

  it('under Trusted Types gets selects of the browser’s own', async () => {
    const policy = "require-trusted-types-for 'script'; trusted-types parket dompurify"
    const headers = { 'content-type': html, 'content-security-policy': policy }
    stranger.put('/plain/strict.html', readFileSync(join(plain, 'dist/index.html')), headers)
    const { page, warnings, errors } = await open('plain/strict')
    await page.getByRole('combobox', { name: 'Klub' }).click()
    await page.locator('select').first().waitFor()
    await page.getByRole('combobox', { name: 'Klub' }).selectOption('Krka')
    expect(warnings).toEqual([expect.stringContaining("the browser's own control stands in")])
    expect(errors).toEqual([])
  })
})

describe.each(isLong ? ['a React host'] : [])('%s', () => {
  beforeAll(() => publish(react, 'react'))

  it('shares its React with the elements', () => {
    expect(existsSync(join(react, 'node_modules/react'))).toBe(true)
    expect(existsSync(join(react, 'node_modules/parket-widgets/node_modules'))).toBe(false)
  })

  it('sets attributes and listens by JSX', async () => {
    const { page, errors } = await open('react/index')
    const roster = page.locator('parket-roster')
    await roster.locator('[part~=player]').first().waitFor()
    expect(await roster.getAttribute('class')).toBe('squad')
    expect(await roster.getByRole('table').count()).toBe(0)
    await page.getByRole('button', { name: 'Drugače' }).click()
    await roster.getByRole('table').first().waitFor()
    const here = page.url()
    await page.getByRole('button', { name: 'IŠČI' }).click()
    await eventually(() => page.locator('output').textContent()).toContain(`${origin}/tekme`)
    expect(page.url()).toBe(here)
    expect(errors).toEqual([])
  })
})
