/**
 * PGlite's folder on disk, with fsync. By default PGlite runs PostgreSQL with `-F` and its file layer has no fsync: a
 * commit survives a killed process (it is in the system's cache) but not a power failure. Here fsync reaches the disk,
 * so an acknowledged commit survives both. It patches `stream_ops` of Emscripten's NODEFS: PGlite's version is pinned,
 * and open.test.ts counts the calls.
 */
import { fsyncSync } from 'node:fs'
import { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'
import { extensions } from './extensions'

const settings = {
  // PostgreSQL's default on Linux is fdatasync, which PGlite ignores.
  wal_sync_method: 'fsync',
  // The data are in memory: random access costs hardly more than sequential access.
  random_page_cost: '1.1',
}

const startParams = [
  ...PGlite.defaultStartParams.filter((param) => param !== '-F'),
  ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
]

interface OpenFile {
  /** The file descriptor of Node. */
  nfd: number
}

class DurableFolder extends NodeFS {
  override async init(...given: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(...given)
    const preRun = [...(emscriptenOpts.preRun ?? []), ({ NODEFS }: { NODEFS: unknown }) => addFsync(NODEFS)]
    return { emscriptenOpts: { ...emscriptenOpts, preRun } }
  }
}

function addFsync(files: unknown): void {
  if (!isFileLayer(files))
    throw new Error('This PGlite has another file layer: no commit would reach the disk')
  files.stream_ops.fsync = ({ nfd }: OpenFile) => {
    fsyncSync(nfd)
    return 0
  }
}

function isFileLayer(value: unknown): value is { stream_ops: Record<string, unknown> } {
  return typeof value === 'object' && value !== null && 'stream_ops' in value
}

/** Opens (or creates) the cluster in the folder; its parent must exist. One process at a time: lock it first. */
export function openFolder(folder: string): Promise<PGlite> {
  return PGlite.create({ fs: new DurableFolder(folder), relaxedDurability: false, startParams, extensions })
}
