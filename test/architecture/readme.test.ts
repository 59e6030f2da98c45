import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { FactSheet } from '../../demo/builder/fact-sheet'
import { factSheetIn, Manifest } from '../../demo/builder/site-file'
import { widgets } from '../../widgets'
import { factTable, isNear } from '../support/fact-table'
import { widgetTable } from '../support/widget-table'
import { filesUnder, root } from './sources'

const file = join(root, 'README.md')
const text = readFileSync(file, 'utf8')

/** The paths of an indented tree, two spaces a level; what follows the name on a line is its description. */
function pathsOf(tree: string): string[] {
  const above: string[] = []
  return tree.split('\n').flatMap((line) => {
    const [, indent = '', name] = /^( *)([\w.-]+\/?)(?: |$)/.exec(line) ?? []
    const isEntry = name !== undefined && indent.length % 2 === 0 && indent.length / 2 <= above.length
    if (!isEntry) return []
    above.length = indent.length / 2
    const path = [...above, name.replace(/\/$/, '')].join('/')
    if (name.endsWith('/')) above.push(name.replace(/\/$/, ''))
    return [path]
  })
}

describe("the README's tree", () => {
  it('is read by its indent', () => {
    const tree = 'src/     all\n  domain/   rules,\n            and words\n  ui/\ntest/\n  x.ts'
    expect(pathsOf(tree)).toEqual(['src', 'src/domain', 'src/ui', 'test', 'test/x.ts'])
  })

  it('names only what is there', () => {
    const blocks = [...text.matchAll(/^```\w*\n([\s\S]*?)^```/gm)].map(([, block = '']) => block)
    const tree = blocks.find((block) => /^src\//m.test(block)) ?? ''
    expect(pathsOf(tree).filter((path) => !existsSync(join(root, path)))).toEqual([])
  })
})

describe('the page of the tests', () => {
  const page = readFileSync(join(root, 'test/README.md'), 'utf8')
  const promises = page.slice(page.indexOf('## What holds each promise'))

  it('has as many promises as the README', () => {
    const count = (from: string) => from.match(/^\d+\. \*\*/gm)?.length
    expect(count(promises)).toBe(count(text.slice(text.indexOf('## Promises'), text.indexOf('## Beyond'))))
  })

  it('names tests that are there', () => {
    const names = [...promises.matchAll(/`([\w.-]+)`/g)].map(([, name = '']) => name)
    const folders = ['src', 'widgets', 'demo', 'test']
    const tests = folders.flatMap(filesUnder).filter((path) => /\.test\.tsx?$/.test(path))
    expect(names.length).toBeGreaterThan(30)
    expect(names.filter((name) => !tests.some((path) => path.includes(`/${name}.`)))).toEqual([])
  })
})

/** What stands between the two marks; `replace` writes something else there. */
function section(name: string): { content: string; replace: (content: string) => void } {
  const whole = readFileSync(file, 'utf8')
  const [start, end] = [`<!-- ${name} -->\n`, `\n<!-- /${name} -->`]
  const [before = '', rest = ''] = whole.split(start)
  const [content = '', after = ''] = rest.split(end)
  return { content, replace: (text) => writeFileSync(file, before + start + text + end + after) }
}

describe("the README's table of screens", () => {
  const table = widgetTable(widgets.map(({ tag }) => tag))

  it('says what the tags say; `npm run readme` writes it', () => {
    if (process.env.WRITE_README) section('screens').replace(table)
    expect(section('screens').content).toBe(table)
  })
})

describe("the README's facts for hosts", () => {
  it.each([
    ['a kB more', '| 90 kB | 0 |', '| 91 kB | 0 |', true],
    ['two kB more', '| 90 kB | 0 |', '| 92 kB | 0 |', false],
    ['another number', '| 90 kB | 0 |', '| 90 kB | 1 |', false],
    ['other words', 'ours', 'theirs', false],
  ])('of which %s is as good: %s, %s: %s', (_, one, other, near) => {
    expect(isNear(one, other)).toBe(near)
  })

  const built = join(root, 'dist/public')
  const manifest = join(built, 'manifest.json')
  it.runIf(existsSync(manifest))('are those of the last build to a kB; `npm run readme` writes them', () => {
    const { files } = v.parse(Manifest, JSON.parse(readFileSync(manifest, 'utf8')))
    const sheet = JSON.parse(readFileSync(join(built, factSheetIn(files) ?? ''), 'utf8'))
    const table = factTable(v.parse(FactSheet, sheet))
    if (process.env.WRITE_README && !isNear(section('facts').content, table)) section('facts').replace(table)
    const { content } = section('facts')
    expect(isNear(content, table) ? table : content).toBe(table)
  })
})
