import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type axe from 'axe-core'
import type { Page } from 'playwright'
import { expect, inject } from 'vitest'
import { project } from './site'

/** Evaluated for what it does: its value would be walked through on its way back. */
const source = `${readFileSync(join(project, 'node_modules/axe-core/axe.min.js'), 'utf8')};void 0`

declare global {
  interface Window {
    axe: typeof axe
  }
}

export async function violations(page: Page, rules: string[] = []): Promise<string[]> {
  // Evaluated, not added as a script: the shell's policy allows no others.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  return page.evaluate(async (rules) => {
    // No selectors are computed and no results sent of what is right.
    const options = { resultTypes: ['violations' as const], ...(rules.length > 0 && { runOnly: rules }) }
    const { violations } = await window.axe.run(document, options)
    return violations.map(
      ({ id, nodes }) =>
        `${id}: ${nodes.map(({ html, target }) => `${html} at ${target.join(' ')}`).join('\n')}`,
    )
  }, rules)
}

/** axe finds nothing, in light and in dark; only colours differ between the two. */
export async function expectNoViolations(page: Page): Promise<void> {
  expect(await violations(page)).toEqual([])
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await violations(page, inject('long') ? [] : ['color-contrast'])).toEqual([])
  await page.emulateMedia({ colorScheme: 'light' })
}
