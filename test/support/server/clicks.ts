/** A thousand ads for each run, and one click on each over HTTP, so that lost clicks can be identified. */
import { Agent, request } from 'node:http'
import { count } from 'drizzle-orm'
import type { Database } from '../../../demo/api/database/database'
import { ad_clicks, ads } from '../../../demo/api/database/schema'

const thousand = Array.from({ length: 1000 }, (_, n) => n)
const digits = (value: number, length: number): string => String(value).padStart(length, '0')

/** The uuids of a run's ads. */
const adsOf = (run: number): string[] =>
  thousand.map((n) => `${digits(run, 8)}-0000-4000-8000-${digits(n, 12)}`)

export async function insertAds(database: Database, run: number): Promise<void> {
  const ad = { banner_url: 'x', banner_title: 'x', url: 'x' }
  await database.insert(ads).values(adsOf(run).map((uuid, position) => ({ uuid, ...ad, position })))
}

export async function storedClicks(database: Database): Promise<Map<string, number>> {
  const rows = await database
    .select({ ad: ad_clicks.ad_uuid, clicks: count() })
    .from(ad_clicks)
    .groupBy(ad_clicks.ad_uuid)
  return new Map(rows.map(({ ad, clicks }) => [ad, clicks]))
}

/** The response's status; 0 without a response. */
function click(port: number, agent: Agent, ad: string, address: string): Promise<number> {
  return new Promise((resolve) => {
    const headers = { 'X-Forwarded-For': address }
    const asked = request(
      { port, agent, method: 'POST', path: `/api/ads/${ad}/clicks`, headers },
      (answer) => {
        answer.resume()
        resolve(answer.statusCode ?? 0)
      },
    )
    asked.on('error', () => resolve(0))
    asked.end()
  })
}

/**
 * Clicks once on each ad of the run, 50 at a time, each from an address of its own. `onAnswer` is called with the
 * number of acknowledged clicks. Resolves with the ads whose click was acknowledged.
 */
export async function clickAll(
  port: number,
  run: number,
  onAnswer: (acknowledged: number) => void = () => {},
): Promise<string[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 50 })
  const acknowledged: string[] = []
  const clicks = adsOf(run).map(async (ad, n) => {
    if ((await click(port, agent, ad, `10.0.${n >> 8}.${n & 255}`)) !== 204) return
    acknowledged.push(ad)
    onAnswer(acknowledged.length)
  })
  await Promise.all(clicks)
  agent.destroy()
  return acknowledged
}
