/**
 * dist/modules.json: the modules that each screen contains, with their sizes. `npm run size` prints it with the
 * reasons.
 */
import { writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import { minify } from 'terser'
import { atOnceOf } from './chunk-list.mjs'
import { describeContent } from './public-folder.mjs'
import { everythingOf, filesOfScreens } from './standalone.mjs'

/** In bytes. A larger module (minified, brotli; a library in one file counts as one module) needs a reason. */
const largestUnexplained = 2000

/** Source code below this many characters is below it in any case. */
const minCode = 4000

const modules = []

/** `src/ui/….tsx`, or a library's name: the same on every machine, whatever the build adds to the id. */
function nameOf(id) {
  const file = relative(process.cwd(), id.replace(/^\0/, '').replace(/\?.*$/, ''))
  return /^.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(file)?.[1] ?? file
}

/** Minified as one file: names are shortened over whole files, so a file is smaller than the sum of its modules. */
async function sizeOf(code) {
  // Nothing in there uses the exports; they must not be dropped for that.
  const { code: minified } = await minify(code, {
    ecma: 2020,
    compress: { unused: false, side_effects: false },
    mangle: { toplevel: true },
    format: { comments: false },
  })
  return describeContent(Buffer.from(minified)).brotli
}

/** Our modules that import it, directly or through a library's modules. */
function importedBy(id, getModuleInfo, seen = new Set()) {
  if (seen.has(id)) return []
  seen.add(id)
  const { importers = [], dynamicImporters = [] } = getModuleInfo(id) ?? {}
  return [...importers, ...dynamicImporters].flatMap((importer) =>
    /node_modules|^\0/.test(importer) ? importedBy(importer, getModuleInfo, seen) : [nameOf(importer)],
  )
}

export const collectModules = () => ({
  name: 'parket-collect-modules',
  async generateBundle(_options, bundle) {
    const screens = Object.entries(filesOfScreens(bundle))
    const screensWith = (filesOf, file) =>
      screens.flatMap(([screen, own]) => (filesOf(own).has(file) ? [screen] : []))
    for (const { fileName, modules: inside = {} } of Object.values(bundle)) {
      const atOnce = screensWith((own) => atOnceOf(own, bundle), fileName)
      const ever = screensWith((own) => everythingOf([own], bundle), fileName)
      const later = ever.filter((screen) => !atOnce.includes(screen))
      const ids = Object.keys(inside)
      for (const module of new Set(ids.map(nameOf))) {
        const parts = ids.filter((id) => nameOf(id) === module)
        const code = parts.map((id) => inside[id].code ?? '').join('\n')
        if (code.length < minCode) continue
        const importers = parts.flatMap((id) => importedBy(id, this.getModuleInfo))
        const brotli = await sizeOf(code)
        modules.push({ module, brotli, atOnce, later, importedBy: [...new Set(importers)].sort() })
      }
    }
  },
})

/** Writes those that need a reason, the largest first. */
export function writeModules(file) {
  const heavy = modules.filter(({ brotli }) => brotli > largestUnexplained)
  heavy.sort((a, b) => b.brotli - a.brotli)
  writeFileSync(file, `${JSON.stringify(heavy, null, 2)}\n`)
}
