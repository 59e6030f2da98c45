/**
 * The npm package as others get it: packed, and installed with npm into folders of their own. No registry is asked:
 * the libraries come out of the project's own node_modules, as copies.
 */
import { execFile } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import * as v from 'valibot'
import { project } from './site'

const examples = join(project, 'test/examples')
const require = createRequire(import.meta.url)

/** The environment without what vitest says of itself: others build for production. */
const { NODE_ENV: _, ...environment } = process.env

/** What the command said. Rejects, with everything that it said, where it failed. */
export async function run(
  folder: string,
  command: string,
  words: string[],
  further: NodeJS.ProcessEnv = {},
): Promise<string> {
  const env = { ...environment, ...further }
  try {
    return (await promisify(execFile)(command, words, { cwd: folder, env })).stdout
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string }
    throw new Error(`${command} ${words.join(' ')} failed:\n${stdout}\n${stderr}`, { cause: error })
  }
}

/** The project's own tools, that hosts would have, too. */
const tools = {
  attw: join(require.resolve('@arethetypeswrong/cli/package.json'), '../dist/index.js'),
  tsc: join(require.resolve('typescript/package.json'), '../bin/tsc'),
  vite: join(require.resolve('vite/package.json'), '../bin/vite.js'),
}

export const runTool = (folder: string, tool: keyof typeof tools, words: string[], further = {}) =>
  run(folder, process.execPath, [tools[tool], ...words], further)

const PackAnswer = v.tuple([
  v.object({
    filename: v.string(),
    size: v.number(),
    files: v.array(v.object({ path: v.string() })),
  }),
])

const LockFile = v.object({
  packages: v.record(
    v.string(),
    v.object({ dev: v.optional(v.boolean()), devOptional: v.optional(v.boolean()) }),
  ),
})

/** Folders of everything that an installation of the package brings along. */
function libraries(): string[] {
  const { packages } = v.parse(LockFile, JSON.parse(readFileSync(join(project, 'package-lock.json'), 'utf8')))
  return Object.entries(packages)
    .filter(([path, { dev, devOptional }]) => path !== '' && !dev && !devOptional)
    .map(([path]) => join(project, path))
}

/** npm would ask a registry for them; the project has its own. */
function forgetTools(file: string): void {
  const { devDependencies: _, ...rest } = JSON.parse(readFileSync(file, 'utf8'))
  writeFileSync(file, JSON.stringify(rest))
}

const quiet = ['--offline', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']

export interface Packed {
  tarball: string
  /** The tarball's, in bytes. */
  size: number
  /** Paths inside. */
  files: string[]
  /** A copy of the example in which the package and the named further packages are installed; gives back its folder. */
  install: (example: string, further?: string[]) => Promise<string>
  end: () => void
}

/** Needs a build. */
export async function packPackage(): Promise<Packed> {
  const place = mkdtempSync(join(tmpdir(), 'parket-package-'))
  const said = await run(project, 'npm', ['pack', '--json', '--pack-destination', place, ...quiet])
  const [{ filename, size, files }] = v.parse(PackAnswer, JSON.parse(said))
  const tarball = join(place, filename)
  const install = async (example: string, further: string[] = []) => {
    const folder = join(place, example)
    cpSync(join(examples, example), folder, { recursive: true })
    forgetTools(join(folder, 'package.json'))
    const named = further.map((name) => join(project, 'node_modules', name))
    const options = ['--prefix', folder, '--install-links', '--no-package-lock', ...quiet]
    await run(folder, 'npm', ['install', ...options, tarball, ...libraries(), ...named])
    return folder
  }
  return {
    tarball,
    size,
    files: files.map(({ path }) => path),
    install,
    end: () => rmSync(place, { recursive: true, force: true }),
  }
}
