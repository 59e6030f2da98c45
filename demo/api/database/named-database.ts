/** Database settings from the environment. */
import { join } from 'node:path'
import * as v from 'valibot'
import { projectFolder } from './project-folder'

const onUnlessOff = (name: string) =>
  v.pipe(
    v.optional(v.picklist(['', 'on', 'off'], `${name} must be on or off`), 'on'),
    v.transform((word) => word !== 'off'),
  )

/** The address of a PostgreSQL; undefined if not set. */
export const postgresUrl = (name: string) =>
  v.pipe(
    v.optional(v.pipe(v.string(), v.trim()), ''),
    v.regex(/^$|^postgres(?:ql)?:\/\//, `${name} must begin with postgres://`),
    v.transform((text) => text || undefined),
  )

const variables = v.object({
  DATABASE_URL: postgresUrl('DATABASE_URL'),
  SEED: onUnlessOff('SEED'),
  MIGRATE: onUnlessOff('MIGRATE'),
})

/**
 * DATABASE_URL has priority; DATA_DIR is the folder of the embedded database, by default `.data` in the project.
 * @throws Error with one line that names the wrong variable
 */
export function namedDatabase(environment: NodeJS.ProcessEnv) {
  const parsed = v.safeParse(variables, environment)
  if (!parsed.success) throw new Error(parsed.issues[0].message)
  return {
    dataDir: environment.DATA_DIR || join(projectFolder(), '.data'),
    databaseUrl: parsed.output.DATABASE_URL,
    /** Whether an empty database is seeded with the demo's facts, and facts of an earlier build are renewed. */
    seed: parsed.output.SEED,
    /** Whether the tables are migrated to this build; else they must already be. */
    migrate: parsed.output.MIGRATE,
  }
}
