/**
 * How smoothly a statistic table of 2,000 rows scrolls, in Chromium, wide and narrow.
 *
 *   node test/bench/stat-table.mjs            2,000 rows
 *   node test/bench/stat-table.mjs --rows 500
 *
 * A round goes from the first row to the last and back, two notches of a wheel in every frame. Prints each round's
 * median and worst frame and ends with 1 when even the calmest round has one over the limit (50 ms): a busy machine
 * spoils a round, a slow table spoils all.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { build } from 'vite'
import { styleText } from '../../src/build/sheet-plugin.mjs'
import { quantile } from './seeded-server.mjs'
import { startBrowser } from './slow-visit.mjs'

const { values: given } = parseArgs({
  options: {
    rows: { type: 'string', default: '2000' },
    rounds: { type: 'string', default: '3' },
    limit: { type: 'string', default: '50' },
  },
})
const root = new URL('../../', import.meta.url).pathname

/** The page's script, as a visitor would get it: one file, minified, React's production build. */
async function bundle() {
  const folder = mkdtempSync(join(tmpdir(), 'parket-bench-'))
  try {
    await build({
      root,
      configFile: false,
      logLevel: 'warn',
      plugins: [styleText()],
      define: { 'process.env.NODE_ENV': '"production"' },
      build: {
        outDir: folder,
        emptyOutDir: true,
        lib: {
          entry: join(root, 'src/ui/tables/stat-table/many-rows.fixture.tsx'),
          formats: ['iife'],
          name: 'page',
          fileName: () => 'page.js',
        },
      },
    })
    return readFileSync(join(folder, 'page.js'), 'utf8')
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Goes down to the page's end and up again,  px in every frame. Runs in the page. */
function scrollThrough(notch) {
  const end = document.documentElement.scrollHeight
  return new Promise((resolve) => {
    let direction = 1
    const step = () => {
      window.scrollBy(0, direction * notch)
      if (window.scrollY + window.innerHeight >= end - 1) direction = -1
      if (direction < 0 && window.scrollY === 0) resolve()
      else requestAnimationFrame(step)
    }
    requestAnimationFrame(step)
  })
}

/** The thread that renders the page: the one with the most frames. */
function framesOf(events) {
  const byThread = new Map()
  for (const event of events.filter(({ name }) => name === 'FireAnimationFrame')) {
    const thread = `${event.pid} ${event.tid}`
    byThread.set(thread, [...(byThread.get(thread) ?? []), event.ts])
  }
  const [thread, begins] = [...byThread].sort(([, a], [, b]) => b.length - a.length)[0]
  return { thread, begins: begins.sort((a, b) => a - b) }
}

/**
 * What the page's thread has worked for each frame, in ms of the processor: what else the machine does at the same
 * time doesn't count.
 */
function workOf(events) {
  const { thread, begins } = framesOf(events)
  const work = begins.map(() => 0)
  const tasks = events
    .filter(({ name, pid, tid, tdur }) => /RunTask$/.test(name) && `${pid} ${tid}` === thread && tdur)
    .sort((a, b) => a.ts - b.ts)
  let frame = 0
  for (const { ts, dur, tdur } of tasks) {
    while (frame + 1 < begins.length && ts + dur > begins[frame + 1]) frame++
    work[frame] += tdur / 1000
  }
  return work.sort((a, b) => a - b)
}

const inMs = (time) => `${time.toFixed(1).padStart(6)} ms`

/** One visit: how long the table takes to be complete, and the work of each frame while it is scrolled. */
async function scrollOnce(browser, script, width) {
  const page = await browser.newPage({ viewport: { width, height: 900 } })
  await page.goto(`data:text/html,<!doctype html><meta charset=utf-8><body>#${given.rows}`)
  await page.addScriptTag({ content: script })
  const rendered = await page.evaluate(() => performance.getEntriesByName('drawn')[0].duration)
  await browser.startTracing(page, { categories: ['toplevel', 'devtools.timeline'] })
  await page.evaluate(scrollThrough, 240)
  const { traceEvents } = JSON.parse(await browser.stopTracing())
  await page.close()
  return { rendered, work: workOf(traceEvents) }
}

async function measure(browser, script, width) {
  let calmest = Number.POSITIVE_INFINITY
  console.log(`${width} px wide, ${given.rows} rows`)
  for (let round = 1; round <= Number(given.rounds); round++) {
    const { rendered, work } = await scrollOnce(browser, script, width)
    const worst = work.at(-1)
    calmest = Math.min(calmest, worst)
    const [median, late] = [quantile(work, 0.5), quantile(work, 0.99)].map(inMs)
    console.log(
      `  drawn in ${rendered.toFixed(0)} ms; ${work.length} frames: median ${median}, p99 ${late}, worst ${inMs(worst)}`,
    )
  }
  return calmest
}

const browser = await startBrowser()
try {
  const script = await bundle()
  const worst = Math.max(await measure(browser, script, 1280), await measure(browser, script, 390))
  const limit = Number(given.limit)
  console.log(worst > limit ? `A frame of ${inMs(worst)}: over ${limit} ms` : `None over ${limit} ms`)
  if (worst > limit) process.exitCode = 1
} finally {
  await browser.close()
}
