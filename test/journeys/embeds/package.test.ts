/** The npm package as it is packed, and in the hands of tools that read it. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { publint } from 'publint'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { checkTypes, type Packed, packPackage, run } from '../../support/packed'
import { project } from '../../support/site'

const origin = inject('origin')

const entries = readdirSync(join(project, 'widgets'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)

let packed: Packed
let host: string

beforeAll(async () => {
  packed = await packPackage()
  host = await packed.install('plain', 'offline')
})
afterAll(() => packed?.end())

const installed = (path: string) => readFileSync(join(host, 'node_modules/parket-widgets', path), 'utf8')

it('holds an entry for each element, what describes them, and nothing else but assets', () => {
  const isAsset = (path: string) => /^assets\/[\w-]+-[\da-z]{7}\.js$/.test(path)
  const scripts = [...entries, 'index'].flatMap((name) => [`${name}.d.ts`, `${name}.js`])
  const others = [
    'LICENSE',
    'README.md',
    'custom-elements.json',
    'events.d.ts',
    'package.json',
    'third-party-licences.txt',
    'vscode.html-custom-data.json',
    'web-types.json',
  ]
  expect(packed.files.filter((path) => !isAsset(path)).toSorted()).toEqual([...scripts, ...others].toSorted())
  expect(packed.size).toBeLessThan(305_000)
})

it('depends on nothing, and brings the licences of what is inside', () => {
  const facts = JSON.parse(installed('package.json'))
  const needed = ['dependencies', 'peerDependencies', 'optionalDependencies', 'bundledDependencies']
  expect(needed.filter((key) => key in facts)).toEqual([])
  expect(readdirSync(join(host, 'node_modules')).filter((name) => !name.startsWith('.'))).toEqual([
    'parket-widgets',
  ])
  const licences = installed('third-party-licences.txt')
  for (const name of ['react 19', 'react-dom 19', 'zustand', 'tom-select', 'dompurify'])
    expect(licences).toContain(name)
})

it('holds the very files of the site, but for elements that are inside of others', () => {
  const differing = packed.files
    .filter((path) => path.startsWith('assets/'))
    .map((path) => [installed(path), readFileSync(join(project, 'dist/public', path), 'utf8')] as const)
    .filter(([ours, site]) => ours !== site)
    .map(([ours, site]) => ours.slice(0, -site.length))
  expect(differing.length).toBeGreaterThan(0)
  for (const before of differing)
    expect(before).toMatch(/^(import"\.\/(member-list|match-search)-\w{7}\.js";)+$/)
})

it('is well-formed in the eyes of publint', async () => {
  const tarball = readFileSync(packed.tarball)
  const { messages } = await publint({ pack: { tarball: Uint8Array.from(tarball).buffer }, strict: true })
  expect(messages).toEqual([])
})

it.runIf(inject('long'))(
  'has types that every way of resolving modules finds, but those of CommonJS',
  async () => {
    await checkTypes(packed.tarball)
  },
)

it('gives TypeScript types that refuse wrong uses', async () => {
  await run(host, 'npm', ['run', 'check'])
})

it('can be imported on a server, where it does nothing', async () => {
  const names = ['parket-widgets', ...entries.map((name) => `parket-widgets/${name}`)]
  const code = `
    const before = Reflect.ownKeys(globalThis).length
    for (const name of ${JSON.stringify(names)}) console.log(name, Object.keys(await import(name)).length)
    console.log('left behind', Reflect.ownKeys(globalThis).length - before)`
  const output = await run(host, process.execPath, ['--input-type=module', '-e', code])
  expect(output.trim().split('\n')).toEqual([...names.map((name) => `${name} 0`), 'left behind 0'])
})

it('has no other entries', async () => {
  const [asset] = packed.files.filter((path) => path.startsWith('assets/'))
  const tries = ['parket-widgets/no-such', 'parket-widgets/match-search.js', `parket-widgets/${asset}`]
  const code = `for (const name of ${JSON.stringify(tries)}) await import(name).catch(({ code }) => console.log(code))`
  const output = await run(host, process.execPath, ['--input-type=module', '-e', code])
  expect(output.trim().split('\n')).toEqual(tries.map(() => 'ERR_PACKAGE_PATH_NOT_EXPORTED'))
})

it('has a page whose examples name teams that have players', async () => {
  const text = installed('README.md')
  const teams = new Set([...text.matchAll(/\bteam="?(\d+)/g)].map(([, id]) => id))
  expect(teams.size).toBeGreaterThan(0)
  for (const id of teams) {
    const answer = await fetch(`${origin}/api/national-teams/${id}/players`)
    expect(await answer.json(), `team ${id}`).not.toEqual([])
  }
})
