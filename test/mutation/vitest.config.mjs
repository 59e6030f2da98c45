/** The tests that run for each change: those of the rules, without a browser or a database. */
import { defineConfig } from 'vitest/config'
import base from '../vitest.config.ts'
import { serverRules } from './rules.mjs'

const { projects, ...shared } = base.test

/** They read megabytes. */
const speedTests = '**/*-speed.test.ts'

export default defineConfig({
  ...base,
  test: {
    ...shared,
    // Each change gets a thread of its own all the same; inside of it a module is loaded once.
    isolate: false,
    testTimeout: 60_000,
    exclude: [speedTests],
    include: [
      'src/{domain,contract,client,endpoints}/**/*.test.{ts,tsx}',
      ...serverRules.map((path) => `${path}.test.ts`),
    ],
  },
})
