/** One word per idea: how often comments and names of tests use another one. The budgets only fall. */
import { spawnSync } from 'node:child_process'
import ts from 'typescript'
import { expect, it } from 'vitest'
import { filesUnder, isTest, read, root, type Source } from './sources'

/** Words of this house for what the field calls render, request, report, receive, official, again and static. */
const own =
  /\b(?:(?:re)?draws?|drawn|drew|drawing|asks?|asked|asking|tells?|told|telling|hears?|heard|stands?|stood|leaders?|anew|at rest)\b/i

/** Comments and names of tests that use one of them, at most so many. Lower it when there are fewer. */
const budgets = { code: 30, tests: 39, names: 17 }

const commentsOf = ({ text }: Source): string[] =>
  (text.match(/\/\*[\s\S]*?\*\/|(?<![:\w'"`])\/\/ .*/g) ?? []).filter(
    (each) => !each.includes('biome-ignore'),
  )

function namesOf({ path, text }: Source): string[] {
  const found: string[] = []
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest)
  const isTestCall = (node: ts.Node): node is ts.CallExpression =>
    ts.isCallExpression(node) && /^\s*(?:it|test|describe)\b/.test(text.slice(node.pos, node.pos + 40))
  const visit = (node: ts.Node): void => {
    const name = isTestCall(node) ? node.arguments[0] : undefined
    if (name && (ts.isStringLiteralLike(name) || ts.isTemplateExpression(name)))
      found.push(name.getText(file))
    ts.forEachChild(node, visit)
  }
  visit(file)
  return found
}

const sources = ['src', 'widgets', 'demo', 'test']
  .flatMap(filesUnder)
  .filter((path) => /\.(?:tsx?|mjs)$/.test(path) && !path.startsWith('test/examples/'))
  .map(read)
const isOfTests = ({ path }: Source): boolean => isTest(path) || path.startsWith('test/')

const texts: Record<keyof typeof budgets, () => string[]> = {
  code: () => sources.filter((source) => !isOfTests(source)).flatMap(commentsOf),
  tests: () => sources.filter(isOfTests).flatMap(commentsOf),
  names: () => sources.filter(isOfTests).flatMap(namesOf),
}

it.each(['code', 'tests', 'names'] as const)('words of this house in %s are within the budget', (kind) => {
  expect(texts[kind]().filter((text) => own.test(text)).length).toBeLessThanOrEqual(budgets[kind])
})

/** The last commit before subjects had a form. */
const before = 'd54ea69f'
const git = (...words: string[]) => spawnSync('git', words, { cwd: root, encoding: 'utf8' })
const isKnown = git('cat-file', '-e', before).status === 0

it.runIf(isKnown)('subjects of commits are imperatives of at most 72 characters', () => {
  const subjects = git('log', '--no-merges', '--format=%s', `${before}..`).stdout.split('\n').filter(Boolean)
  expect(
    subjects.filter(
      (subject) => subject.length > 72 || !/^[A-Z][a-z]+[ ,:]/.test(subject) || own.test(subject),
    ),
  ).toEqual([])
})
