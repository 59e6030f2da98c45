/** The site's files: the widgets, pictures under /storage, the host pages. */
import type { Context } from 'hono'
import { cacheFor, sendFile } from './answer'
import type { Content } from './content'
import type { Files, Folder } from './folder'
import { inertPolicy, openToAll, shellPolicy } from './headers'
import { unknown } from './problem'

const forever = 'public, max-age=31536000, immutable'
const forMinutes = cacheFor({ maxAge: 60, whileRevalidating: 3600 })
const forHours = cacheFor({ maxAge: 3600, whileRevalidating: 86_400 })
const notAtAll = 'no-cache'

/** Rollup's hash before the extensions: "assets/match-box-d3kx9qa.js". Only in assets/. */
const hashed = /^assets\/.*-[a-z\d]{7}(?:\.[a-z\d]+)+$/

/** Whether the name changes with the content, so that it can be cached forever. */
export const isHashed = (path: string): boolean => hashed.test(path)

function withHeaders(c: Context, headers: Record<string, string>): void {
  for (const [name, value] of Object.entries(headers)) c.header(name, value)
}

/** Whether a browser that opens the file by itself would run scripts in it. */
const couldAct = ({ type }: Content): boolean => /svg|html|xml/.test(type)

/** The rest of the request's path after `prefix`. */
const pathAfter = (c: Context, prefix: string): string => c.req.path.slice(prefix.length)

/** A built file; undefined if the path names none. */
export async function publicFile(c: Context, folder: Folder): Promise<Response | undefined> {
  const path = pathAfter(c, '/')
  const file = await folder.find(path)
  if (!file) return undefined
  withHeaders(c, openToAll)
  if (couldAct(file)) c.header('Content-Security-Policy', shellPolicy())
  return sendFile(c, file, isHashed(path) ? forever : forMinutes)
}

/** A crest may be a picture of another kind, which then answers under the same address. */
const namesOf = (path: string): string[] =>
  /^logos\/[^/]+\.svg$/.test(path) ? ['svg', 'png', 'webp'].map((type) => path.replace(/svg$/, type)) : [path]

/** From the first folder that has it. */
export async function storageFile(c: Context, folders: readonly Files[]): Promise<Response> {
  withHeaders(c, openToAll)
  const path = pathAfter(c, '/storage/')
  let file: Content | undefined
  for (const folder of folders) for (const name of namesOf(path)) file ??= await folder.find(name)
  if (!file) throw unknown('file')
  if (couldAct(file)) c.header('Content-Security-Policy', inertPolicy)
  return sendFile(c, file, forHours)
}

/** A host's page: no policy of ours for its styles and scripts. */
export async function hostFile(c: Context, folder: Folder): Promise<Response> {
  const file = await folder.find(pathAfter(c, '/hosts/'))
  if (!file) throw unknown('file')
  return sendFile(c, file, notAtAll)
}
