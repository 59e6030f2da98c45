/** What a failed journey leaves for whoever looks for its cause: test-results/{file}/{test}.png and .zip (a trace). */
import { mkdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { BrowserContext, Page } from 'playwright'
import type { RunnerTask } from 'vitest'
import { project } from './site'

/** Each action of the visit, what was asked and what the console said; pictures of every step would take a second each. */
const trace = { snapshots: false, screenshots: false, sources: false }

export const watchFor = (context: BrowserContext): Promise<unknown> => context.tracing.start(trace)

/** A name that every file system takes. */
const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[^\w-]+/g, '-')
    .slice(0, 100)

/** test-results/{path of the file}, and the test's name without an ending. */
function placeOf(task: RunnerTask): string {
  const names: string[] = []
  for (let each: RunnerTask | undefined = task; each && each !== task.file; each = each.suite)
    names.unshift(each.name)
  const folder = join(project, 'test-results', plain(relative(project, task.file.filepath)))
  mkdirSync(folder, { recursive: true })
  return join(folder, plain(names.join(' ')))
}

/** A picture and a trace of each page that is still open; a page that is gone leaves its trace alone. */
export async function leaveEvidence(task: RunnerTask, visits: readonly { page: Page }[]): Promise<void> {
  const place = placeOf(task)
  await Promise.all(
    visits.map(async ({ page }, number) => {
      const path = number ? `${place}-${number + 1}` : place
      await page.screenshot({ path: `${path}.png`, timeout: 10_000 }).catch(() => {})
      await page
        .context()
        .tracing.stop({ path: `${path}.zip` })
        .catch(() => {})
    }),
  )
}
