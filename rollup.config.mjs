/**
 * dist/public: what browsers get. parket.js (the loader), assets/ (every other script, a content hash in its
 * name), shell/, manifest.json with the SRI hash of each. dist/server: what Node runs.
 */
import { createHash } from 'node:crypto'
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import commonjs from '@rollup/plugin-commonjs'
import resolve from '@rollup/plugin-node-resolve'
import replace from '@rollup/plugin-replace'
import terser from '@rollup/plugin-terser'
import typescript from '@rollup/plugin-typescript'
import { styleText } from './src/styles/sheet-plugin.mjs'

const { version } = JSON.parse(readFileSync('package.json', 'utf8'))
const publicFolder = 'dist/public'

/** Every folder of widgets/ is a screen, named as its tag without `parket-`. */
const screens = readdirSync('widgets', { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && existsSync(`widgets/${entry.name}/index.ts`))
  .map((entry) => entry.name)

/** What all screens share, in one file: it is needed by each of them at once. */
const core =
  /node_modules\/(react|react-dom|scheduler|@r2wc|@tanstack|valibot|@preact|zustand|use-sync-external-store)\/|src\/(element(?!\/nested-widget)|page|styles|ui\/(visually-hidden|icon\/icon|heading\/heading-tag|link\/plain-click|picture\/use-broken)|contract\/(fields|parse)|api\/(request|repeat|return|use-request|use-content))\b/

/** What several screens draw, in few files: each file has its price, also in the loader's list. */
const shared = {
  core,
  basics:
    /src\/(ui\/(icon|button|field\/(leave|lazy-part))|domain\/(date|club|link)\.|contract\/federation|api\/federation)/,
  forms:
    /src\/(ui\/(field|select|date-field|search-box|match-filters)\/|domain\/(option-texts|search-box|match-search|season)\.|api\/match-choices)/,
  matches: /src\/(ui\/(match-box|match-list)\/|blocks\/match-results\/|domain\/match\.|api\/matches)/,
  squad:
    /src\/(ui\/(roster|roster-grid|roster-table|player-card|left-camp|staff)\/(?!use-overflow)|(blocks|api)\/team-roster|domain\/(roster|staff)\.)/,
  news: /src\/(ui\/(news-card|ad-banner)\/|blocks\/(news-cards\/|ad\/ad\.)|api\/(news|ads)\.|contract\/news)/,
  parts: /src\/(ui\/(link|skeleton|picture|empty-state)\/|domain\/plural\.)/,
  competitions: /src\/(contract|api)\/competitions\./,
  records: /src\/(ui\/hero\/court-ground|domain\/(statistics-view|standing-types)\.)/,
  headed: /src\/(ui\/(heading|avatar)\/|domain\/(gender|roster-choice)\.|(api|contract)\/national-teams)/,
}

/** What the modules import at once, and they themselves; the rest waits until it is reached for. */
function reach(ids, getModuleInfo, reached = new Set()) {
  for (const id of ids) {
    if (reached.has(id)) continue
    reached.add(id)
    reach(getModuleInfo(id)?.importedIds ?? [], getModuleInfo, reached)
  }
  return reached
}

let sharedFiles
let atOnce = []

function shareFiles({ getModuleIds, getModuleInfo }) {
  const entries = [...getModuleIds()].filter((id) => getModuleInfo(id)?.isEntry)
  atOnce = [...reach(entries, getModuleInfo)]
  const files = new Map()
  for (const [name, pattern] of Object.entries(shared)) {
    const own = atOnce.filter((id) => pattern.test(id))
    // The core stands alone: what it needs is in it, too.
    const all = name === 'core' ? reach(own, getModuleInfo) : own
    for (const id of all) if (!files.has(id)) files.set(id, name)
  }
  return files
}

const sharedFile = (id, graph) => {
  sharedFiles ??= shareFiles(graph)
  return sharedFiles.get(id)
}

/** Types are checked by `npm run types`, once for the whole tree; here they only go. */
const compile = () =>
  typescript({
    compilerOptions: { noEmit: false, noCheck: true, declaration: false, allowJs: false },
    noEmitOnError: true,
    exclude: ['**/*.test.ts', '**/*.test.tsx'],
  })

/** The request cache's client brings mutations and infinite lists along; nothing here has either (1 kB brotli). */
const unusedRequests = () => ({
  name: 'parket-unused-requests',
  load(id) {
    if (id.endsWith('/query-core/build/modern/mutationCache.js')) return 'export class MutationCache {}'
    if (id.endsWith('/query-core/build/modern/infiniteQueryBehavior.js'))
      return 'export const infiniteQueryBehavior = undefined, hasNextPage = undefined, hasPreviousPage = undefined'
    return null
  },
})

/** What attributes.ts says for the docs and the types goes nowhere else. */
const docsOnly = () => ({
  name: 'parket-docs-only',
  transform(code, id) {
    if (!/\/(attributes|element\/definition)\.ts$/.test(id)) return null
    const brief = code
      .replace(/(Attribute\(\s*|(?:summary|description):\s*)(?:'[^'\n]*'|"[^"\n]*")/g, "$1''")
      .replace(/(events|parts): \[[^\]]*\]/g, '$1: []')
    return { code: brief, map: null }
  },
})

const browserPlugins = () => [
  docsOnly(),
  styleText(),
  unusedRequests(),
  replace({
    preventAssignment: true,
    values: {
      'process.env.NODE_ENV': '"production"',
      // React looks for its developer tools in the host's page; a guest has no business there.
      'typeof __REACT_DEVTOOLS_GLOBAL_HOOK__': '"undefined"',
    },
  }),
  resolve({ browser: true }),
  commonjs(),
  compile(),
  terser({
    module: true,
    ecma: 2020,
    // Functions that stay where they are compress better than inlined ones (0.15 kB of the core).
    compress: { passes: 3, unsafe_arrows: true, pure_getters: true, inline: 1, reduce_funcs: false },
    format: { comments: false },
  }),
]

/** The file that all screens share, all files, and by screen the numbers of those it needs, its own last. */
const chunks = { core: '', files: [], screens: {}, version }

function collectChunks() {
  return {
    name: 'parket-collect-chunks',
    generateBundle(_options, bundle) {
      const numberOf = (file) => {
        if (!chunks.files.includes(file)) chunks.files.push(file)
        return chunks.files.indexOf(file)
      }
      const needed = (file, seen = new Set()) => {
        if (seen.has(file)) return seen
        for (const imported of bundle[file].imports) needed(imported, seen)
        return seen.add(file)
      }
      for (const chunk of Object.values(bundle)) {
        if (chunk.name === 'core') chunks.core = chunk.fileName
        if (chunk.isEntry) chunks.screens[chunk.name] = [...needed(chunk.fileName)].map(numberOf)
      }
    },
  }
}

const hashOf = (file) => file.slice(-'1234567.js'.length, -'.js'.length)

/**
 * The same in the loader's few bytes: a file is its hash of seven characters. `shared` is a row of them; a screen is
 * its own hash and a digit of base 36 for each shared file that it needs. The core is every screen's.
 */
function briefChunks({ core, files, screens }) {
  const own = Object.values(screens).map((needed) => needed.at(-1))
  const shared = files.filter((file, number) => file !== core && !own.includes(number))
  if (shared.length > 36) throw new Error('more shared files than digits: make groups of them')
  const digits = (needed) =>
    needed
      .map((number) => shared.indexOf(files[number]))
      .filter((place) => place >= 0)
      .map((place) => place.toString(36))
  const brief = Object.entries(screens).map(([screen, needed]) => [
    screen,
    hashOf(files[needed.at(-1)]) + digits(needed).join(''),
  ])
  return {
    core: hashOf(core),
    shared: shared.map(hashOf).join(''),
    screens: Object.fromEntries(brief),
    version,
  }
}

/** The loader knows the chunks; so do the size budgets, by dist/chunks.json. */
const writeChunks = () => ({
  name: 'parket-write-chunks',
  writeBundle: () => writeFileSync('dist/chunks.json', JSON.stringify(chunks)),
  renderChunk: (code) => code.replace(/\b__CHUNKS__\b/, () => JSON.stringify(briefChunks(chunks))),
})

/** What a file that comes later imports is asked for with it, not after it: a round trip less. */
const askTogether = () => ({
  name: 'parket-ask-together',
  renderDynamicImport({ chunk, targetChunk, getTargetChunkImports }) {
    const present = reach(chunk.moduleIds, this.getModuleInfo)
    const further = (getTargetChunkImports() ?? [])
      .filter((imported) => !imported.chunk?.moduleIds.some((id) => present.has(id)))
      .map((imported) => `import(${imported.resolvedImportPath}).catch(() => {})`)
    return targetChunk && further.length > 0 ? { left: `(${further.join(', ')}, import(`, right: '))' } : null
  },
})

const filesBelow = (folder) =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name))

function describeFile(file) {
  const content = readFileSync(file)
  return {
    integrity: `sha384-${createHash('sha384').update(content).digest('base64')}`,
    bytes: content.length,
    brotli: brotliCompressSync(content).length,
  }
}

/** The last build of dist/public writes what stands there (contract 8.32). */
const writeManifest = () => ({
  name: 'parket-manifest',
  writeBundle() {
    const manifest = join(publicFolder, 'manifest.json')
    const files = filesBelow(publicFolder).filter((file) => file !== manifest)
    const entries = files.sort().map((file) => [file.slice(publicFolder.length + 1), describeFile(file)])
    writeFileSync(manifest, `${JSON.stringify({ version, files: Object.fromEntries(entries) }, null, 2)}\n`)
  },
})

const copy = (files) => ({
  name: 'parket-copy',
  writeBundle() {
    for (const [from, to] of files) {
      mkdirSync(dirname(to), { recursive: true })
      copyFileSync(from, to)
    }
  },
})

const clean = (folder) => ({
  name: 'parket-clean',
  buildStart: () => rmSync(folder, { recursive: true, force: true }),
})

/** Libraries' marks for other bundlers are no news here. */
const onwarn = (warning, warn) =>
  ['MODULE_LEVEL_DIRECTIVE', 'INVALID_ANNOTATION'].includes(warning.code) || warn(warning)

export default [
  {
    onwarn,
    input: Object.fromEntries(screens.map((name) => [name, `widgets/${name}/index.ts`])),
    plugins: [clean(publicFolder), ...browserPlugins(), askTogether(), collectChunks()],
    output: {
      dir: publicFolder,
      format: 'es',
      generatedCode: 'es2015',
      // Cheaper in the loader's list than the usual 64.
      hashCharacters: 'base36',
      entryFileNames: 'assets/[name]-[hash:7].js',
      // What comes at once with a screen has a name that the loader knows; what comes later has its own.
      chunkFileNames: ({ moduleIds, name }) =>
        `assets/${name !== 'core' && moduleIds.some((id) => atOnce.includes(id)) ? 'shared' : name}-[hash:7].js`,
      manualChunks: sharedFile,
      onlyExplicitManualChunks: true,
      minifyInternalExports: true,
    },
  },
  {
    onwarn,
    input: { 'shell/shell': 'demo/shell/shell.ts' },
    plugins: [
      ...browserPlugins(),
      copy([
        ['demo/shell/index.html', `${publicFolder}/shell/index.html`],
        ['demo/shell/shell.css', `${publicFolder}/shell/shell.css`],
      ]),
    ],
    output: { dir: publicFolder, format: 'es', entryFileNames: '[name].js' },
  },
  {
    input: { parket: 'src/loader/parket.ts' },
    plugins: [writeChunks(), ...browserPlugins(), writeManifest()],
    output: { dir: publicFolder, format: 'es', entryFileNames: '[name].js' },
  },
  {
    input: { main: 'demo/server/main.ts', seed: 'demo/server/database/seed-command.ts' },
    external: /^[@a-z]/,
    plugins: [clean('dist/server'), resolve(), compile()],
    output: { dir: 'dist/server', format: 'es', entryFileNames: '[name].js', chunkFileNames: '[name].js' },
  },
]
