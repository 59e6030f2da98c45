/** Which database the environment names (contract 9). */
import { join } from 'node:path'
import { projectFolder } from './project-folder'

export interface NamedDatabase {
  dataDir: string
  databaseUrl: string | undefined
}

/** DATABASE_URL wins; DATA_DIR says where the embedded one lives, otherwise `.data` in the project. */
export function namedDatabase(environment: NodeJS.ProcessEnv): NamedDatabase {
  return {
    dataDir: environment.DATA_DIR || join(projectFolder(), '.data'),
    databaseUrl: environment.DATABASE_URL || undefined,
  }
}
