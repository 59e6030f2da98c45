/** The project's folder, found from its sources and from the built server alike. */
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const landmark = join('demo', 'api', 'database', 'migrations')

/** The nearest parent folder that contains the project; throws if there is none. */
export function projectFolder(): string {
  let folder = dirname(fileURLToPath(import.meta.url))
  while (!existsSync(join(folder, landmark))) {
    const above = dirname(folder)
    if (above === folder)
      throw new Error(`No folder above ${fileURLToPath(import.meta.url)} holds ${landmark}`)
    folder = above
  }
  return folder
}

export const migrationsFolder = (): string => join(projectFolder(), landmark)

/** The facts (JSON) and, in `storage`, the pictures. */
export const factsFolder = (): string => join(projectFolder(), 'demo', 'data')
