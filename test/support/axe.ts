/** axe on a page as it stands. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type axe from 'axe-core'
import type { Page } from 'playwright'
import { project } from './site'

const source = readFileSync(join(project, 'node_modules/axe-core/axe.min.js'), 'utf8')

declare global {
  interface Window {
    axe: typeof axe
  }
}

/** What axe finds wrong with the page, one line a rule. */
export async function violations(page: Page): Promise<string[]> {
  // Evaluated, not added as a script: the shell's policy allows none of others.
  await page.evaluate(source)
  const results = await page.evaluate(() => window.axe.run(document))
  return results.violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes.map(({ html, target }) => `${html} at ${target.join(' ')}`).join('\n')}`,
  )
}
