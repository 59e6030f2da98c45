import { join } from 'node:path'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { styleText } from '../src/build/sheet-plugin.mjs'
import { chromiumArguments, findChromium } from './support/chromium.mjs'
import { evidenceFolder } from './support/evidence-place.mjs'
import { seedOfRun } from './support/seed.mjs'

// Far from Slovenia: code that depends on the machine's time zone or locale fails here.
process.env.TZ = 'Pacific/Kiritimati'
process.env.LANG = 'en_US.UTF-8'

const seededDatabase = 'test/support/server/seed-setup.ts'
const postgresTests = '**/*.postgres.test.ts'
/** The slow ones of what a PostgreSQL is tested with as well as PGlite, which is the same engine: the quick run takes one. */
const onEither = 'demo/{api/database/seeded-rows,ops/import/{import,fresh-score}}.test.ts'
const isOnPostgres = Boolean(process.env.TEST_DATABASE_URL) && process.env.TEST_LONG !== '1'
const browserTests = '**/*.browser.test.{ts,tsx}'
const browserLibraries = [
  'react',
  'react/jsx-runtime',
  'react/jsx-dev-runtime',
  'react-dom',
  'react-dom/client',
  'react-dom/server',
  '@r2wc/core',
  '@r2wc/react-to-web-component',
  '@preact/signals-core',
  'zustand',
  'zustand/vanilla',
  'valibot',
  'tom-select/base',
  'dompurify',
  'yet-another-react-lightbox',
  'yet-another-react-lightbox/plugins/inline',
  'vanilla-calendar-pro',
  'axe-core',
  'fast-check',
]
const root = new URL('..', import.meta.url).pathname

/** ms; in the long run one test may run a whole table. */
const backstop = process.env.TEST_LONG === '1' ? 300_000 : 60_000

export default defineConfig({
  root,
  plugins: [styleText()],
  define: {
    'process.env.NODE_ENV': '"test"',
    __VERSION__: '"0.0.0-test"',
  },
  test: {
    provide: { long: process.env.TEST_LONG === '1', seed: seedOfRun() },
    // Limits are backstops: nothing is expected to take so long, whatever else the machine does.
    testTimeout: backstop,
    hookTimeout: backstop,
    // One group after the other: all at once they took 720 s on two cores, in turn 520.
    maxWorkers: 2,
    attachmentsDir: evidenceFolder,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{src,widgets,demo/site/shell,demo/site/builder,demo/wordpress,test}/**/*.test.{ts,tsx}'],
          exclude: [browserTests, 'test/journeys/**'],
          // Unit tests share the modules of their worker: half of the time was spent loading them again.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          include: ['demo/{api,ops,site/{pages,rendering,render-thread}}/**/*.test.ts'],
          exclude: [postgresTests, ...(isOnPostgres ? [onEither] : [])],
          globalSetup: [seededDatabase],
          // Files share the modules of their worker; one that mocks a module imports it again (vi.resetModules).
          isolate: false,
          // V8's optimizing WebAssembly compiler isn't worth it for a database that lives for seconds.
          execArgv: ['--liftoff-only'],
        },
      },
      {
        extends: true,
        // The same contract on a real PostgreSQL, and what only a shared database shows.
        test: {
          name: 'postgres',
          include: [
            'demo/api/{contract,database/search-documents,requests/changes}.test.ts',
            onEither,
            postgresTests,
          ],
          env: { DATABASE_URL: process.env.TEST_DATABASE_URL ?? '' },
          globalSetup: [seededDatabase],
          isolate: false,
        },
      },
      {
        extends: true,
        // Listed in advance: a dependency discovered during a run would reload the page.
        optimizeDeps: { include: browserLibraries },
        test: {
          name: 'chromium',
          include: [`{src,widgets}/${browserTests}`],
          setupFiles: ['test/support/tab-setup.ts'],
          // Last: its pages stay open until the run ends, and what the last file left in them would go on beside others.
          sequence: { groupOrder: 3 },
          expect: { poll: { timeout: backstop - 10_000, interval: 10 } },
          browser: {
            enabled: true,
            headless: true,
            // No traces: with one per test the suite took five times as long.
            screenshotFailures: true,
            screenshotDirectory: join(evidenceFolder, 'parts'),
            provider: playwright({
              launchOptions: {
                executablePath: findChromium({ half: 1 }) ?? 'chromium',
                args: chromiumArguments,
              },
              // As in test/support/journey.ts: a click on a moving element may miss it.
              contextOptions: { reducedMotion: 'reduce' },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
      {
        extends: true,
        test: {
          name: 'journeys',
          include: ['test/journeys/!(alone)/*.test.ts'],
          globalSetup: [seededDatabase, 'test/support/site-setup.ts'],
          setupFiles: ['test/support/journey-setup.ts'],
          isolate: false,
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        // What measures, or needs the machine for itself: one by one, while nothing else runs.
        test: {
          name: 'alone',
          include: ['test/journeys/alone/*.test.ts'],
          globalSetup: [seededDatabase, 'test/support/site-setup.ts'],
          setupFiles: ['test/support/journey-setup.ts'],
          isolate: false,
          maxWorkers: 1,
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
})
