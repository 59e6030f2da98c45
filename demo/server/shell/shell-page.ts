/** The shell's page for a path: its HTML with the right head and status (contract 4). */
import { readFile } from 'node:fs/promises'
import type { Context } from 'hono'
import type { Database } from '../database/open'
import { sendPage } from '../http/answer'
import { shellPolicy } from '../http/headers'
import { unknown } from '../http/problem'
import { fillHead } from './head'
import { placeAt } from './places'

/** What the server keeps for itself, and every path that ends like a file: no page ever stands there. */
const notPages = /^\/(?:api|assets|embed|healthz|hosts|shell|standalone|storage|vdelaj)(?:\/|$)|\.\w+$/

/**
 * @param file the shell's index.html; read at every request, it is small and may be built again
 * @param siteUrl the site's own address; without it the host that was asked
 */
export async function shellPage(
  c: Context,
  database: Database,
  file: string,
  siteUrl?: string,
): Promise<Response> {
  const { path, url } = c.req
  if (notPages.test(path)) throw unknown('file')
  const place = await placeAt(database, path, new URL(url).search.slice(1))
  const html = fillHead(await readFile(file, 'utf8'), place, { url, siteUrl })
  c.header('Content-Security-Policy', shellPolicy)
  return sendPage(c, html, place ? 200 : 404)
}
