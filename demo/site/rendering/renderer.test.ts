/** A thread that renders screens may be stuck, broken or dead: whoever waits has an answer, and the next gets a new one. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, expect, test } from 'vitest'
import { until } from '../../../test/support/server/until'
import type { Catalogue, Drawing, RenderTask } from './messages'
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
  parentPort.postMessage({ catalogue: { attributes: { roster: ['team'] }, runtime: 'runtime' } })
  parentPort.on('message', ({ id, task, answer }) => {
    const tell = (message) => parentPort.postMessage({ id, ...message })
    const drawing = (html) => ({ html, styles: [], isWhole: true })
    if (!task) return tell({ drawing: drawing('drawn of ' + answer) })
    const { name } = task
    if (name === 'asking') tell({ address: '/api/clubs' })
    else if (name === 'broken') tell({ fault: 'Error: no such screen' })
    else if (name === 'thrower') throw new Error('thrown')
    else if (name === 'leaver') process.exit(3)
    else if (name === 'stuck') for (;;);
    else if (name !== 'mute') tell({ drawing: drawing(name) })
  })
`
const file = join(folder, 'screens.mjs')
writeFileSync(file, script)

const drawn = (html: string): Drawing => ({ html, styles: [], isWhole: true })

const origin = 'https://kzs.example'
const taskOf = (name: string): RenderTask => ({ name, attributes: [], origin })

/** What only the clock would end here, it does not; a test that is about the clock names the moment. */
const patient = { threads: 1, longest: 120_000 }

function heldAnswer() {
  let release = () => {}
  const answer = new Promise<string>((resolve) => {
    release = () => resolve('answer')
  })
  return { ask: () => answer, release }
}

function start(limits = {}) {
  const lines: string[] = []
  const renderer = new ThreadRenderer(file, (line) => lines.push(line), { ...patient, ...limits })
  renderers.push(renderer)
  const draw = (
    name: string,
    ask = async (): Promise<string | null> => 'answer',
    gone = new AbortController().signal,
  ) => renderer.render(taskOf(name), ask, gone)
  return { draw, lines, renderer }
}

test('a request is answered, and rendered', async () => {
  const { draw, lines } = start()
  expect(await draw('asking')).toEqual(drawn('drawn of answer'))
  expect(await draw('asking', async () => null)).toEqual(drawn('drawn of null'))
  expect(await draw('asking', () => Promise.reject(new Error('gone')))).toEqual(drawn('drawn of null'))
  expect(lines).toEqual([])
})

test('what the thread knows by heart is there before anything is rendered', async () => {
  const known: Catalogue = { attributes: { roster: ['team'] }, runtime: 'runtime' }
  expect(await start().renderer.catalogue).toEqual(known)
})

test('a screen that throws is reported once, and there is none', async () => {
  const { draw, lines } = start()
  expect(await draw('broken')).toBeUndefined()
  expect(lines).toEqual(['Drawing parket-broken failed: Error: no such screen'])
})

test.each([
  ['thrower', 'Error: thrown'],
  ['leaver', 'it ended with 3'],
])('a thread that dies (%s) leaves nobody waiting, and a new one renders', async (name, reason) => {
  const { draw, lines } = start()
  expect(await Promise.all([draw(name), draw('mute')])).toEqual([undefined, undefined])
  expect(lines).toEqual([`A thread that draws screens is started anew: ${reason}`])
  expect(await draw('asking')).toMatchObject({ isWhole: true })
})

test('a thread that never ends is given up, and a new one renders', async () => {
  const { draw, lines } = start({ longest: 300 })
  expect(await draw('stuck')).toBeUndefined()
  expect(lines).toEqual(['A thread that draws screens is started anew: parket-stuck took over 300 ms'])
  // On a busy machine a thread may take longer than that to begin.
  await until('a new thread draws', async () =>
    JSON.stringify(await draw('asking')).includes('drawn of answer'),
  )
})

test('while one thread is stuck another one renders', async () => {
  const { draw } = start({ threads: 2, atOnce: 1 })
  const stuck = draw('stuck')
  expect(await draw('one')).toEqual(drawn('one'))
  expect(await draw('other')).toEqual(drawn('other'))
  await renderers[0]?.stop()
  expect(await stuck).toBeUndefined()
})

test('who came first is rendered first, and more than may wait are not taken', async () => {
  const { draw, renderer } = start({ atOnce: 1, most: 2 })
  const { ask, release } = heldAnswer()
  const order: string[] = []
  const first = draw('asking', ask).then(() => order.push('first'))
  const [second, third] = ['second', 'third'].map((name) => draw(name).then(() => order.push(name)))
  expect(renderer.waiting).toBe(2)
  expect(await draw('fourth')).toBeUndefined()
  release()
  await Promise.all([first, second, third])
  expect(order).toEqual(['first', 'second', 'third'])
})

test('what nobody waits for any more is not begun, and makes room; what is begun goes on', async () => {
  const { draw, renderer } = start({ atOnce: 1, most: 1 })
  const { ask, release } = heldAnswer()
  const leaving = [new AbortController(), new AbortController()] as const
  const begun = draw('asking', ask, leaving[0].signal)
  const waiting = draw('dropped', undefined, leaving[1].signal)
  for (const each of leaving) each.abort()
  expect(await waiting).toBeUndefined()
  expect(renderer.waiting).toBe(0)
  const next = draw('next')
  release()
  expect([await begun, await next]).toEqual([drawn('drawn of answer'), drawn('next')])
  expect(await draw('gone', undefined, leaving[1].signal)).toBeUndefined()
})

test('nothing is rendered after the end', async () => {
  const { draw, renderer } = start({ atOnce: 1 })
  const [first, second] = [draw('mute'), draw('asking')]
  await renderer.stop()
  expect([await first, await second, await draw('asking')]).toEqual([undefined, undefined, undefined])
})

test('without the built script there is none, and that is logged', () => {
  const lines: string[] = []
  expect(startRenderer(join(folder, 'none.js'), (line) => lines.push(line))).toBeUndefined()
  expect(lines).toEqual([
    'There are no embeds, and pages come undrawn: the build has made no dist/server/screens.js.',
  ])
  expect(startRenderer(undefined, () => {})).toBeUndefined()
})
