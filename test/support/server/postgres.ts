/** Throw-away databases beside the one that DATABASE_URL names. */
import { randomBytes } from 'node:crypto'
import pg from 'pg'

async function askServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(statement)
  await client.end()
}

/** A new database: empty, or a copy of the template, which nobody may be connected to. */
export async function makeDatabase(
  server: string,
  template = 'template1',
): Promise<{ name: string; url: string }> {
  const name = `parket_test_${randomBytes(6).toString('hex')}`
  await askServer(server, `CREATE DATABASE ${name} TEMPLATE ${template}`)
  const url = new URL(server)
  url.pathname = `/${name}`
  return { name, url: url.href }
}

export const dropDatabase = (server: string, name: string): Promise<void> =>
  askServer(server, `DROP DATABASE ${name} WITH (FORCE)`)
