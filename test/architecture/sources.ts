/** The project's files on disk, and what each imports. Paths are relative to the root, with "/". */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'

export const root = fileURLToPath(new URL('../..', import.meta.url))

export interface Source {
  path: string
  text: string
}

/** Every file under the folder; empty if there is no such folder. */
export function filesUnder(folder: string): string[] {
  try {
    return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
      const path = `${folder}/${entry.name}`
      return entry.isDirectory() ? filesUnder(path) : [path]
    })
  } catch {
    return []
  }
}

export const read = (path: string): Source => ({ path, text: readFileSync(join(root, path), 'utf8') })

/** Tests, and what only tests use, may import anything. */
export const isTest = (path: string): boolean => /\.(test|fixture)\.tsx?$/.test(path)

/** TypeScript that runs in production, without tests. */
export const codeUnder = (...folders: string[]): Source[] =>
  folders
    .flatMap(filesUnder)
    .filter((path) => /\.tsx?$/.test(path) && !path.endsWith('.d.ts') && !isTest(path))
    .map(read)

const glob = /import\.meta\.glob(?:<[^(]*>)?\(\s*'(\.[^'*]*)\*(\/[^'*]*)'/g

/** What a pattern with one folder left open takes. */
const globbedBy = ({ path, text }: Source): string[] =>
  [...text.matchAll(glob)].flatMap(([, open = '', file = '']) => {
    const folder = posix.join(posix.dirname(path), open)
    return readdirSync(join(root, folder))
      .map((name) => posix.join(folder, name) + file)
      .filter((found) => existsSync(join(root, found)))
  })

/** What a file imports, types, `import()` and `import.meta.glob` included: "src/ui/base/icon" for files, the name for packages. */
export function importsOf(source: Source): string[] {
  const { path, text } = source
  const named = ts
    .preProcessFile(text)
    .importedFiles.map(({ fileName }) =>
      fileName.startsWith('.') ? posix.join(posix.dirname(path), fileName) : fileName,
    )
  return [...named, ...globbedBy(source).map((file) => file.replace(/\.tsx?$/, ''))]
}

/** "tom-select/base" belongs to "tom-select", "@r2wc/core" is a whole name. */
export const packageOf = (name: string): string => name.split('/', name.startsWith('@') ? 2 : 1).join('/')

export const isFile = (imported: string): boolean => /^(src|widgets|demo|test)\//.test(imported)

export function findNodes(source: Source, take: (node: ts.Node) => boolean): string[] {
  const file = ts.createSourceFile(source.path, source.text, ts.ScriptTarget.Latest, true)
  const found: string[] = []
  const visit = (node: ts.Node) => {
    if (take(node)) {
      const { line } = file.getLineAndCharacterOfPosition(node.getStart())
      found.push(`${source.path}:${line + 1} ${node.getText().split('\n')[0]}`)
    }
    ts.forEachChild(node, visit)
  }
  visit(file)
  return found
}

/** The called function's name: "fetch", "window.fetch"; undefined for other nodes. */
export const calleeOf = (node: ts.Node): string | undefined =>
  ts.isCallExpression(node) ? node.expression.getText() : undefined
