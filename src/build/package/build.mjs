/**
 * dist/package: what `npm publish` uploads. It contains the site's own assets, React included, so nothing else is
 * installed; an entry for each element; and types, manifest and editor data.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { resolve as absolute, join } from 'node:path'
import resolve from '@rollup/plugin-node-resolve'
import ts from 'typescript'
import { packageFolders } from '../fact-sheet.mjs'
import { filesOfScreens } from '../standalone.mjs'

const dir = 'dist/package'

/** Texts by their path in the package, collected during the modules' build. */
const built = {}

/** A file that nests elements imports their definitions: there is no loader here. */
function withNested({ code, fileName }, screens) {
  const nested = Object.entries(screens)
    .filter(([name, file]) => file !== fileName && code.includes(`"parket-${name}"`))
    .map(([, file]) => `import${JSON.stringify(file.replace('assets/', './'))};`)
  return nested.join('') + code
}

const isLicence = (name) => /^licen[cs]e/i.test(name)

/** The libraries' licence texts, which travel with their code. */
function licenceOf(folder) {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const texts = readdirSync(folder)
    .filter(isLicence)
    .map((file) => readFileSync(join(folder, file), 'utf8').trim())
  return [`${name} ${version} (${license})`, ...texts].join('\n\n')
}

/** Runs after the plugins that take files out of the build. */
export const collectPackage = () => ({
  name: 'parket-collect-package',
  generateBundle(_options, bundle) {
    const screens = filesOfScreens(bundle)
    for (const file of Object.values(bundle)) built[file.fileName] = withNested(file, screens)
    for (const [name, file] of Object.entries(screens)) built[`${name}.js`] = `import './${file}'\n`
    const folders = packageFolders(Object.values(bundle).flatMap(({ moduleIds }) => moduleIds))
    built['third-party-licences.txt'] = `${folders.map(licenceOf).join(`\n\n${'-'.repeat(80)}\n\n`)}\n`
  },
})

/** A generated entry: every tag, and the functions that describe them. */
const describing = 'describing'

const describingEntry = (screens) =>
  [
    ...screens.map(
      (name, number) =>
        `import * as screen${number} from ${JSON.stringify(absolute(`widgets/${name}/attributes.ts`))}`,
    ),
    `export const tags = [${screens.map((_, number) => `screen${number}.words.tag`)}]`,
    `export { packageFiles } from ${JSON.stringify(absolute('src/build/package/package-files.ts'))}`,
  ].join('\n')

/** The README: from the project's own pages, how npm's users embed, and each element's table. */
function packagePage() {
  const [intro] = readFileSync('README.md', 'utf8').split('\n![')
  const wanted = ['From npm', 'Attributes of every element', 'Events', 'Elements']
  const sections = readFileSync('widgets/README.md', 'utf8').split(/^(?=## )/m)
  const taken = wanted.map((heading) => sections.find((section) => section.startsWith(`## ${heading}\n`)))
  if (!taken.every(Boolean)) throw new Error(`widgets/README.md lacks one of: ${wanted.join(', ')}`)
  return [intro, ...taken].join('\n').replace(/<!-- .* -->\n/g, '')
}

/** Runs the entry and writes the descriptions beside the built files. */
const describe = (screens, facts) => ({
  name: 'parket-describe',
  resolveId: (source) => (source === describing ? source : null),
  load: (id) => (id === describing ? describingEntry(screens) : null),
  async generateBundle(_options, bundle) {
    const { fileName, code } = bundle[`${describing}.js`]
    delete bundle[fileName]
    const { tags, packageFiles } = await import(`data:text/javascript,${encodeURIComponent(code)}`)
    const events = readFileSync('src/page/events.ts', 'utf8')
    const files = {
      ...built,
      ...packageFiles(tags, facts),
      'events.d.ts': ts.transpileDeclaration(events, {}).outputText,
      'README.md': packagePage(),
      LICENSE: readFileSync('LICENSE', 'utf8'),
    }
    for (const [name, source] of Object.entries(files))
      this.emitFile({ type: 'asset', fileName: name, source })
  },
})

/**
 * Rollup's configuration, after that of the modules. `compile` and `clean` make its plugins, as for the other builds;
 * `facts` is the project's package.json.
 */
export const packageBuild = ({ screens, facts, compile, clean }) => ({
  input: describing,
  plugins: [clean(dir), describe(screens, facts), resolve(), compile()],
  output: { dir, format: 'es', entryFileNames: '[name].js' },
})
