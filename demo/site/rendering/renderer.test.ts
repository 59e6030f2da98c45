/** A thread that renders screens may be stuck, broken or dead: whoever waits has an answer, and the next gets a new one. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, expect, test } from 'vitest'
import { until } from '../../../test/support/server/until'
import type { Catalogue, Rendering, RenderTask } from './messages'
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
    const rendering = (html) => ({ html, styles: [], isWhole: true })
    if (!task) return tell({ rendering: rendering('rendered of ' + answer) })
    const { name } = task
    if (name === 'asking') tell({ address: '/api/clubs' })
    else if (name === 'broken') tell({ fault: 'Error: no such screen' })
    else if (name === 'thrower') throw new Error('thrown')
    else if (name === 'leaver') process.exit(3)
    else if (name === 'stuck') for (;;);
    else if (name !== 'mute') tell({ rendering: rendering(name) })
  })
`
const file = join(folder, 'screens.mjs')
writeFileSync(file, script)

const rendered = (html: string): Rendering => ({ html, styles: [], isWhole: true })

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
  const render = (
    name: string,
    ask = async (): Promise<string | null> => 'answer',
    gone = new AbortController().signal,
  ) => renderer.render(taskOf(name), ask, gone)
  return { render, lines, renderer }
}

test('a request is answered, and rendered', async () => {
  const { render, lines } = start()
  expect(await render('asking')).toEqual(rendered('rendered of answer'))
  expect(await render('asking', async () => null)).toEqual(rendered('rendered of null'))
  expect(await render('asking', () => Promise.reject(new Error('gone')))).toEqual(
    rendered('rendered of null'),
  )
  expect(lines).toEqual([])
})

test('what the thread knows by heart is there before anything is rendered', async () => {
  const known: Catalogue = { attributes: { roster: ['team'] }, runtime: 'runtime' }
  expect(await start().renderer.catalogue).toEqual(known)
})

test('a screen that throws is reported once, and there is none', async () => {
  const { render, lines } = start()
  expect(await render('broken')).toBeUndefined()
  expect(lines).toEqual(['Rendering parket-broken failed: Error: no such screen'])
})

test.each([
  ['thrower', 'Error: thrown'],
  ['leaver', 'it ended with 3'],
])('a thread that dies (%s) leaves nobody waiting, and a new one renders', async (name, reason) => {
  const { render, lines } = start()
  expect(await Promise.all([render(name), render('mute')])).toEqual([undefined, undefined])
  expect(lines).toEqual([`A thread that renders screens is restarted: ${reason}`])
  expect(await render('asking')).toMatchObject({ isWhole: true })
})

test('a thread that never ends is given up, and a new one renders', async () => {
  const { render, lines } = start({ longest: 300 })
  expect(await render('stuck')).toBeUndefined()
  expect(lines).toEqual(['A thread that renders screens is restarted: parket-stuck took over 300 ms'])
  // On a busy machine a thread may take longer than that to begin.
  await until('a new thread draws', async () =>
    JSON.stringify(await render('asking')).includes('rendered of answer'),
  )
})

test('while one thread is stuck another one renders', async () => {
  const { render } = start({ threads: 2, atOnce: 1 })
  const stuck = render('stuck')
  expect(await render('one')).toEqual(rendered('one'))
  expect(await render('other')).toEqual(rendered('other'))
  await renderers[0]?.stop()
  expect(await stuck).toBeUndefined()
})

test('who came first is rendered first, and more than may wait are not taken', async () => {
  const { render, renderer } = start({ atOnce: 1, most: 2 })
  const { ask, release } = heldAnswer()
  const order: string[] = []
  const first = render('asking', ask).then(() => order.push('first'))
  const [second, third] = ['second', 'third'].map((name) => render(name).then(() => order.push(name)))
  expect(renderer.waiting).toBe(2)
  expect(await render('fourth')).toBeUndefined()
  release()
  await Promise.all([first, second, third])
  expect(order).toEqual(['first', 'second', 'third'])
})

test('what nobody waits for any more is not begun, and makes room; what is begun goes on', async () => {
  const { render, renderer } = start({ atOnce: 1, most: 1 })
  const { ask, release } = heldAnswer()
  const leaving = [new AbortController(), new AbortController()] as const
  const begun = render('asking', ask, leaving[0].signal)
  const waiting = render('dropped', undefined, leaving[1].signal)
  for (const each of leaving) each.abort()
  expect(await waiting).toBeUndefined()
  expect(renderer.waiting).toBe(0)
  const next = render('next')
  release()
  expect([await begun, await next]).toEqual([rendered('rendered of answer'), rendered('next')])
  expect(await render('gone', undefined, leaving[1].signal)).toBeUndefined()
})

test('nothing is rendered after the end', async () => {
  const { render, renderer } = start({ atOnce: 1 })
  const [first, second] = [render('mute'), render('asking')]
  await renderer.stop()
  expect([await first, await second, await render('asking')]).toEqual([undefined, undefined, undefined])
})

test('without the built script there is none, and that is logged', () => {
  const lines: string[] = []
  expect(startRenderer(join(folder, 'none.js'), (line) => lines.push(line))).toBeUndefined()
  expect(lines).toEqual([
    'There are no embeds, and pages come unrendered: the build has made no dist/server/screens.js.',
  ])
  expect(startRenderer(undefined, () => {})).toBeUndefined()
})
