/**
 * dist/package: what npm gets beside package.json. The modules as they stand, one file each, and the files that
 * describe them. Libraries stay outside: the host's bundler brings them, its React is ours.
 */
import { readFileSync } from 'node:fs'
import { resolve as absolute } from 'node:path'
import resolve from '@rollup/plugin-node-resolve'
import replace from '@rollup/plugin-replace'
import ts from 'typescript'
import { styleText } from '../styles/sheet-plugin.mjs'

const dir = 'dist/package'

const entryOf = (screen) => absolute(`widgets/${screen}/index.ts`)

/** No loader looks for elements that stand inside of others: the module that names one brings its definition along. */
const bringNested = (screens) => {
  const defining = screens.map(entryOf)
  return {
    name: 'parket-bring-nested',
    transform(code, id) {
      // package.json says of the built entries only that they have side effects; so rollup would leave these out.
      if (defining.includes(id)) return { code, map: null, moduleSideEffects: true }
      if (id.endsWith('/attributes.ts')) return null
      const named = [...code.matchAll(/["']parket-([a-z-]+)["']/g)].map(([, name]) => entryOf(name))
      const imports = defining
        .filter((entry) => named.includes(entry))
        .map((entry) => `import ${JSON.stringify(entry)}\n`)
      return imports.length > 0 ? { code: imports.join('') + code, map: null } : null
    },
  }
}

/** An entry made of the files on disk: every tag, and what makes the descriptions of them. */
const describing = 'describing'

const describingEntry = (screens) =>
  [
    ...screens.map(
      (name, number) =>
        `import * as screen${number} from ${JSON.stringify(absolute(`widgets/${name}/attributes.ts`))}`,
    ),
    `export const tags = [${screens.map((_, number) => `...Object.values(screen${number})`)}]`,
    `export { packageFiles } from ${JSON.stringify(absolute('src/package/package-files.ts'))}`,
  ].join('\n')

/** Runs the entry and puts what it describes in its place. */
const describe = (screens, version) => ({
  name: 'parket-describe',
  resolveId: (source) => (source === describing ? source : null),
  load: (id) => (id === describing ? describingEntry(screens) : null),
  async generateBundle(_options, bundle) {
    const { fileName, code } = bundle[`${describing}.js`]
    delete bundle[fileName]
    const { tags, packageFiles } = await import(`data:text/javascript,${encodeURIComponent(code)}`)
    const events = readFileSync('src/page/events.ts', 'utf8')
    const files = {
      ...packageFiles(tags, version),
      'events.d.ts': ts.transpileDeclaration(events, {}).outputText,
    }
    for (const [name, source] of Object.entries(files))
      this.emitFile({ type: 'asset', fileName: name, source })
  },
})

/** Rollup's configurations. `compile` and `clean` make its plugins, as for the other builds. */
export const packageBuilds = ({ screens, version, compile, clean }) => [
  {
    input: screens.map((name) => `widgets/${name}/index.ts`),
    external: /^[@a-z]/,
    plugins: [
      clean(dir),
      bringNested(screens),
      styleText(),
      replace({ preventAssignment: true, values: { __VERSION__: JSON.stringify(version) } }),
      resolve(),
      compile(),
    ],
    output: {
      dir,
      format: 'es',
      preserveModules: true,
      preserveModulesRoot: '.',
      entryFileNames: '[name].js',
    },
  },
  {
    input: describing,
    plugins: [describe(screens, version), resolve(), compile()],
    output: { dir, format: 'es', entryFileNames: '[name].js' },
  },
]
