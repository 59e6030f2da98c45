/** Debian's PgBouncer in transaction mode in front of a PostgreSQL. */
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { findProgram, freePort, runProgram } from './program'
import { until } from './until'

export const pgbouncer = findProgram('pgbouncer')

export interface PgbouncerUnderTest {
  /** The address of the same database through it */
  url: string
  end: () => Promise<void>
}

export async function startPgbouncer(database: string): Promise<PgbouncerUnderTest> {
  const target = new URL(database)
  const folder = mkdtempSync(join(tmpdir(), 'parket-pgbouncer-'))
  chmodSync(folder, 0o755)
  const port = await freePort()
  const name = target.pathname.slice(1)
  const password = target.password ? ` password=${decodeURIComponent(target.password)}` : ''
  const file = join(folder, 'pgbouncer.ini')
  writeFileSync(
    file,
    `[databases]
${name} = host=${target.hostname} port=${target.port || 5432} dbname=${name} user=${target.username}${password}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 10
${process.getuid?.() === 0 ? 'user = nobody' : ''}
`,
  )
  const pooler = runProgram(pgbouncer ?? '', [file])
  const url = new URL(target)
  url.host = `127.0.0.1:${port}`
  const answers = async () => {
    const client = new pg.Client({ connectionString: url.href })
    client.on('error', () => {})
    const isThere = await client.connect().then(
      () => true,
      () => false,
    )
    await client.end().catch(() => {})
    return isThere
  }
  await until('PgBouncer answers', answers)
  const end = async () => {
    await pooler.end()
    rmSync(folder, { recursive: true, force: true })
  }
  return { url: url.href, end }
}
