/** A thread that draws screens may be late, stuck, broken or dead: whoever waits has an answer, and the next gets a new one. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, expect, test } from 'vitest'
import { until } from '../testing/until'
import { type Asked, type Drawing, undrawn } from './messages'
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
    const drawing = (text) => ({ texts: { text }, isWhole: true })
    if (!asked) return tell({ drawing: drawing('drawn of ' + answer) })
    const { name } = asked.embed ?? { name: asked.page.path.slice(1) }
    if (name === 'unknown') return tell({ refusal: { status: 404, reason: 'There is none.' } })
    if (name === 'mute') return
    if (asked.embed) tell({ plain: { texts: { text: 'plain' }, isWhole: false } })
    if (name === 'asking') tell({ address: '/api/clubs' })
    if (name === 'broken') tell({ fault: 'Error: no such screen' })
    if (name === 'thrower') throw new Error('thrown')
    if (name === 'leaver') process.exit(3)
    if (name === 'stuck') for (;;);
  })
`
const file = join(folder, 'screens.mjs')
writeFileSync(file, script)

const drawn = (text: string): Drawing => ({ texts: { text }, isWhole: true })
const plain: Drawing = { texts: { text: 'plain' }, isWhole: false }

const origin = 'https://kzs.example'
const anEmbed = (name: string): Asked => ({ embed: { name, attributes: [], origin } })
const aPage = (name: string): Asked => ({ page: { path: `/${name}`, query: '', page: {}, origin } })

/** What only the clock would end here, it does not; a test that is about the clock names the moment. */
const patient = { deadline: 60_000, longest: 120_000 }

/** An answer of the API that comes when it is let go. */
function heldAnswer() {
  let release = () => {}
  const answer = new Promise<string>((resolve) => {
    release = () => resolve('answer')
  })
  return { ask: () => answer, release }
}

function start(limits = {}, asked = anEmbed) {
  const lines: string[] = []
  const renderer = new ThreadRenderer(file, (line) => lines.push(line), { ...patient, ...limits })
  renderers.push(renderer)
  const kept: Drawing[] = []
  const draw = (name: string, ask = async (): Promise<string | null> => 'answer') =>
    renderer.render(asked(name), ask, (drawing) => kept.push(drawing))
  return { draw, lines, kept, renderer }
}

test('what is asked is answered, and drawn', async () => {
  const { draw, lines, kept } = start()
  expect(await draw('asking')).toEqual(drawn('drawn of answer'))
  expect(await draw('asking', async () => null)).toEqual(drawn('drawn of null'))
  expect(await draw('asking', () => Promise.reject(new Error('gone')))).toEqual(drawn('drawn of null'))
  expect([kept.length, lines]).toEqual([3, []])
})

test('what is refused is refused', async () => {
  expect(await start().draw('unknown')).toEqual({ status: 404, reason: 'There is none.' })
})

test('a screen that throws is told of once, and goes out without its view', async () => {
  const { draw, lines } = start()
  expect(await draw('broken')).toEqual(plain)
  expect(lines).toEqual(['Drawing embed/broken.js failed: Error: no such screen'])
})

test('a screen that is late goes out without its view, and is kept for the next', async () => {
  const { draw, lines, kept } = start({ deadline: 20 })
  const { ask, release } = heldAnswer()
  expect(await draw('asking', ask)).toEqual(plain)
  release()
  await until('the late drawing is kept', () => kept.length > 0)
  expect([kept, lines]).toEqual([[drawn('drawn of answer')], []])
})

test('a page that is late goes out as it is without scripts', async () => {
  const { draw, kept } = start({ deadline: 20 }, aPage)
  const { ask, release } = heldAnswer()
  expect(await draw('asking', ask)).toEqual(undrawn)
  release()
  await until('the late drawing is kept', () => kept.length > 0)
  expect(kept).toEqual([drawn('drawn of answer')])
  expect(await draw('mute')).toEqual(undrawn)
})

test('a page that throws goes out as it is without scripts', async () => {
  const { draw, lines } = start({}, aPage)
  expect(await draw('broken')).toEqual(undrawn)
  expect(lines).toEqual(['Drawing /broken failed: Error: no such screen'])
})

test.each([
  ['thrower', 'Error: thrown'],
  ['leaver', 'it ended with 3'],
])('a thread that dies (%s) leaves nobody waiting, and a new one draws', async (name, reason) => {
  const { draw, lines } = start()
  const [dead, other] = await Promise.all([draw(name), draw('mute')])
  expect([dead, other]).toEqual([plain, undefined])
  expect(lines).toEqual([`The thread that draws screens is started anew: ${reason}`])
  expect(await draw('asking')).toMatchObject({ isWhole: true })
})

test('a thread that never ends is given up, and a new one draws', async () => {
  const { draw, lines } = start({ longest: 300 })
  expect(await draw('stuck')).toEqual(plain)
  expect(lines).toEqual(['The thread that draws screens is started anew: embed/stuck.js took over 300 ms'])
  // On a busy machine a thread may take longer than that to begin.
  await until('a new thread draws', async () =>
    JSON.stringify(await draw('asking')).includes('drawn of answer'),
  )
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
  expect(lines).toEqual([
    'There are no embeds, and pages come undrawn: the build has made no dist/server/screens.js.',
  ])
  expect(startRenderer(undefined, () => {})).toBeUndefined()
})
