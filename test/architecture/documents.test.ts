/** A reader's test of the project's pages: what they link to, name and run is there. */
import { spawnSync } from 'node:child_process'
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { headingsOf, pageText } from '../support/markdown'
import { filesUnder, root } from './sources'

const folders = ['src', 'widgets', 'demo', 'test', '.github']
const pages = ['README.md', ...folders.flatMap(filesUnder).filter((path) => path.endsWith('.md'))]

/** Code in backticks, that of blocks too. */
const codeIn = (text: string): string =>
  [...text.matchAll(/^ *```[\s\S]*?^ *```|`[^`\n]+`/gm)].map(([code]) => code).join('\n')

const isThere = (path: string): boolean => existsSync(join(root, path))

/** As a heading's address is made. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-')

function isLinkRight(page: string, target: string): boolean {
  const [path = '', anchor] = target.split('#')
  const file = path === '' ? page : join(dirname(page), path)
  return isThere(file) && (!anchor || headingsOf(pageText(file)).map(anchorOf).includes(anchor))
}

/** A path of the project, as far as it is written out: `widgets/*` and `widgets/{name}/x` are `widgets`. */
const pathsIn = (text: string): string[] =>
  [...codeIn(text).matchAll(/(?<![\w./-])(?:src|widgets|demo|test|\.ci|\.github)\/[\w./@{}*-]*/g)].map(
    ([path]) => path.replace(/\/[^/]*[{*].*$|[./]+$/g, ''),
  )

describe.each(pages)('%s', (page) => {
  const text = pageText(page)

  it('links to, names and runs what is there', () => {
    const targets = [...text.matchAll(/\]\((?!https?:|mailto:)([^)\s]+)\)/g)].map(([, target = '']) => target)
    expect({
      links: targets.filter((target) => !isLinkRight(page, target)),
      paths: pathsIn(text).filter((path) => !isThere(path)),
      scripts: commandsIn(text).filter((name) => !(name in scripts)),
    }).toEqual({ links: [], paths: [], scripts: [] })
  })
})

const { scripts, dependencies, devDependencies } = JSON.parse(pageText('package.json')) as Record<
  'scripts' | 'dependencies' | 'devDependencies',
  Record<string, string>
>

const commandsIn = (text: string): string[] => [
  ...new Set(
    [...codeIn(text).matchAll(/\bnpm (?:run ([\w:-]+)|(start|test)\b)/g)].map(
      ([, ran, own]) => ran ?? own ?? '',
    ),
  ),
]

/** Where each command is run on the way to a landing, by itself or in the words that it expands to. */
const runBy: Readonly<Record<string, [file: string, words: string]>> = {
  start: ['test/journeys/site/commands.test.ts', "'start'"],
  test: ['.ci/run', 'npm test'],
  'test:long': ['test/run.mjs', "'--long'"],
  check: ['test/run.mjs', "'--check'"],
  build: ['test/run.mjs', 'npm run --silent build'],
  size: ['test/run.mjs', 'npm run --silent size'],
  readme: ['test/support/markdown.ts', 'WRITE_README'],
  'new-widget': ['src/build/new-widget.test.ts', 'newWidget('],
  migrate: ['test/journeys/site/commands.test.ts', "npm('migrate')"],
  migration: ['demo/api/database/migrations.test.ts', 'new-migration.mjs'],
  import: ['test/journeys/site/commands.test.ts', "npm('import'"],
  seed: ['test/journeys/site/commands.test.ts', "npm('seed')"],
  'check-api': ['test/journeys/site/commands.test.ts', "npm('check-api'"],
}

/** They measure, or make pictures, and are run by hand. */
const byHand = /^(bench|mutate$|pictures$|share-cards$)/

it('every command that a page names is run on the way to a landing, or is a bench', () => {
  const named = new Set(pages.flatMap((page) => commandsIn(pageText(page))))
  const isRun = (name: string) => {
    const [file, words] = runBy[name] ?? []
    return file !== undefined && words !== undefined && pageText(file).includes(words)
  }
  expect([...named].filter((name) => !byHand.test(name) && !isRun(name))).toEqual([])
})

it('npm version gives the unreleased changes their number', () => {
  const folder = mkdtempSync(join(tmpdir(), 'parket-release-'))
  const [project, github] = [join(folder, 'package.json'), join(folder, '.github')]
  mkdirSync(github)
  writeFileSync(project, '{ "version": "7.8.9" }')
  copyFileSync(join(root, '.github/release.mjs'), join(github, 'release.mjs'))
  writeFileSync(
    join(github, 'CHANGELOG.md'),
    '# Changelog\n\n## Unreleased\n\n- More.\n\n## 7.8.8\n\n- Less.\n',
  )
  const release = () => spawnSync(process.execPath, [join(github, 'release.mjs')]).status
  expect(release()).toBe(0)
  const text = readFileSync(join(github, 'CHANGELOG.md'), 'utf8')
  expect(text).toMatch(
    /^# Changelog\n\n## Unreleased\n\n## 7\.8\.9, \d{4}-\d\d-\d\d\n\n- More\.\n\n## 7\.8\.8\n/,
  )
  expect([release(), readFileSync(join(github, 'CHANGELOG.md'), 'utf8')]).toEqual([1, text])
  rmSync(folder, { recursive: true })
})

describe("the README's tree", () => {
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

  it('names only what is there', () => {
    const blocks = [...pageText('README.md').matchAll(/^```\w*\n([\s\S]*?)^```/gm)].map(
      ([, block = '']) => block,
    )
    const tree = blocks.find((block) => /^src\//m.test(block)) ?? ''
    expect(pathsOf(tree).length).toBeGreaterThan(10)
    expect(pathsOf(tree).filter((path) => !isThere(path))).toEqual([])
  })
})

it('the README is short', () => {
  expect(pageText('README.md').split('\n').length).toBeLessThan(150)
})

it('every dependency has its reason in src/README.md, and no other', () => {
  const rows = pageText('src/README.md').split('## Dependencies')[1] ?? ''
  const named = [...rows.matchAll(/(?<=^\| |, |; |and |\()(@?[a-z][\w./-]*)/gm)].map(([, name = '']) => name)
  const installed = Object.keys({ ...dependencies, ...devDependencies })
  const isKnown = (name: string) => named.includes(name) || /^@(types|rollup)\//.test(name)
  expect(installed.filter((name) => !isKnown(name))).toEqual([])
})

it('no comment cites a numbered section of a paper that is not in the project', () => {
  const written = folders
    .flatMap(filesUnder)
    .filter((path) => /\.(tsx?|mjs|css|md|html|ya?ml|php|sh)$/.test(path))
  const cited = written.flatMap((path) =>
    [
      ...pageText(path).matchAll(/\b(?:contract|spec|look|design)(?:’s|'s|\.md)? (?:section )?\d[\d.]*/gi),
    ].map(([citation]) => `${path}: ${citation}`),
  )
  expect(cited).toEqual([])
})
