/** Debian's nginx with the configuration that is shipped (demo/deploy/nginx.conf), before servers on this machine. */
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { projectFolder } from '../database/project-folder'
import { findProgram, freePort, runProgram } from './program'
import { until } from './until'

export const nginx = findProgram('nginx')

/** What a configuration of nginx has around a file for its `http`. */
const around = (folder: string) => `
daemon off;
pid ${folder}/pid;
error_log ${folder}/error.log;
worker_processes 1;
events { worker_connections 1024; }
http {
  access_log off;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  include ${folder}/parket.conf;
}
`

/** The places that are an operator's own. @throws where the file has not got one of them */
function adapted(folder: string, port: number, origins: readonly number[]): string {
  const servers = origins.map((origin) => `server 127.0.0.1:${origin} max_fails=0;`).join('\n  ')
  const own: [RegExp, string][] = [
    [/server 127\.0\.0\.1:8081 max_fails=0;\n {2}server 127\.0\.0\.1:8082 max_fails=0;/, servers],
    [/listen 80;/, `listen 127.0.0.1:${port};`],
    [/\/var\/cache\/nginx\/parket/, `${folder}/cache`],
    [/\/srv\/parket-own/, `${folder}/own`],
  ]
  let text = readFileSync(join(projectFolder(), 'demo/deploy/nginx.conf'), 'utf8')
  for (const [place, mine] of own) {
    if (!place.test(text)) throw new Error(`nginx.conf has no ${place}`)
    text = text.replace(place, mine)
  }
  return text
}

export interface NginxUnderTest {
  port: number
  end: () => Promise<void>
}

/** Resolves when it answers. @param origins ports of the servers behind it */
export async function startNginx(origins: readonly number[]): Promise<NginxUnderTest> {
  const folder = mkdtempSync(join(tmpdir(), 'parket-nginx-'))
  // Its workers are somebody else where it is started by root.
  chmodSync(folder, 0o755)
  const port = await freePort()
  const file = join(folder, 'nginx.conf')
  mkdirSync(join(folder, 'own/.well-known'), { recursive: true })
  writeFileSync(join(folder, 'own/.well-known/security.txt'), 'Contact: mailto:varnost@kzs.example')
  writeFileSync(join(folder, 'parket.conf'), adapted(folder, port, origins))
  writeFileSync(file, around(folder))
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
