/** Debian's nginx before servers on this machine, as an operator writes it: with its own cache key, and told nothing but by our headers. */
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findProgram, freePort, runProgram } from './program'
import { until } from './until'

export const nginx = findProgram('nginx')

const configuration = (folder: string, port: number, origins: readonly number[]) => `
daemon off;
pid ${folder}/pid;
error_log ${folder}/error.log;
worker_processes 1;
events { worker_connections 256; }
http {
  access_log off;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  proxy_cache_path ${folder}/cache keys_zone=site:10m inactive=1d;
  upstream site { ${origins.map((origin) => `server 127.0.0.1:${origin};`).join(' ')} }
  server {
    listen 127.0.0.1:${port};
    location / {
      proxy_pass http://site;
      proxy_set_header Host $host;
      proxy_cache site;
      proxy_cache_background_update on;
      proxy_cache_lock on;
      add_header X-Cache $upstream_cache_status always;
    }
  }
}
`

export interface NginxUnderTest {
  port: number
  end: () => Promise<void>
}

/** Resolves when it answers. @param origins ports of the servers behind it */
export async function startNginx(origins: readonly number[]): Promise<NginxUnderTest> {
  const folder = mkdtempSync(join(tmpdir(), 'parket-nginx-'))
  // Its workers are somebody else where it is started by root.
  chmodSync(folder, 0o755)
  mkdirSync(join(folder, 'cache'))
  const port = await freePort()
  const file = join(folder, 'nginx.conf')
  writeFileSync(file, configuration(folder, port, origins))
  const proxy = runProgram(nginx ?? '', ['-c', file, '-p', folder])
  await until('nginx listens', () => {
    if (proxy.said()) throw new Error(proxy.said())
    return fetch(`http://127.0.0.1:${port}/readyz`).then(
      () => true,
      () => false,
    )
  })
  const end = async () => {
    await proxy.end()
    rmSync(folder, { recursive: true, force: true })
  }
  return { port, end }
}
