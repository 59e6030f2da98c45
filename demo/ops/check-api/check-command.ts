/**
 * `npm run check-api -- <address> [--map file]`: lists how another server's API violates the contract. Exits with 1 if
 * it does.
 */
import { parseArgs } from 'node:util'
import { mapped, readMapping } from '../../api/backend/mapping'
import { type Ask, checkApi, checkLines, isKept } from './check-api'
import { fetchWithRetries } from './fetch-with-retries'

const usage = 'Usage: npm run check-api -- <address of an API> [--map file]'

async function run(): Promise<void> {
  const { values, positionals } = parseArgs({ options: { map: { type: 'string' } }, allowPositionals: true })
  const [address] = positionals
  if (!address || !/^https?:\/\//.test(address)) throw new Error(usage)
  const mapping = readMapping(values.map)
  const ask: Ask = async (path, query = {}) => {
    const { address: theirs, unwrap } = mapped(address.replace(/\/+$/, ''), path, query, mapping)
    const answer = await fetchWithRetries(theirs).catch((error: Error) => error)
    if (answer instanceof Error)
      return { status: 0, headers: new Headers(), body: undefined, reason: answer.message }
    const { status, headers, body } = answer
    try {
      return { status, headers, body: unwrap(JSON.parse(body)) }
    } catch {
      return { status, headers, body: undefined }
    }
  }
  const checks = await checkApi(ask)
  for (const line of checkLines(checks)) console.log(line)
  const kept = checks.filter(isKept).length
  console.log(`${kept} of ${checks.length} requests are kept.`)
  process.exitCode = kept === checks.length ? 0 : 1
}

run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
