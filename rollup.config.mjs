/**
 * dist/public: what browsers get. parket.js and v1/parket.js (the loader), standalone/ (one classic script per screen),
 * manifest.json with the SRI hash of each file, assets/ (all others, a content hash in each name). dist/server: what Node runs. dist/package: see src/build/package/build.mjs.
 */
import { readFileSync, rmSync } from 'node:fs'
import { basename } from 'node:path'
import commonjs from '@rollup/plugin-commonjs'
import resolve from '@rollup/plugin-node-resolve'
import replace from '@rollup/plugin-replace'
import terser from '@rollup/plugin-terser'
import typescript from '@rollup/plugin-typescript'
import { runnerImport } from 'vite'
import { attributeTexts } from './src/build/attribute-texts.mjs'
import { collectByItself, collectChunks, versionedLoader, writeChunks } from './src/build/chunk-list.mjs'
import { collectFacts, writeFactSheet } from './src/build/fact-sheet.mjs'
import { libraryPatches } from './src/build/library-patches.mjs'
import { writePackage } from './src/build/package/build.mjs'
import { publish, writeManifest } from './src/build/public-folder.mjs'
import { chunkName, requestTogether, sharedFile } from './src/build/shared-files.mjs'
import { styleText } from './src/build/sheet-plugin.mjs'
import { standaloneScripts, starter } from './src/build/standalone.mjs'
import { entryOf, screenEntries, widgetNames as screens, widgetFolders } from './src/build/widget-folders.mjs'
import { withoutAnswers } from './src/build/without-answers.mjs'

const facts = JSON.parse(readFileSync('package.json', 'utf8'))
const { version } = facts
/** Where a build for browsers is made; when it is whole it becomes dist/public. */
const madeFolder = 'dist/public.made'

/** The first line of every standalone script. */
const banner = `/*! parket-widgets ${version}, MIT. What else is inside, and its licences: the fact sheet that ../manifest.json names */`

const sourceOf = async (path) =>
  (await runnerImport(`./${path}`, { configFile: false, logLevel: 'error' })).module

const { commonPropertyNames } = await sourceOf('src/island/definition.ts')
const { packageFiles } = await sourceOf('src/build/package/package-files.ts')
/** What each screen's attributes.ts says. */
const words = Object.fromEntries(
  await Promise.all(
    screens.map(async (name) => [name, (await sourceOf(`widgets/${name}/attributes.ts`)).words]),
  ),
)
const tags = Object.values(words).map(({ tag }) => tag)

/** For the loader, by screen: names of properties, without the common ones. */
const ownProperties = Object.fromEntries(
  screens.map((name) => [name, Object.keys(words[name].tag.attributes)]),
)

/** Types are checked by `npm run types`, once for the whole tree; here they only go. */
const compiler = typescript({
  compilerOptions: { noEmit: false, noCheck: true, declaration: false, allowJs: false },
  noEmitOnError: true,
  exclude: ['**/*.test.ts', '**/*.test.tsx'],
})

let isCompiled = false

/** It compiles the whole tree when a build begins; what it made then is every build's. */
const compile = () => ({
  ...compiler,
  buildStart(options) {
    if (isCompiled) return
    isCompiled = true
    compiler.buildStart.call(this, options)
  },
})

const browserPlugins = (hasKinds) => [
  styleText(),
  libraryPatches(),
  replace({
    preventAssignment: true,
    values: { 'process.env.NODE_ENV': '"production"', __VERSION__: JSON.stringify(version) },
  }),
  resolve({ browser: true }),
  // Unwrapped, a library is parsed once, and while it is still on its way.
  commonjs({ strictRequires: 'auto' }),
  compile(),
  widgetFolders(),
  attributeTexts(hasKinds),
  terser({
    module: true,
    ecma: 2020,
    // Functions that stay where they are compress better than inlined ones (0.15 kB of the core).
    compress: { passes: 3, unsafe_arrows: true, pure_getters: true, inline: 1, reduce_funcs: false },
    format: { comments: false },
  }),
]

/** The last build for browsers: what it has made takes the public folder's place. */
const finish = () => ({
  name: 'parket-finish',
  writeBundle() {
    writeFactSheet(madeFolder, version)
    writeManifest(madeFolder, version)
    publish(madeFolder, 'dist/public')
  },
})

/** Files of the site's frame: by the address that its sources give them the one with a hash in its name. */
const frame = new Map()

const withHashes = (text) =>
  text.replace(/\/shell\/[a-z]+\.(?:js|css)/g, (address) => {
    if (!frame.has(address)) throw new Error(`the site's frame has no ${address}`)
    return `/${frame.get(address)}`
  })

/** Remembers the names of the entry and of the sheet, which it emits. */
const namesFrame = (sheet) => ({
  name: 'parket-names-frame',
  buildStart() {
    if (sheet) this.emitFile({ type: 'asset', name: basename(sheet), source: readFileSync(sheet) })
  },
  generateBundle(_options, bundle) {
    for (const { isEntry, name, names, fileName } of Object.values(bundle))
      if (isEntry || names) frame.set(`/shell/${isEntry ? `${name}.js` : names[0]}`, fileName)
  },
})

/** The page of the site's frame, which the server fills. */
const framePage = () => ({
  name: 'parket-frame-page',
  generateBundle() {
    const source = withHashes(readFileSync('demo/site/shell/index.html', 'utf8'))
    this.emitFile({ type: 'asset', fileName: 'index.html', source })
  },
})

const clean = (folder) => ({
  name: 'parket-clean',
  buildStart: () => rmSync(folder, { recursive: true, force: true }),
})

/** Libraries' marks for other bundlers are no news here. Files that import each other are an error. */
const onwarn = (warning, warn) => {
  if (warning.code === 'CIRCULAR_CHUNK') throw new Error(`${warning.message} See shared-files.mjs.`)
  if (!['MODULE_LEVEL_DIRECTIVE', 'INVALID_ANNOTATION'].includes(warning.code)) warn(warning)
}

const forBrowsers = ({ hasKinds = false, plugins = [], output, ...build }) => ({
  onwarn,
  plugins: [...browserPlugins(hasKinds), ...plugins],
  output: {
    dir: madeFolder,
    // Cheaper in the loader's list than the usual 64.
    hashCharacters: 'base36',
    entryFileNames: 'assets/[name]-[hash:7].js',
    assetFileNames: 'assets/[name]-[hash:7][extname]',
    ...output,
  },
  ...build,
})

export default [
  forBrowsers({
    input: {
      ...Object.fromEntries(screens.map((name) => [name, entryOf(name)])),
      [starter]: 'src/island/standalone.ts',
    },
    plugins: [
      clean(madeFolder),
      screenEntries(),
      requestTogether(),
      collectChunks(ownProperties, commonPropertyNames, version),
      collectFacts(words),
      standaloneScripts(`${madeFolder}/standalone`, banner),
      writePackage('dist/package', packageFiles(tags, facts)),
    ],
    output: {
      // Nobody reads what kind of object a file's exports are.
      generatedCode: { preset: 'es2015', symbols: false },
      chunkFileNames: (chunk) => `assets/${chunkName(chunk)}-[hash:7].js`,
      manualChunks: sharedFile,
      onlyExplicitManualChunks: true,
      minifyInternalExports: true,
    },
  }),
  // By itself: nothing of it may change how the screens' files are cut. Only /vdelaj pays for a second React.
  forBrowsers({
    input: { builder: 'demo/site/builder/index.ts' },
    hasKinds: true,
    plugins: [namesFrame()],
    output: { chunkFileNames: 'assets/builder-[name]-[hash:7].js' },
  }),
  forBrowsers({
    input: { shell: 'demo/site/shell/shell.ts' },
    plugins: [
      { name: 'parket-builder-address', renderChunk: withHashes },
      namesFrame('demo/site/shell/shell.css'),
    ],
  }),
  // For static elements: by itself, or it would bring the core along.
  forBrowsers({ input: { follow: 'src/island/reasons/match.ts' }, plugins: [collectByItself()] }),
  // Without React: the screens' modules that it imports have functions that use it, which are left out.
  forBrowsers({
    input: { first: 'widgets/requests.ts' },
    treeshake: { moduleSideEffects: false },
    plugins: [withoutAnswers(), collectByItself()],
  }),
  {
    onwarn,
    input: {
      main: 'demo/ops/main.ts',
      seed: 'demo/api/database/seed-command.ts',
      migrate: 'demo/api/database/migrate-command.ts',
      import: 'demo/ops/import/import-command.ts',
      'check-api': 'demo/ops/check-api/check-command.ts',
      screens: 'demo/site/render-thread/screens.ts',
    },
    external: /^[@a-z]/,
    plugins: [
      clean('dist/server'),
      styleText(),
      replace({ preventAssignment: true, values: { __VERSION__: JSON.stringify(version) } }),
      resolve(),
      compile(),
      widgetFolders(),
      framePage(),
    ],
    output: { dir: 'dist/server', entryFileNames: '[name].js', chunkFileNames: 'chunks/[name].js' },
  },
  // Classic scripts, which share no module: of a host's page with frames; of a frame's own page and of an embed, which
  // the server writes into them.
  forBrowsers({
    input: {
      'public.made/frame': 'src/island/frame.ts',
      'server/frame': 'src/island/frame-page.ts',
      'server/embed': 'src/island/embed.ts',
    },
    output: { dir: 'dist', entryFileNames: '[name].js', banner: '(()=>{', footer: '})()' },
  }),
  // It runs as a module and as a classic script alike.
  forBrowsers({
    input: { parket: 'src/island/parket.ts' },
    plugins: [writeChunks(), versionedLoader(), finish()],
    output: { format: 'iife', entryFileNames: '[name].js' },
  }),
]
