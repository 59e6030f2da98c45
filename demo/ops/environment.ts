/** This process's settings from the environment; an invalid value ends the start with a clear message. */
import { randomBytes } from 'node:crypto'
import * as v from 'valibot'
import { type Backend, readMapping } from '../api/backend/mapping'
import { namedDatabase, postgresUrl } from '../api/database/named-database'

export type Environment = ReturnType<typeof readEnvironment>

const optionalText = v.optional(v.pipe(v.string(), v.trim()), '')

/** An absolute address to which paths are appended. */
function isSite(text: string): boolean {
  if (text === '') return true
  if (!URL.canParse(text)) return false
  const { username, password, search, hash } = new URL(text)
  return username + password + search + hash === '' && !/[?#]$/.test(text)
}

/** An address like https://backend.example/api; empty if not set. */
const otherServer = (name: string) =>
  v.pipe(
    optionalText,
    v.regex(/^$|^https?:\/\//i, `${name} must begin with https:// or http://`),
    v.check(isSite, `${name} must be an address without a query`),
    v.transform((text) => text.replace(/\/+$/, '')),
  )

const portOf = (name: string) =>
  v.pipe(
    v.string(),
    v.regex(/^\d{1,5}$/, `${name} must be a number from 0 to 65535`),
    v.transform(Number),
    v.maxValue(65_535, `${name} must be a number from 0 to 65535`),
  )

const variables = v.object({
  PORT: v.optional(portOf('PORT'), '8080'),
  METRICS_PORT: v.pipe(
    optionalText,
    v.transform((text) => text || undefined),
    v.optional(portOf('METRICS_PORT')),
  ),
  LOG: v.optional(v.picklist(['', 'json', 'text'], 'LOG must be json or text'), 'text'),
  LOG_REQUESTS: v.optional(v.picklist(['', 'on', 'off'], 'LOG_REQUESTS must be on or off'), 'off'),
  DATABASE_READ_URL: postgresUrl('DATABASE_READ_URL'),
  SITE_URL: v.pipe(
    optionalText,
    v.regex(/^$|^https?:\/\//i, 'SITE_URL must begin with https:// or http://'),
    v.check(isSite, 'SITE_URL must be an address like https://kzs.example, without a query'),
  ),
  API_URL: otherServer('API_URL'),
  API_STORAGE: otherServer('API_STORAGE'),
  API_MAP: optionalText,
  MINORS_UNDER: v.pipe(
    optionalText,
    v.regex(/^(?:|[1-9]\d?)$/, 'MINORS_UNDER must be an age in years, 1 to 99'),
    v.transform((text) => (text === '' ? undefined : Number(text))),
  ),
  TRUST_PROXY: v.pipe(
    optionalText,
    v.regex(/^(?:|1?\d)$/, 'TRUST_PROXY must be how many proxies stand before this server, 0 to 19'),
    v.transform(Number),
  ),
})

/**
 * Visitors' addresses are hashed with a key that is the same in all processes on one database: its url, which includes
 * its password. An embedded database has one process, so any key will do.
 */
const clickKeyOf = (databaseUrl: string | undefined): string =>
  databaseUrl ?? randomBytes(32).toString('base64url')

/** By default its pictures are in "storage" beside it. @throws Error for an invalid mapping */
const backendOf = (api: string, storage: string, map: string): Backend | undefined =>
  api
    ? { api, storage: storage || api.replace(/\/[^/]*$/, '/storage'), mapping: readMapping(map) }
    : undefined

/** @throws Error with one line that names the wrong variable */
export function readEnvironment(given: NodeJS.ProcessEnv) {
  const parsed = v.safeParse(variables, given)
  if (!parsed.success) throw new Error(parsed.issues[0].message)
  const named = namedDatabase(given)
  const { API_URL, DATABASE_READ_URL, MINORS_UNDER, ...own } = parsed.output
  if (DATABASE_READ_URL && !named.databaseUrl)
    throw new Error('DATABASE_READ_URL needs a DATABASE_URL: it names a standby of that one')
  if (MINORS_UNDER && API_URL)
    throw new Error('MINORS_UNDER needs a database of its own: set it on the server that API_URL names')
  return {
    ...named,
    /** Players who may be younger, in years, are minors; undefined if nobody is */
    minorsUnder: MINORS_UNDER,
    /** A hot standby of the database */
    readUrl: DATABASE_READ_URL,
    port: own.PORT,
    /** Of /metrics; undefined if it isn't wanted */
    metricsPort: own.METRICS_PORT,
    isJson: own.LOG === 'json',
    tellsRequests: own.LOG_REQUESTS === 'on',
    /** The number of trusted proxies in front of this server */
    trustProxy: own.TRUST_PROXY,
    clickKey: clickKeyOf(named.databaseUrl),
    /** The site's own address, for absolute links in pages; empty to use the requested host. */
    siteUrl: own.SITE_URL,
    /** Another server's API as the source of data instead of a database */
    backend: backendOf(API_URL, own.API_STORAGE, own.API_MAP),
  }
}
