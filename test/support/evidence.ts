/** What a failed journey leaves for whoever looks for its cause: a picture (.png) and a trace (.zip) of each page. */
import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import type { BrowserContext, Page } from 'playwright'
import type { RunnerTask } from 'vitest'
import { evidencePlace } from './evidence-place.mjs'

/** Each action of the visit, what was requested and what the console said; pictures of every step would take a second each. */
const trace = { snapshots: false, screenshots: false, sources: false }

export const watchFor = (context: BrowserContext): Promise<unknown> => context.tracing.start(trace)

function nameOf(task: RunnerTask): string {
  const names: string[] = []
  for (let each: RunnerTask | undefined = task; each && each !== task.file; each = each.suite)
    names.unshift(each.name)
  return names.join(' ')
}

/** Of each page; one that is closed leaves its trace alone. */
export async function leaveEvidence(task: RunnerTask, visits: readonly { page: Page }[]): Promise<void> {
  const place = evidencePlace(task.file.filepath, nameOf(task))
  mkdirSync(dirname(place), { recursive: true })
  await Promise.all(
    visits.map(async ({ page }, number) => {
      const path = number ? `${place}-${number + 1}` : place
      await page.screenshot({ path: `${path}.png`, timeout: 10_000 }).catch(() => {})
      const stopped = page.context().tracing.stop({ path: `${path}.zip` })
      await stopped.catch(() => {})
    }),
  )
}
