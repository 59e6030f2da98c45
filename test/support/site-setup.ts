/** One server for all journeys of a run (`globalSetup` of the projects "journeys" and "alone"). */
import type { TestProject } from 'vitest/node'
import { startSite } from './site'

declare module 'vitest' {
  interface ProvidedContext {
    origin: string
  }
}

/** The second project finds what the first has started: both are set up in one process. */
export async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  const running = process.env.TEST_SITE
  const site = running ? undefined : await startSite(process.env.TEST_SEEDED)
  process.env.TEST_SITE = running ?? site?.origin ?? ''
  project.provide('origin', process.env.TEST_SITE)
  return site?.stop
}
