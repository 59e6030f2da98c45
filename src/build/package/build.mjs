/**
 * dist/package: what `npm publish` uploads. It contains the site's own assets, React included, so nothing else is
 * installed; an entry for each element; and types, manifest and editor data.
 */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { packageFolders } from '../fact-sheet.mjs'
import { filesOfScreens } from '../standalone.mjs'

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

/** The README: from the project's own pages, how npm's users embed, and each element's table. */
function packagePage() {
  const [intro] = readFileSync('README.md', 'utf8').split('\n![')
  const wanted = ['From npm', 'Attributes of every element', 'Events', 'Elements']
  const sections = readFileSync('widgets/README.md', 'utf8').split(/^(?=## )/m)
  const taken = wanted.map((heading) => sections.find((section) => section.startsWith(`## ${heading}\n`)))
  if (!taken.every(Boolean)) throw new Error(`widgets/README.md lacks one of: ${wanted.join(', ')}`)
  return [intro, ...taken].join('\n').replace(/<!-- .* -->\n/g, '')
}

/**
 * Runs after the plugins that take files out of the modules' build.
 * @param descriptions texts by their path: what attributes.ts says, for each kind of tool
 */
export const writePackage = (folder, descriptions) => ({
  name: 'parket-package',
  generateBundle(_options, bundle) {
    const screens = filesOfScreens(bundle)
    const chunks = Object.values(bundle)
    const libraries = packageFolders(chunks.flatMap(({ moduleIds }) => moduleIds))
    const files = {
      ...Object.fromEntries(chunks.map((chunk) => [chunk.fileName, withNested(chunk, screens)])),
      ...Object.fromEntries(
        Object.entries(screens).map(([name, file]) => [`${name}.js`, `import './${file}'\n`]),
      ),
      ...descriptions,
      'events.d.ts': ts.transpileDeclaration(readFileSync('src/page/events.ts', 'utf8'), {}).outputText,
      'third-party-licences.txt': `${libraries.map(licenceOf).join(`\n\n${'-'.repeat(80)}\n\n`)}\n`,
      'README.md': packagePage(),
      LICENSE: readFileSync('LICENSE', 'utf8'),
    }
    rmSync(folder, { recursive: true, force: true })
    mkdirSync(join(folder, 'assets'), { recursive: true })
    for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
  },
})
