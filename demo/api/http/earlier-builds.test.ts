/** A deploy while pages are open: what stands where the build has put it, and what is answered. */
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { Hono } from 'hono'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { publish, writeManifest } from '../../../src/build/public-folder.mjs'
import { publicFile } from './files'
import { Folder } from './folder'

const day = 24 * 60 * 60 * 1000
const start = Date.UTC(2026, 0, 1)

let folder: string
let place: string
let app: Hono

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'parket-builds-'))
  place = join(folder, 'public')
  const files = new Folder(place)
  app = new Hono()
  app.get('*', async (c) => (await publicFile(c, files)) ?? c.notFound())
})

afterEach(() => rmSync(folder, { recursive: true }))

/** Makes what a build makes, by path and text; without a manifest it is one that has failed halfway. */
function make(files: Record<string, string>, { isWhole = true } = {}): string {
  const made = join(folder, 'made')
  rmSync(made, { recursive: true, force: true })
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(made, path)), { recursive: true })
    writeFileSync(join(made, path), text)
  }
  if (isWhole) writeManifest(made, '1.0.0')
  return made
}

const build = (files: Record<string, string>, day0: number) => publish(make(files), place, start + day0 * day)

const first = { 'parket.js': 'one', 'assets/core-aaaaaaa.js': 'core one', 'assets/page-bbbbbbb.js': 'page' }
const second = { 'parket.js': 'two', 'assets/core-ccccccc.js': 'core two', 'assets/page-bbbbbbb.js': 'page' }

const statusOf = async (path: string) => (await app.request(`/${path}`)).status
const assets = () => readdirSync(join(place, 'assets')).sort()
const listed = () => Object.keys(JSON.parse(readFileSync(join(place, 'manifest.json'), 'utf8')).files)

describe('a page that was opened before a deploy', () => {
  test('still gets the hashed files that it knows, for ever; the manifest lists none of before', async () => {
    build(first, 0)
    build(second, 1)
    expect(listed()).toEqual(['assets/core-ccccccc.js', 'assets/page-bbbbbbb.js', 'parket.js'])
    expect(assets()).toEqual(['core-aaaaaaa.js', 'core-ccccccc.js', 'page-bbbbbbb.js'])
    const answer = await app.request('/assets/core-aaaaaaa.js')
    expect([answer.status, await answer.text()]).toEqual([200, 'core one'])
    expect(answer.headers.get('cache-control')).toContain('immutable')
    expect(await (await app.request('/parket.js')).text()).toBe('two')
  })

  test.each([
    ['a day after it was left', 40, 41, 200],
    ['29 days after it was left, however old it is', 100, 129, 200],
    ['31 days after it was left', 40, 71, 404],
  ])('%s', async (_, left, later, status) => {
    build(first, 0)
    build(second, left)
    build({ ...second, 'parket.js': 'three' }, later)
    expect(await statusOf('assets/core-aaaaaaa.js')).toBe(status)
    expect(await statusOf('assets/core-ccccccc.js')).toBe(200)
  })
})

describe('a build', () => {
  test('that fails halfway changes nothing', async () => {
    build(first, 0)
    make({ 'assets/core-ddddddd.js': 'half' }, { isWhole: false })
    expect(await statusOf('assets/core-ddddddd.js')).toBe(404)
    expect(await statusOf('assets/core-aaaaaaa.js')).toBe(200)
    build(second, 1)
    expect(assets()).toEqual(['core-aaaaaaa.js', 'core-ccccccc.js', 'page-bbbbbbb.js'])
  })

  test('that brings a file back counts its days again', async () => {
    build(first, 0)
    build(second, 1)
    build(first, 29)
    build(second, 50)
    build({ ...second, 'parket.js': 'three' }, 79)
    expect(await statusOf('assets/core-aaaaaaa.js')).toBe(200)
  })

  test('after which nothing has changed leaves the days that are counted', () => {
    build(first, 0)
    build(second, 10)
    build(second, 20)
    expect(statSync(join(place, 'assets/core-aaaaaaa.js')).mtimeMs).toBe(start + 10 * day)
  })

  test('over a folder without a manifest keeps all assets from now on', () => {
    build(first, 0)
    rmSync(join(place, 'manifest.json'))
    utimesSync(join(place, 'assets/core-aaaaaaa.js'), 0, 0)
    build(second, 100)
    expect(statSync(join(place, 'assets/core-aaaaaaa.js')).mtimeMs).toBe(start + 100 * day)
  })

  test('keeps only so much of many earlier ones, the latest first', () => {
    for (const [number, name] of ['aaaaaaa', 'bbbbbbb', 'ccccccc', 'ddddddd'].entries())
      publish(make({ [`assets/core-${name}.js`]: 'ten bytes!' }), place, start + number * day, 20)
    expect(assets()).toEqual(['core-bbbbbbb.js', 'core-ccccccc.js', 'core-ddddddd.js'])
  })
})
