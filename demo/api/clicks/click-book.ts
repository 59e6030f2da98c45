/**
 * Stores ad clicks durably. Clicks that arrive close together, or while others are being written, are written in one
 * batch, so a thousand at once take a few transactions. Whether a click counts is decided under a database lock and by
 * the database's clock, so the result doesn't depend on the number of server processes.
 */
import { createHmac } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { and, gt, inArray, sql } from 'drizzle-orm'
import type { Database } from '../database/open'
import { ad_clicks, ads } from '../database/schema'
import { type ClickDecision, type CountedClick, decideClick } from './click-rule'

type ClickAnswer = ClickDecision | { kind: 'unknown' }

interface Click {
  /** Lower-case uuid */
  ad: string
  addressHash: string
  /** performance.now() at arrival */
  arrived: number
  answer(answer: ClickAnswer): void
  fail(reason: unknown): void
}

/**
 * Time in ms during which clicks are collected before a batch is written. The embedded database blocks this thread;
 * without the pause the server couldn't accept further clicks meanwhile.
 */
const gathering = 10

/** Keeps each statement under the database's limit of parameters. */
const largestBatch = 500

/** Milliseconds */
const longestStatement = 5000

type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0]

export class ClickBook {
  private waiting: Click[] = []
  private writing = false

  /** @param key for hashing addresses; equal in all processes on one database */
  constructor(
    private readonly database: Database,
    private readonly key: string,
  ) {}

  /** Resolves after the commit; rejects if the database refused, in which case nothing was counted. */
  record(ad: string, address: string): Promise<ClickAnswer> {
    const addressHash = createHmac('sha256', this.key).update(address).digest('base64url')
    return new Promise((answer, fail) => {
      this.waiting.push({ ad, addressHash, arrived: performance.now(), answer, fail })
      void this.write()
    })
  }

  private async write(): Promise<void> {
    if (this.writing) return
    this.writing = true
    while (this.waiting.length > 0) {
      await setTimeout(gathering)
      await this.writeBatch(this.waiting.splice(0, largestBatch))
    }
    this.writing = false
  }

  private async writeBatch(batch: Click[]): Promise<void> {
    try {
      const answers = await this.database.transaction((transaction) => storeBatch(transaction, batch), {
        isolationLevel: 'read committed',
      })
      batch.forEach((click, index) => {
        click.answer(answers[index] ?? { kind: 'unknown' })
      })
    } catch (error) {
      for (const click of batch) click.fail(error)
    }
  }
}

/** The answer to each click of the batch, in its order. */
async function storeBatch(transaction: Transaction, batch: readonly Click[]): Promise<ClickAnswer[]> {
  // For locks too: batches of other processes are waited for.
  await transaction.execute(
    sql`select set_config(name, ${String(longestStatement)}, true) from (values ('statement_timeout'), ('lock_timeout')) as limits(name)`,
  )
  const addresses = [...new Set(batch.map(({ addressHash }) => addressHash))].sort()
  await lockAddresses(transaction, addresses)
  const known = await knownAds(transaction, batch)
  const now = await databaseClock(transaction)
  const counted = await recentClicks(transaction, addresses)
  const here = performance.now()
  const stored: (typeof ad_clicks.$inferInsert)[] = []
  const answers = batch.map(({ ad, addressHash, arrived }): ClickAnswer => {
    if (!known.has(ad)) return { kind: 'unknown' }
    const at = now - (here - arrived)
    const ofAddress = counted.get(addressHash) ?? []
    const decision = decideClick(ofAddress, ad, at)
    if (decision.kind !== 'counted') return decision
    counted.set(addressHash, [...ofAddress, { ad, at }])
    stored.push({ ad_uuid: ad, clicked_at: new Date(at), address_hash: addressHash })
    return decision
  })
  if (stored.length > 0) await transaction.insert(ad_clicks).values(stored)
  return answers
}

/** Serializes decisions about these addresses until the commit. Locked in a fixed order, so there are no deadlocks. */
const lockAddresses = (transaction: Transaction, sorted: readonly string[]) =>
  transaction.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(address, 0)) from jsonb_array_elements_text(${JSON.stringify(sorted)}::jsonb) as address`,
  )

async function knownAds(transaction: Transaction, batch: readonly Click[]): Promise<Set<string>> {
  const asked = [...new Set(batch.map(({ ad }) => ad))]
  const rows = await transaction.select({ uuid: ads.uuid }).from(ads).where(inArray(ads.uuid, asked))
  return new Set(rows.map(({ uuid }) => uuid))
}

const milliseconds = (time: unknown) => sql<number>`extract(epoch from ${time}) * 1000`.mapWith(Number)

/** The database's time in ms, which all processes share. */
async function databaseClock(transaction: Transaction): Promise<number> {
  const [row] = await transaction
    .select({ now: milliseconds(sql`clock_timestamp()`) })
    .from(sql`(values (1)) as clock`)
  return row?.now ?? Number.NaN
}

/** Clicks counted in the last minute (and a little more, for clicks that waited), by address. */
async function recentClicks(transaction: Transaction, addresses: readonly string[]) {
  const rows = await transaction
    .select({
      address: ad_clicks.address_hash,
      ad: ad_clicks.ad_uuid,
      at: milliseconds(ad_clicks.clicked_at),
    })
    .from(ad_clicks)
    .where(
      and(
        inArray(ad_clicks.address_hash, [...addresses]),
        gt(ad_clicks.clicked_at, sql`clock_timestamp() - interval '2 minutes'`),
      ),
    )
  const byAddress = new Map<string, CountedClick[]>()
  for (const { address, ...click } of rows) byAddress.set(address, [...(byAddress.get(address) ?? []), click])
  return byAddress
}
