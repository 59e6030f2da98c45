/** What the environment says about this process (contract 9); a wrong value ends the start with a clear line. */
import { randomBytes } from 'node:crypto'
import * as v from 'valibot'
import { type NamedDatabase, namedDatabase } from './database/place'

export interface Environment extends NamedDatabase {
  port: number
  /** How many proxies of ours stand before this server */
  trustProxy: number
  clickKey: string
  /** The site's own address, for what the pages say of themselves; empty where the asked host is right. */
  siteUrl: string
}

const optionalText = v.optional(v.pipe(v.string(), v.trim()), '')

/** An address that others can be put behind. */
function isSite(text: string): boolean {
  if (text === '') return true
  if (!URL.canParse(text)) return false
  const { username, password, search, hash } = new URL(text)
  return username + password + search + hash === '' && !/[?#]$/.test(text)
}

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
  SITE_URL: v.pipe(
    optionalText,
    v.regex(/^$|^https?:\/\//i, 'SITE_URL must begin with https:// or http://'),
    v.check(isSite, 'SITE_URL must be an address like https://kzs.example, without a query'),
  ),
  TRUST_PROXY: v.pipe(
    optionalText,
    v.regex(/^(?:|1?\d)$/, 'TRUST_PROXY must be how many proxies stand before this server, 0 to 19'),
    v.transform(Number),
  ),
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
    trustProxy: TRUST_PROXY,
    clickKey: clickKeyOf(DATABASE_URL),
    siteUrl: SITE_URL,
  }
}
