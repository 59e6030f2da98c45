/** A folder for Debian's nginx with the shipped configuration (demo/ops/deploy/nginx.conf), for tests and the bench. */
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const shipped = new URL('../../../demo/ops/deploy/nginx.conf', import.meta.url)

/** The parts of an nginx configuration around its servers. */
const around = (folder, servers) => `
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
  ${servers}
}
`

/**
 * The places in it that are an operator's own.
 * @param {string} text
 * @param {string} folder
 * @param {number} port
 * @param {readonly number[]} origins
 */
function adapted(text, folder, port, origins) {
  const servers = origins.map((origin) => `server 127.0.0.1:${origin} max_fails=0;`).join('\n  ')
  const own = [
    ['server 127.0.0.1:8081 max_fails=0;\n  server 127.0.0.1:8082 max_fails=0;', servers],
    ['listen 80;', `listen 127.0.0.1:${port};`],
    ['/var/cache/nginx/parket', `${folder}/cache`],
    ['/srv/parket-own', `${folder}/own`],
  ]
  return own.reduce((changed, [place = '', mine = '']) => {
    if (!changed.includes(place)) throw new Error(`nginx.conf has no ${place}`)
    return changed.replace(place, mine)
  }, text)
}

/**
 * `parameters` are what nginx is started with.
 * @param {(folder: string) => string} servers
 */
export function nginxFolder(servers) {
  const folder = mkdtempSync(join(tmpdir(), 'parket-nginx-'))
  // Started by root, its workers run as another user.
  chmodSync(folder, 0o755)
  const file = join(folder, 'nginx.conf')
  writeFileSync(file, around(folder, servers(folder)))
  const remove = () => rmSync(folder, { recursive: true, force: true })
  return { folder, parameters: ['-c', file, '-p', folder], remove }
}

/**
 * @param {number} port where it listens
 * @param {readonly number[]} origins ports of the servers behind it
 */
export function shippedNginx(port, origins) {
  const text = readFileSync(shipped, 'utf8')
  const made = nginxFolder((folder) => adapted(text, folder, port, origins))
  const own = join(made.folder, 'own/.well-known')
  mkdirSync(own, { recursive: true })
  writeFileSync(join(own, 'security.txt'), 'Contact: mailto:varnost@kzs.example')
  return made
}
