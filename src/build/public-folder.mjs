/**
 * dist/public: what browsers get. A build is made beside it and replaces it as a whole, so a failed build changes
 * nothing. Hashed files of earlier builds are kept for pages that are still open.
 */
import { createHash } from 'node:crypto'
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'

/** How long a file stays after the last build that had it, in ms. */
const maxAge = 30 * 24 * 60 * 60 * 1000
/** Limit for all earlier files together, in bytes. Only a developer's machine builds often enough to reach it. */
const maxBytes = 200_000_000

const namesIn = (folder) => (existsSync(folder) ? readdirSync(folder) : [])

const filesBelow = (folder) =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name))

/** An entry of manifest.json: integrity, size and compressed size in bytes. */
export function describeContent(content) {
  return {
    integrity: `sha384-${createHash('sha384').update(content).digest('base64')}`,
    bytes: content.length,
    brotli: brotliCompressSync(content).length,
  }
}

/** manifest.json of the folder. */
export function writeManifest(folder, version) {
  const manifest = join(folder, 'manifest.json')
  const files = filesBelow(folder).filter((file) => file !== manifest)
  const entries = files
    .sort()
    .map((file) => [file.slice(folder.length + 1), describeContent(readFileSync(file))])
  writeFileSync(manifest, `${JSON.stringify({ version, files: Object.fromEntries(entries) }, null, 2)}\n`)
}

/** Whether the last build contained the asset; without a manifest all count as its own. */
function isOfLastBuild(folder) {
  try {
    const { files } = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8'))
    return (name) => Object.hasOwn(files, `assets/${name}`)
  } catch {
    return () => true
  }
}

/** The assets that a new build lacks and that are kept, with the time since when (ms). */
function earlierAssets(made, folder, now, most) {
  const isLast = isOfLastBuild(folder)
  const fresh = new Set(namesIn(join(made, 'assets')))
  let room = most
  return namesIn(join(folder, 'assets'))
    .filter((name) => !fresh.has(name))
    .map((name) => ({ name, ...statSync(join(folder, 'assets', name)) }))
    .map(({ name, size, mtimeMs }) => ({ name, size, left: isLast(name) ? now : mtimeMs }))
    .filter(({ left }) => now - left < maxAge)
    .sort((a, b) => b.left - a.left)
    .filter(({ size }) => {
      room -= size
      return room >= 0
    })
}

/**
 * Replaces the folder by a complete build, its manifest included. The mtime of an earlier asset is the time since when
 * it is outdated.
 */
export function publish(made, folder, now = Date.now(), most = maxBytes) {
  mkdirSync(join(made, 'assets'), { recursive: true })
  for (const { name, left } of earlierAssets(made, folder, now, most)) {
    const kept = join(made, 'assets', name)
    copyFileSync(join(folder, 'assets', name), kept)
    utimesSync(kept, left / 1000, left / 1000)
  }
  const before = `${folder}.before`
  rmSync(before, { recursive: true, force: true })
  if (existsSync(folder)) renameSync(folder, before)
  renameSync(made, folder)
  rmSync(before, { recursive: true, force: true })
}
