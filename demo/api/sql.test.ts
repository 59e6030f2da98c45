/** Statements are made of our own text and of parameters: what a visitor sends is never part of one. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import { expect, test } from 'vitest'

const folder = fileURLToPath(new URL('..', import.meta.url))

/** Code that answers visitors: neither tests nor what only tests use. */
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
)

/** Methods of drivers and of drizzle that take a statement's text as it is. */
const takesText = /^(?:raw|query|exec|unsafe|identifier)$/
/** What such a method is called on; a regular expression has an exec too. */
const isDatabase = /(?:client|database|transaction|pool|sql)$/i

const isOwnText = (node: ts.Expression | undefined): boolean =>
  node === undefined || ts.isStringLiteralLike(node)

function builtStatements(text: string): string[] {
  const source = ts.createSourceFile('x.ts', text, ts.ScriptTarget.Latest, true)
  const found: string[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
      const { name } = node.expression
      const isStatement = takesText.test(name.text) && isDatabase.test(node.expression.expression.getText())
      if (isStatement && !isOwnText(node.arguments[0])) {
        found.push(`${source.getLineAndCharacterOfPosition(node.getStart()).line + 1}: ${node.getText()}`)
      }
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

test.each([
  ['a literal', "client.query('SELECT 1')", 0],
  ['a literal with its values beside it', "client.query('SELECT $1', [name])", 0],
  ['a template that drizzle turns into parameters', `database.execute(sql\`select \${name}\`)`, 0],
  ['a template with something in it', `client.query(\`SELECT \${name}\`)`, 1],
  ['a sum of texts', "client.query('SELECT ' + name)", 1],
  ['a variable', 'client.exec(statement)', 1],
  ['drizzle told to take a text as it is', 'sql.raw(name)', 1],
  ['a raw piece inside of a template', `sql\`order by \${sql.raw(name)}\``, 1],
])('%s', (_, code, count) => {
  expect(builtStatements(code)).toHaveLength(count)
})

test('no statement of the server is put together from texts', () => {
  expect(files.length).toBeGreaterThan(60)
  const found = files.flatMap((file) =>
    builtStatements(readFileSync(join(folder, file), 'utf8')).map((call) => `${file}:${call}`),
  )
  // Columns and tables of ours, by their names in the schema; and a pool that hands on what it was asked.
  const known = [
    /^api\/database\/limited-pool\.ts:\d+: client\.query\(\.\.\.question\)$/,
    /^api\/database\/insert-rows\.ts:\d+: sql\.identifier\(name\)$/,
    /^api\/database\/seeded-rows\.ts:\d+: sql\.identifier\((?:of|name)\)$/,
    /^ops\/import\/upsert\.ts:\d+: sql\.identifier\(name\)$/,
  ]
  expect(found.filter((call) => !known.some((own) => own.test(call)))).toEqual([])
})
