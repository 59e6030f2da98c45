/** The same build as another version, on the host's origin, for pages that mix versions. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { stranger } from './journey'
import { project } from './site'

const folder = join(project, 'dist/public')
const { version } = JSON.parse(readFileSync(join(project, 'package.json'), 'utf8'))

export const olderVersion = '0.0.0-other'

const script = { 'content-type': 'text/javascript', 'access-control-allow-origin': '*' }

/** Copies the whole build there; returns the address of its folder. */
export function putOlderBuild(): string {
  for (const path of readdirSync(folder, { recursive: true }).map(String)) {
    if (!/^(parket|(v1|assets|standalone)\/.*)\.js$/.test(path)) continue
    const code = readFileSync(join(folder, path), 'utf8')
    stranger.put(`/older/${path}`, code.replaceAll(`"${version}"`, `"${olderVersion}"`), script)
  }
  return `${stranger.origin}/older`
}
