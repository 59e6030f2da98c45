/** What the environment says about this process (contract 9); a wrong value ends the start with a clear line. */
import { randomBytes } from 'node:crypto'
import * as v from 'valibot'
import { type NamedDatabase, namedDatabase } from './database/place'

export interface Environment extends NamedDatabase {
  port: number
  trustProxy: boolean
  clickKey: string
  /** The site's own address, for what the pages say of themselves; empty where the asked host is right. */
  siteUrl: string
}

const optionalText = v.optional(v.pipe(v.string(), v.trim()), '')

const variables = v.object({
  PORT: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\d{1,5}$/, 'PORT must be a number from 0 to 65535'),
      v.transform(Number),
      v.maxValue(65_535, 'PORT must be a number from 0 to 65535'),
    ),
    '8080',
  ),
  DATABASE_URL: v.pipe(
    optionalText,
    v.regex(/^$|^postgres(?:ql)?:\/\//, 'DATABASE_URL must begin with postgres://'),
  ),
  SITE_URL: v.pipe(optionalText, v.regex(/^$|^https?:\/\//, 'SITE_URL must begin with https:// or http://')),
  TRUST_PROXY: v.optional(v.picklist(['', '0', '1'], 'TRUST_PROXY must be 1 or 0'), '0'),
})

/**
 * Addresses of visitors are hashed with a key that all processes on one database have: its url, which holds
 * its password. An embedded database has one process, any key will do.
 */
const clickKeyOf = (databaseUrl: string): string => databaseUrl || randomBytes(32).toString('base64url')

/** @throws Error with one line that names the wrong variable */
export function readEnvironment(given: NodeJS.ProcessEnv): Environment {
  const parsed = v.safeParse(variables, given)
  if (!parsed.success) throw new Error(parsed.issues[0].message)
  const { PORT, DATABASE_URL, SITE_URL, TRUST_PROXY } = parsed.output
  return {
    ...namedDatabase(given),
    port: PORT,
    trustProxy: TRUST_PROXY === '1',
    clickKey: clickKeyOf(DATABASE_URL),
    siteUrl: SITE_URL,
  }
}
