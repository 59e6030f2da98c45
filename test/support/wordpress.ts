/**
 * A WordPress for tests, from the system's packages (`wordpress`, a theme, PHP, MariaDB), in a temporary folder; the
 * machine's own isn't touched.
 */
import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { freePort } from './server/program'
import { waitFor } from './wait-for'

const run = promisify(execFile)

const source = '/usr/share/wordpress'
const theme = 'twentytwentythree'
const needed = [
  `${source}/wp-load.php`,
  `${source}/wp-content/themes/${theme}/style.css`,
  '/usr/bin/php',
  '/usr/sbin/mariadbd',
  '/usr/bin/mariadb-install-db',
]

/** Debian's names for those that bring them. */
export const packages = [
  ...['wordpress', `wordpress-theme-${theme}`],
  ...['php-cli', 'php-mysql', 'mariadb-server'],
]

/** Missing packages of the system; empty if a WordPress can be started. */
export const missing = (): string[] => needed.filter((path) => !existsSync(path))

export const password = 'vaja-dela-mojstra'

export interface Wordpress {
  /** "http://127.0.0.1:12345" */
  origin: string
  /** The folder that it is in */
  files: string
  /** Runs PHP in it, returns its output. */
  php: (code: string) => Promise<string>
  stop: () => Promise<void>
}

const configuration = (socket: string, origin: string): string => `<?php
define('DB_NAME', 'wordpress');
define('DB_USER', 'root');
define('DB_PASSWORD', '');
define('DB_HOST', 'localhost:${socket}');
define('DB_CHARSET', 'utf8mb4');
define('DB_COLLATE', '');
define('WP_HOME', '${origin}');
define('WP_SITEURL', '${origin}');
define('WP_HTTP_BLOCK_EXTERNAL', false);
define('AUTOMATIC_UPDATER_DISABLED', true);
define('DISABLE_WP_CRON', true);
define('WP_DEFAULT_THEME', '${theme}');
$table_prefix = 'wp_';
if (!defined('ABSPATH')) define('ABSPATH', __DIR__ . '/');
require_once ABSPATH . 'wp-settings.php';
`

/** WordPress refuses requests to its own machine; here the site under test is there. */
const sameMachine = (port: string): string => `<?php
add_filter('http_request_host_is_external', '__return_true');
add_filter('http_allowed_safe_ports', fn($ports) => [...$ports, ${port}]);
add_filter('pre_http_request', fn($answer, $arguments, $url) =>
  preg_match('~wordpress\\.org|gravatar~', $url) ? new WP_Error('off', 'off') : $answer, 10, 3);
`

const install = `
define('WP_INSTALLING', true);
require 'wp-load.php';
require 'wp-admin/includes/upgrade.php';
wp_install('Klub', 'skrbnik', 'skrbnik@klub.example', false, '', '${password}');
wp_insert_user(['user_login' => 'avtor', 'user_pass' => '${password}', 'role' => 'author',
  'user_email' => 'avtor@klub.example']);
`

/** The packages' files with links resolved: WordPress looks for its own files beside the real path. */
async function copyFiles(folder: string): Promise<void> {
  await cp(source, folder, { recursive: true, dereference: true })
  await mkdir(join(folder, 'wp-content/mu-plugins'), { recursive: true })
}

/** Installed, with the administrator "skrbnik" and the author "avtor". @param site the origin of the site under test */
export async function startWordpress(site: string): Promise<Wordpress> {
  const folder = await mkdtemp(join(tmpdir(), 'parket-wordpress-'))
  const [files, data, socket] = ['files', 'data', 'socket'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ]
  const ends: (() => Promise<void>)[] = [() => rm(folder, { recursive: true, force: true })]
  const stop = async () => {
    for (const end of ends.reverse()) await end()
  }
  const begin = (command: string, given: string[], environment = {}) => {
    const child = spawn(command, given, {
      stdio: 'ignore',
      env: { ...process.env, ...environment },
      cwd: folder,
    })
    const ended = once(child, 'exit')
    ends.push(async () => {
      child.kill()
      await ended
    })
  }
  try {
    const port = await freePort()
    const origin = `http://127.0.0.1:${port}`
    const asRoot = process.getuid?.() === 0 ? ['--user=root'] : []
    const database = ['--no-defaults', `--datadir=${data}`, ...asRoot]
    const ready = copyFiles(files)
    await run('mariadb-install-db', [
      ...database,
      '--auth-root-authentication-method=normal',
      '--skip-test-db',
    ])
    begin('/usr/sbin/mariadbd', [...database, `--socket=${socket}`, '--skip-networking'])
    const sql = (text: string) =>
      run('mariadb', ['--no-defaults', `--socket=${socket}`, '-uroot', '-e', text])
    await waitFor(() => sql('create database if not exists wordpress'))
    await ready
    await writeFile(join(files, 'wp-config.php'), configuration(socket, origin))
    await writeFile(join(files, 'wp-content/mu-plugins/test.php'), sameMachine(new URL(site).port))
    const php = async (code: string) => (await run('php', ['-r', code], { cwd: files })).stdout
    await php(install)
    begin('php', ['-S', `127.0.0.1:${port}`, '-t', files], { PHP_CLI_SERVER_WORKERS: '4' })
    await waitFor(async () => {
      if (!(await fetch(origin)).ok) throw new Error('PHP does not answer yet')
    })
    return { origin, files, php, stop }
  } catch (error) {
    await stop()
    throw error
  }
}
