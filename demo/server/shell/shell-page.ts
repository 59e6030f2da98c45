/** The shell's page for a path: its HTML with the right head and status (contract 4). */
import { readFile } from 'node:fs/promises'
import type { Context } from 'hono'
import type { Database } from '../database/open'
import { sendPage } from '../http/answer'
import type { Folder } from '../http/folder'
import { shellPolicy } from '../http/headers'
import { unknown } from '../http/problem'
import { fillHead } from './head'
import { placeAt } from './places'
import { sharePicture } from './share-picture'

/** What the server keeps for itself, and every path that ends like a file: no page ever stands there. */
const notPages = /^\/(?:api|assets|embed|healthz|hosts|shell|standalone|storage)(?:\/|$)|\.\w+$/

export interface ShellParts {
  database: Database
  /** The shell's index.html; read at every request, it is small and may be built again. */
  file: string
  storage: Folder
  /** The site's own address; without it the host that was asked */
  siteUrl?: string
}

export async function shellPage(c: Context, parts: ShellParts): Promise<Response> {
  const { database, file, storage, siteUrl } = parts
  const { path, url } = c.req
  if (notPages.test(path)) throw unknown('file')
  const place = await placeAt(database, path, new URL(url).search.slice(1))
  const shared = place && { ...place, picture: await sharePicture(storage, place.picture) }
  const html = fillHead(await readFile(file, 'utf8'), shared, { url, siteUrl })
  c.header('Content-Security-Policy', shellPolicy)
  return sendPage(c, html, place ? 200 : 404)
}
