/**
 * `npm run mutate`: changes the rules in small ways, one at a time, and sees whether a test fails. What survives is a
 * case that no table has, or code that nobody needs. Takes long, so `npm test` does without it.
 */
import { serverRules } from './rules.mjs'

export default {
  testRunner: 'vitest',
  // Which tests reach a change is known from the first run; looking through their imports takes longer than they do.
  vitest: { configFile: 'test/mutation/vitest.config.mjs', related: false },
  mutate: [
    'src/{domain,contract,client,endpoints}/**/*.ts',
    ...serverRules.map((path) => `${path}.ts`),
    // Words and names alone, no rule.
    '!src/domain/news/federation-documents.ts',
    '!src/contract/named-requests.ts',
    '!**/*.{test,fixture}.ts',
    '!**/*.d.ts',
  ],
  coverageAnalysis: 'perTest',
  // What runs once, while a module loads (words, patterns, schemas), is tried by all tests: hours. Not part of the score.
  ignoreStatic: true,
  concurrency: 2,
  thresholds: { high: 95, low: 85, break: 85 },
  reporters: ['clear-text', 'progress-append-only'],
  allowConsoleColors: false,
  clearTextReporter: { allowColor: false, allowEmojis: false, logTests: false },
  ignorePatterns: ['.stryker', 'dist', '.data', 'demo/pictures', 'test/examples'],
  tempDirName: '.stryker/sandbox',
  incrementalFile: '.stryker/incremental.json',
}
