/** One server for the whole suite (`globalSetup` of the project "journeys"). */
import type { TestProject } from 'vitest/node'
import { startSite } from './site'

declare module 'vitest' {
  interface ProvidedContext {
    origin: string
  }
}

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { origin, stop } = await startSite()
  project.provide('origin', origin)
  return stop
}
