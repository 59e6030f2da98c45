import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { widgets } from '../../widgets'
import { widgetTable } from '../support/widget-table'
import { root } from './sources'

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

describe("the README's table of screens", () => {
  const [before, , after] = text.split(/(?<=<!-- screens -->\n)([\s\S]*?)(?=\n<!-- \/screens -->)/)
  const table = widgetTable(widgets.map(({ tag }) => tag))

  it('says what the tags say; `npm run readme` writes it', () => {
    if (process.env.WRITE_README) writeFileSync(file, `${before}${table}${after}`)
    expect(readFileSync(file, 'utf8')).toContain(`<!-- screens -->\n${table}\n<!-- /screens -->`)
  })
})
