/** The generated parts of widgets/README.md and test/README.md: what the tags say, what the build weighs, which tests there are. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { FactSheet } from '../../demo/site/builder/fact-sheet'
import { factSheetIn, Manifest } from '../../demo/site/builder/site-file'
import { widgets } from '../../widgets'
import { factTable, isNear } from '../support/fact-table'
import { pageText, section, written } from '../support/markdown'
import { commonTable, elementSections, eventTable } from '../support/widget-table'
import { filesUnder, root } from './sources'

const page = 'widgets/README.md'

describe('the page of the elements', () => {
  it.each<[string, () => string]>([
    ['common', commonTable],
    ['events', eventTable],
    ['screens', () => elementSections(widgets.map(({ tag }) => tag))],
  ])('says in its part "%s" what the code says; `npm run readme` writes it', (name, make) => {
    expect(written(page, name, make())).toBe(make())
  })

  it('explains every kind of value that an attribute takes', () => {
    const explained = [...pageText(page).matchAll(/\*\*([\w–]+)\*\*/g)].map(([, kind = '']) => kind)
    const kinds = widgets.flatMap(({ tag }) => Object.values(tag.attributes).map(({ takes }) => takes))
    expect(kinds.filter((kind) => typeof kind === 'string' && !explained.includes(kind))).toEqual([])
  })

  it('names tests that are there for its hosts', () => {
    const hosts = pageText(page).split('## Hosts and tests')[1]?.split('\n## ')[0] ?? ''
    const cells = [...hosts.matchAll(/\| ([^|]*) \|$/gm)].map(([, cell = '']) => cell)
    expect(missingTests(cells.join())).toEqual([])
  })
})

/** Names of tests, in backticks, that no file has. */
function missingTests(text: string): string[] {
  const tests = ['src', 'widgets', 'demo', 'test'].flatMap(filesUnder)
  const names = [...text.matchAll(/`([a-z-]+(?:\.[a-z]+)?)`/g)].map(([, name = '']) => name)
  expect(names.length).toBeGreaterThan(10)
  const isTest = (path: string, name: string) => path.includes(`/${name}.`) && /\.test\.tsx?$/.test(path)
  return names.filter((name) => !tests.some((path) => isTest(path, name)))
}

it('the page of the tests names tests that are there', () => {
  const promises = pageText('test/README.md').split('## What holds each promise')[1]?.split('\n## ')[0] ?? ''
  const packages = /the long run fails where it lacks one:[\s\S]*?\.\n/
  expect(missingTests(promises.replace(packages, '').replace('git ls-files', ''))).toEqual([])
})

describe('what each element costs', () => {
  it.each([
    ['a kB more', '| 90 kB | 0 |', '| 91 kB | 0 |', true],
    ['two kB more', '| 90 kB | 0 |', '| 92 kB | 0 |', false],
    ['another number', '| 90 kB | 0 |', '| 90 kB | 1 |', false],
  ])('of which %s is as good: %s, %s: %s', (_, one, other, near) => {
    expect(isNear(one, other)).toBe(near)
  })

  const built = join(root, 'dist/public')
  const manifest = join(built, 'manifest.json')
  it.runIf(existsSync(manifest))('is that of the last build to a kB; `npm run readme` writes it', () => {
    const { files } = v.parse(Manifest, JSON.parse(readFileSync(manifest, 'utf8')))
    const sheet = JSON.parse(readFileSync(join(built, factSheetIn(files) ?? ''), 'utf8'))
    const table = factTable(v.parse(FactSheet, sheet))
    const facts = section(page, 'facts')
    if (process.env.WRITE_README && !isNear(facts.content, table)) facts.replace(table)
    const { content } = section(page, 'facts')
    expect(isNear(content, table) ? table : content).toBe(table)
  })
})
