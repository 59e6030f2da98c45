/** The npm package as users get it: packed, and installed into folders of their own. */
import { execFile } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { promisify } from 'node:util'
import * as v from 'valibot'
import { project } from './site'

const examples = join(project, 'test/examples')
const require = createRequire(import.meta.url)

/** The environment without vitest's variables: users build for production. */
const { NODE_ENV: _, ...environment } = process.env

/** The command's output. Rejects, with the output, if it failed. */
export async function run(
  folder: string,
  command: string,
  words: string[],
  further: NodeJS.ProcessEnv = {},
): Promise<string> {
  // An example without tools of its own uses the project's.
  const PATH = `${environment.PATH}${delimiter}${join(project, 'node_modules/.bin')}`
  const env = { ...environment, PATH, CI: '1', ...further }
  try {
    return (await promisify(execFile)(command, words, { cwd: folder, env })).stdout
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string }
    throw new Error(`${command} ${words.join(' ')} failed:\n${stdout}\n${stderr}`, { cause: error })
  }
}

/** Whether the types resolve in every module resolution mode. */
export const checkTypes = (tarball: string): Promise<string> => {
  const attw = join(require.resolve('@arethetypeswrong/cli/package.json'), '../dist/index.js')
  return run(project, process.execPath, [attw, tarball, '--profile', 'esm-only'])
}

const PackAnswer = v.tuple([
  v.object({
    filename: v.string(),
    size: v.number(),
    files: v.array(v.object({ path: v.string() })),
  }),
])

const quiet = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']

/** A host's tools may request a newer Node than they need. */
const anyNode = '--no-engine-strict'

/** How hosts install. `offline` uses no registry: the host gets only the package. */
const installers = {
  offline: ['npm', 'install', '--offline', '--no-package-lock', ...quiet],
  npm: ['npm', 'install', '--no-package-lock', anyNode, ...quiet],
  pnpm: ['npx', '--yes', 'pnpm@10.34.9', 'install', '--no-frozen-lockfile', '--ignore-scripts'],
} as const

export type Installer = keyof typeof installers

export interface Packed {
  tarball: string
  size: number
  files: string[]
  /** A copy of the example in which the package is installed, with these versions of others; gives back its folder. */
  install: (example: string, installer: Installer, versions?: Record<string, string>) => Promise<string>
  end: () => void
}

/** Needs a build. */
export async function packPackage(): Promise<Packed> {
  const place = mkdtempSync(join(tmpdir(), 'parket-package-'))
  const words = ['pack', './dist/package', '--json', '--pack-destination', place, ...quiet]
  const [{ filename, size, files }] = v.parse(PackAnswer, JSON.parse(await run(project, 'npm', words)))
  const tarball = join(place, filename)
  const install: Packed['install'] = async (example, installer, versions = {}) => {
    const folder = join(place, `${example}-${installer}`)
    cpSync(join(examples, example), folder, { recursive: true })
    const file = join(folder, 'package.json')
    const facts = JSON.parse(readFileSync(file, 'utf8'))
    Object.assign(facts.dependencies, versions, { 'parket-widgets': `file:${tarball}` })
    if (installer === 'offline') delete facts.devDependencies
    writeFileSync(file, JSON.stringify(facts))
    const [command, ...words] = installers[installer]
    await run(folder, command, [...words])
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
