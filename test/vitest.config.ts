import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { styleText } from '../src/styles/sheet-plugin.mjs'
import { chromiumArguments, findChromium } from './support/chromium.mjs'

// The suite runs far from Slovenia: a rule that leans on the machine's zone or locale fails here.
process.env.TZ = 'Pacific/Kiritimati'
process.env.LANG = 'en_US.UTF-8'

const postgresTests = '**/*.postgres.test.ts'
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
  '@tanstack/query-core',
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

declare module 'vitest' {
  interface ProvidedContext {
    /** Whether this is `npm run test:long`: what `*.long.test.ts` tries a few times is tried far more often. */
    long: boolean
  }
}

export default defineConfig({
  root,
  plugins: [styleText()],
  define: {
    'process.env.NODE_ENV': '"test"',
    __VERSION__: '"0.0.0-test"',
    __SCREEN_FILES__: '{"files":["assets/core.js","assets/roster.js"],"screens":{"roster":[0,1]}}',
  },
  test: {
    provide: { long: process.env.TEST_LONG === '1' },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{src,widgets,demo/shell,demo/builder,test}/**/*.test.{ts,tsx}'],
          exclude: [browserTests, 'test/browser/**'],
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          include: ['demo/server/**/*.test.ts'],
          exclude: [postgresTests],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        // The same contract on a real PostgreSQL, and what only a shared database shows.
        test: {
          name: 'postgres',
          include: ['demo/server/contract.test.ts', postgresTests],
          env: { DATABASE_URL: process.env.TEST_DATABASE_URL ?? '' },
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        // Named beforehand: a library found during a run would reload the page under its tests.
        optimizeDeps: { include: browserLibraries },
        test: {
          name: 'chromium',
          include: [`{src,widgets}/${browserTests}`],
          setupFiles: ['test/support/history-setup.ts'],
          // On a busy machine a second is soon over.
          expect: { poll: { timeout: 10_000 } },
          testTimeout: 30_000,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              launchOptions: { executablePath: findChromium() ?? 'chromium', args: chromiumArguments },
              // As in test/support/journey.ts: a click on what still moves may land beside it.
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
          include: ['test/browser/**/*.test.ts'],
          globalSetup: ['test/support/site-setup.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
          fileParallelism: false,
        },
      },
    ],
  },
})
