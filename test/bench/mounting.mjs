/**
 * What stays in a page after every element was put in and taken out so many times (1,000): nodes, listeners and heap as
 * Chromium counts them after collecting its garbage. Needs a build.
 *
 *   node test/bench/mounting.mjs                                      a server of its own
 *   node test/bench/mounting.mjs --origin http://localhost:8080 --cycles 200
 *
 * Ends with 1 where a node or a listener stays, or the heap grows by more than 1 MB.
 */
import { parseArgs } from 'node:util'
import { chromium } from 'playwright'
import { runnerImport } from 'vite'
import { chromiumArguments, findChromium } from '../support/chromium.mjs'

const { values: given } = parseArgs({
  options: { origin: { type: 'string' }, cycles: { type: 'string', default: '1000' } },
})
const support = async (name) =>
  (await runnerImport(new URL(`../support/${name}.ts`, import.meta.url).pathname)).module
const { startSite } = await support('site')
const { screens } = await support('screens')
const { countMounting } = await support('mounting')

const site = given.origin ? { origin: given.origin, stop: async () => {} } : await startSite()
const browser = await chromium.launch({
  executablePath: findChromium() ?? 'chromium',
  args: chromiumArguments,
})

/** A page with nothing on it but our loader. */
async function measure(screen) {
  const page = await browser.newPage()
  await page.route('**/bench', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><div id="place"></div><script type="module" src="${site.origin}/parket.js"></script>`,
    }),
  )
  await page.goto(`${site.origin}/bench`)
  const growth = await countMounting(page, screen, Number(given.cycles))
  await page.close()
  return growth
}

try {
  console.log(`${given.cycles} times each: nodes, listeners, heap`)
  for (const screen of screens) {
    const { nodes, listeners, heap } = await measure(screen)
    const isLevel = nodes === 0 && listeners === 0 && heap < 1_000_000
    console.log(
      `${screen.tag}: ${nodes}, ${listeners}, ${(heap / 1000).toFixed(0)} kB${isLevel ? '' : '  GROWS'}`,
    )
    if (!isLevel) process.exitCode = 1
  }
} finally {
  await browser.close()
  await site.stop()
}
