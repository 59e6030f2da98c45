/** This process's settings from the environment; an invalid value ends the start with a clear message. */
import { randomBytes } from 'node:crypto'
import * as v from 'valibot'
import { type Backend, storageBeside } from '../api/backend/backend'
import { readMapping } from '../api/backend/mapping'
import { type NamedDatabase, namedDatabase, postgresUrl } from '../api/database/place'
import type { LogChoice } from './log'

export interface Environment extends NamedDatabase, LogChoice {
  /** Address of /metrics; undefined if it isn't wanted */
  metricsPort: number | undefined
  port: number
  /** The number of trusted proxies in front of this server */
  trustProxy: number
  clickKey: string
  /** The site's own address, for absolute links in pages; empty to use the requested host. */
  siteUrl: string
  /** Another server's API as the source of data, in place of a database */
  backend?: Backend | undefined
  /** Players who may be younger, in years, are minors; undefined if nobody is */
  minorsUnder: number | undefined
  /** A hot standby of the database */
  readUrl?: string | undefined
}

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
  api ? { api, storage: storage || storageBeside(api), mapping: readMapping(map) } : undefined

/** @throws Error with one line that names the wrong variable */
export function readEnvironment(given: NodeJS.ProcessEnv): Environment {
  const parsed = v.safeParse(variables, given)
  if (!parsed.success) throw new Error(parsed.issues[0].message)
  const named = namedDatabase(given)
  const { API_URL, API_STORAGE, API_MAP, DATABASE_READ_URL } = parsed.output
  const { MINORS_UNDER, PORT, SITE_URL, TRUST_PROXY, METRICS_PORT, LOG, LOG_REQUESTS } = parsed.output
  if (DATABASE_READ_URL && !named.databaseUrl)
    throw new Error('DATABASE_READ_URL needs a DATABASE_URL: it names a standby of that one')
  if (MINORS_UNDER && API_URL)
    throw new Error('MINORS_UNDER needs a database of its own: set it on the server that API_URL names')
  return {
    ...named,
    minorsUnder: MINORS_UNDER,
    readUrl: DATABASE_READ_URL,
    port: PORT,
    metricsPort: METRICS_PORT,
    isJson: LOG === 'json',
    tellsRequests: LOG_REQUESTS === 'on',
    trustProxy: TRUST_PROXY,
    clickKey: clickKeyOf(named.databaseUrl),
    siteUrl: SITE_URL,
    backend: backendOf(API_URL, API_STORAGE, API_MAP),
  }
}
