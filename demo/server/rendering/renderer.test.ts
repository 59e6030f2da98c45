/** A thread that draws screens may be late, stuck, broken or dead: whoever waits has an answer, and the next gets a new one. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, expect, test } from 'vitest'
import type { AskedEmbed, Drawing } from './messages'
import { startRenderer, ThreadRenderer } from './renderer'

const folder = mkdtempSync(join(tmpdir(), 'parket-thread-'))
afterAll(() => rmSync(folder, { recursive: true }))

const renderers: ThreadRenderer[] = []
afterEach(async () => {
  for (const renderer of renderers.splice(0)) await renderer.stop()
})

/** A thread that does as the asked name says. */
const script = `
  import { parentPort } from 'node:worker_threads'
  parentPort.on('message', ({ id, asked, answer }) => {
    const tell = (message) => parentPort.postMessage({ id, ...message })
    if (!asked) return tell({ drawing: { script: 'drawn of ' + answer, isWhole: true } })
    if (asked.name === 'unknown') return tell({ refusal: { status: 404, reason: 'There is none.' } })
    if (asked.name === 'mute') return
    tell({ plain: 'plain' })
    if (asked.name === 'asking') tell({ address: '/api/clubs' })
    if (asked.name === 'broken') tell({ fault: 'Error: no such screen' })
    if (asked.name === 'late') setTimeout(() => tell({ drawing: { script: 'drawn late', isWhole: true } }), 150)
    if (asked.name === 'thrower') throw new Error('thrown')
    if (asked.name === 'leaver') process.exit(3)
    if (asked.name === 'stuck') for (;;);
  })
`
const file = join(folder, 'screens.mjs')
writeFileSync(file, script)

function start(limits = {}) {
  const lines: string[] = []
  const renderer = new ThreadRenderer(file, (line) => lines.push(line), limits)
  renderers.push(renderer)
  const kept: Drawing[] = []
  const draw = (name: string, ask = async (): Promise<string | null> => 'answer') =>
    renderer.render(
      { name, attributes: [], origin: 'https://kzs.example' } satisfies AskedEmbed,
      ask,
      (drawing) => kept.push(drawing),
    )
  return { draw, lines, kept, renderer }
}

test('what is asked is answered, and drawn', async () => {
  const { draw, lines, kept } = start()
  expect(await draw('asking')).toEqual({ script: 'drawn of answer', isWhole: true })
  expect(await draw('asking', async () => null)).toEqual({ script: 'drawn of null', isWhole: true })
  expect(await draw('asking', () => Promise.reject(new Error('gone')))).toEqual({
    script: 'drawn of null',
    isWhole: true,
  })
  expect([kept.length, lines]).toEqual([3, []])
})

test('what is refused is refused', async () => {
  expect(await start().draw('unknown')).toEqual({ status: 404, reason: 'There is none.' })
})

test('a screen that throws is told of once, and goes out without its view', async () => {
  const { draw, lines } = start()
  expect(await draw('broken')).toEqual({ script: 'plain', isWhole: false })
  expect(lines).toEqual(['Drawing embed/broken.js failed: Error: no such screen'])
})

test('a screen that is late goes out without its view, and is kept for the next', async () => {
  const { draw, lines, kept } = start({ deadline: 20 })
  expect(await draw('late')).toEqual({ script: 'plain', isWhole: false })
  await expect.poll(() => kept).toEqual([{ script: 'drawn late', isWhole: true }])
  expect(lines).toEqual([])
})

test.each([
  ['thrower', 'Error: thrown'],
  ['leaver', 'it ended with 3'],
])('a thread that dies (%s) leaves nobody waiting, and a new one draws', async (name, reason) => {
  const { draw, lines } = start({ deadline: 60_000, longest: 120_000 })
  const [dead, other] = await Promise.all([draw(name), draw('mute')])
  expect([dead, other]).toEqual([{ script: 'plain', isWhole: false }, undefined])
  expect(lines).toEqual([`The thread that draws screens is started anew: ${reason}`])
  expect(await draw('asking')).toMatchObject({ isWhole: true })
})

test('a thread that never ends is given up, and a new one draws', async () => {
  const { draw, lines } = start({ deadline: 60_000, longest: 300 })
  expect(await draw('stuck')).toEqual({ script: 'plain', isWhole: false })
  expect(lines).toEqual(['The thread that draws screens is started anew: embed/stuck.js took over 300 ms'])
  expect(await draw('asking')).toMatchObject({ isWhole: true })
})

test('more than can be drawn are not taken, and none after the end', async () => {
  const { draw, renderer } = start({ most: 1 })
  const first = draw('mute')
  expect(await draw('asking')).toBeUndefined()
  await renderer.stop()
  expect(await first).toBeUndefined()
  expect(await draw('asking')).toBeUndefined()
})

test('without the built script there is none, and that is said', () => {
  const lines: string[] = []
  expect(startRenderer(join(folder, 'none.js'), (line) => lines.push(line))).toBeUndefined()
  expect(lines).toEqual(['There are no embeds: the build has made no dist/server/screens.js.'])
  expect(startRenderer(undefined, () => {})).toBeUndefined()
})
