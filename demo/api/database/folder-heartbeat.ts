/**
 * A lock for systems without flock: the holder writes into the file every second, and a process that finds a text there
 * waits whether it changes. No clocks are compared, so the processes may run on different hosts.
 */
import { randomUUID } from 'node:crypto'
import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'

/** ms between two beats */
const beatMs = 1000
/** ms without a change after which the holder counts as gone. */
const silenceMs = 5 * beatMs

/**
 * Runs in a worker thread: a long statement of the embedded database blocks the main one. A process that was stopped for
 * longer than the silence finds another's text, and ends before it writes into the other's database.
 */
const beating = `
const { closeSync, openSync, readFileSync, writeSync } = require('node:fs')
const { workerData: { file, id, beatMs } } = require('node:worker_threads')
const pause = new Int32Array(new SharedArrayBuffer(4))
const beat = (count) => {
  const text = readFileSync(file, 'utf8')
  if (!text.startsWith(id)) {
    writeSync(2, 'Another process has taken the database folder: ' + text.split('\\n')[1] + '\\n')
    process.kill(process.pid, 'SIGKILL')
  }
  const fd = openSync(file, 'r+')
  // Overwritten by a text of the same length: a reader never finds it empty.
  writeSync(fd, id + ' ' + String(count).padStart(10, '0'), 0)
  closeSync(fd)
}
for (let count = 1; ; count++) {
  try { beat(count) } catch {}
  Atomics.wait(pause, 0, 0, beatMs)
}`

/** "" where there is none. */
function read(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

/** The name in the second line, or the only one. */
const holderIn = (text: string): string => text.split('\n').at(-1) ?? ''

/**
 * Holds the file for this process, called `name` in it, and resolves to the release function; rejects with what `refusal`
 * makes of the holder's name while another process has it.
 */
export async function keepHeartbeat(
  file: string,
  name: string,
  refusal: (holder: string) => Error,
): Promise<() => Promise<void>> {
  const found = read(file)
  if (found !== '') {
    await setTimeout(silenceMs)
    const now = read(file)
    if (now !== found && now !== '') throw refusal(holderIn(now))
  }
  const id = randomUUID()
  writeFileSync(`${file}-${id}`, `${id} ${'0'.repeat(10)}\n${name}`)
  renameSync(`${file}-${id}`, file)
  // Of several that start at once the last one stays.
  await setTimeout(2 * beatMs)
  if (!read(file).startsWith(id)) throw refusal(holderIn(read(file)))
  const worker = new Worker(beating, { eval: true, workerData: { file, id, beatMs } })
  worker.unref()
  return async () => {
    await worker.terminate()
    if (read(file).startsWith(id)) writeFileSync(file, '')
  }
}
