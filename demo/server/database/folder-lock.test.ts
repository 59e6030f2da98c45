import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import ts from 'typescript'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { FolderInUse, lockFolder } from './folder-lock'

/** folder-lock.ts for plain Node, so that a real second process can take the lock. */
const scratch = mkdtempSync(join(tmpdir(), 'parket-lock-'))
const program = join(scratch, 'lock.mjs')
const started: ChildProcess[] = []
let folder: string

beforeAll(() => {
  const source = readFileSync(new URL('./folder-lock.ts', import.meta.url), 'utf8')
  const options = { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022 }
  const main = `
    try { lockFolder(process.argv[2]); console.log('held') } catch (error) { console.log(error.name) }
    setInterval(() => {}, 1000)`
  writeFileSync(program, ts.transpileModule(source + main, { compilerOptions: options }).outputText)
})
beforeEach(() => {
  folder = mkdtempSync(join(scratch, 'folder-'))
})
afterEach(async () => {
  for (const child of started.splice(0)) await kill(child)
})
afterAll(() => rmSync(scratch, { recursive: true }))

/** Starts a process that tries for the folder, and answers it with its output: "held" or the error's name. */
async function rival(): Promise<{ child: ChildProcess; output: string; pid: number }> {
  const child = spawn(process.execPath, [program, folder], { stdio: ['ignore', 'pipe', 'inherit'] })
  started.push(child)
  const [output] = await once(child.stdout, 'data')
  return { child, output: String(output).trim(), pid: child.pid ?? 0 }
}

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill('SIGKILL')
  await once(child, 'exit')
}

describe('the lock of a database folder', () => {
  it('refuses a folder that another process has, and says which one', async () => {
    const { output, pid } = await rival()
    expect(output).toBe('held')
    expect(() => lockFolder(folder)).toThrow(FolderInUse)
    expect(() => lockFolder(folder)).toThrow(`(${pid})`)
    expect(readdirSync(folder)).toEqual([`in-use-by-${pid}`])
  })

  it('takes the folder over from a process that was killed', async () => {
    const { child } = await rival()
    await kill(child)
    const release = lockFolder(folder)
    expect(readdirSync(folder)).toEqual([`in-use-by-${process.pid}`])
    release()
  })

  it('never gives the folder to two processes that start at once', async () => {
    const output = (await Promise.all([rival(), rival(), rival()])).map((one) => one.output)
    expect(output.filter((word) => word === 'held').length).toBeLessThanOrEqual(1)
    expect(output.filter((word) => word !== 'held')).toEqual(expect.arrayContaining(['FolderInUse']))
  })

  it('takes over a lock whose number went to another process since', async () => {
    const { pid } = await rival()
    writeFileSync(join(folder, `in-use-by-${pid}`), '1')
    lockFolder(folder)()
  })

  it('takes over a lock that an earlier process left under our own number', () => {
    writeFileSync(join(folder, `in-use-by-${process.pid}`), '1')
    lockFolder(folder)()
  })

  it('refuses a second opening in the same process until the first is closed', () => {
    const release = lockFolder(folder)
    expect(() => lockFolder(join(folder, '.'))).toThrow(FolderInUse)
    release()
    lockFolder(folder)()
    expect(readdirSync(folder)).toEqual([])
  })

  it('makes a folder that is missing, and leaves other files alone', () => {
    const deep = join(folder, 'a', 'b')
    lockFolder(deep)()
    writeFileSync(join(deep, 'in-use-by-nobody'), '')
    lockFolder(deep)()
    expect(readdirSync(deep)).toEqual(['in-use-by-nobody'])
  })
})
