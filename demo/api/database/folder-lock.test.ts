import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import ts from 'typescript'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { exitStatusOf, FolderInUse, lockFolder } from './folder-lock'

/** The lock for plain Node, so that real other processes can take it. */
const scratch = mkdtempSync(join(tmpdir(), 'parket-lock-'))
const program = join(scratch, 'folder-lock.mjs')
const started: ChildProcess[] = []
const newFolder = () => mkdtempSync(join(scratch, 'folder-'))

beforeAll(() => {
  const compilerOptions = { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022 }
  for (const name of ['folder-lock', 'folder-heartbeat']) {
    const source = readFileSync(new URL(`./${name}.ts`, import.meta.url), 'utf8')
    const code = ts.transpileModule(source, { compilerOptions }).outputText
    writeFileSync(
      join(scratch, `${name}.mjs`),
      code.replace("'./folder-heartbeat'", "'./folder-heartbeat.mjs'"),
    )
  }
  writeFileSync(
    program,
    `lockFolder(process.argv[2]).then(() => console.log('held'), (error) => console.log(error.message))
    setInterval(() => {}, 1000)`,
    { flag: 'a' },
  )
})
afterAll(async () => {
  for (const child of started) await kill(child)
  rmSync(scratch, { recursive: true })
})

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill('SIGKILL')
  await once(child, 'exit')
}

interface Rival {
  child: ChildProcess
  /** "held", or why not. */
  output: string
}

/** Starts a process that tries for the folder; `before` starts it, with `PATH`. */
async function rival(
  folder: string,
  before: readonly string[] = [],
  PATH = process.env.PATH,
): Promise<Rival> {
  const [command = '', ...words] = [...before, process.execPath, program, folder]
  const child = spawn(command, words, { stdio: ['ignore', 'pipe', 'inherit'], env: { ...process.env, PATH } })
  started.push(child)
  const [output] = await once(child.stdout, 'data')
  return { child, output: String(output).trim() }
}

const inUse = (folder: string, { child }: Rival) =>
  `The database folder ${folder} is in use by the folder-lock (process ${child.pid} on ${hostname()}, since 2`

/** A process namespace of its own, as a container has: its first process is number 1. */
const container = ['unshare', '--pid', '--fork', '--mount-proc', '--kill-child']
const hasContainers = spawnSync('unshare', [...container.slice(1), 'true']).status === 0

describe.skipIf(process.platform !== 'linux')('the lock of the kernel', () => {
  it('refuses another process and names the holder', async () => {
    const folder = newFolder()
    const first = await rival(folder)
    expect(first.output).toBe('held')
    await expect(lockFolder(folder)).rejects.toThrow(inUse(folder, first))
  })

  it('refuses the process that has it a second time, until that closes', async () => {
    const folder = newFolder()
    const release = await lockFolder(folder)
    await expect(lockFolder(join(folder, '.'))).rejects.toThrow(FolderInUse)
    await release()
    await release()
    await (await lockFolder(folder))()
    expect(readFileSync(join(folder, 'in-use'), 'utf8')).toBe('')
  })

  it('goes to the next process after one that was killed', async () => {
    const folder = newFolder()
    await kill((await rival(folder)).child)
    await (await lockFolder(folder))()
  })

  it('goes to one of several processes that start at once', async () => {
    const folder = newFolder()
    const rivals = await Promise.all([1, 2, 3].map(() => rival(folder)))
    expect(rivals.filter(({ output }) => output === 'held')).toHaveLength(1)
  })

  it.skipIf(!hasContainers)('refuses a process that has the same id in another container', async () => {
    const folder = newFolder()
    expect((await rival(folder, container)).output).toBe('held')
    expect((await rival(folder, container)).output).toContain(
      `in use by the folder-lock (process 1 on ${hostname()}`,
    )
  })
})

// Each waits for seconds: side by side.
describe.concurrent('the heartbeat, where there is no flock', () => {
  const nowhere = [[], '/nowhere'] as const

  it('refuses another process and names the holder', async ({ expect }) => {
    const folder = newFolder()
    const first = await rival(folder, ...nowhere)
    expect(first.output).toBe('held')
    expect((await rival(folder, ...nowhere)).output).toContain(inUse(folder, first))
  })

  it('goes to one of several processes that start at once', async ({ expect }) => {
    const folder = newFolder()
    const rivals = await Promise.all([1, 2, 3].map(() => rival(folder, ...nowhere)))
    expect(rivals.filter(({ output }) => output === 'held')).toHaveLength(1)
  })

  it('goes to the next process after one that was stopped, which ends when it goes on', async ({
    expect,
  }) => {
    const folder = newFolder()
    const { child } = await rival(folder, ...nowhere)
    child.kill('SIGSTOP')
    expect((await rival(folder, ...nowhere)).output).toBe('held')
    const ended = once(child, 'exit')
    child.kill('SIGCONT')
    expect(await ended).toEqual([null, 'SIGKILL'])
  })
})

it('creates a missing folder and leaves other files alone', async () => {
  const deep = join(newFolder(), 'a', 'b')
  await (await lockFolder(deep))()
  writeFileSync(join(deep, 'notes'), 'x')
  await (await lockFolder(deep))()
  expect(readFileSync(join(deep, 'notes'), 'utf8')).toBe('x')
})

it('gives a command the exit status 75 for a folder in use, and 1 for all else', () => {
  expect([exitStatusOf(new FolderInUse('/data', '')), exitStatusOf(new Error('full'))]).toEqual([75, 1])
})
