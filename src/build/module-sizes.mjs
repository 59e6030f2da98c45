/**
 * dist/modules.json: what each screen pulls in, module by module, as far as it weighs. `npm run size` prints it with the
 * reasons.
 */
import { writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import { minify } from 'terser'
import { atOnceOf } from './chunk-list.mjs'
import { describeContent } from './public-folder.mjs'
import { everythingOf, filesOfScreens } from './standalone.mjs'

/** What weighs more, minified and in brotli, a library in one file as one module, has to say why it is there. */
const largestUnexplained = 2000

/** Code below so many characters stays below that in any case. */
const leastCode = 4000

const modules = []

/** `src/ui/….tsx`; of a library its name: the same on every machine, whatever the build has put round the id. */
function nameOf(id) {
  const file = relative(process.cwd(), id.replace(/^\0/, '').replace(/\?.*$/, ''))
  return /^.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(file)?.[1] ?? file
}

/** Names are shortened over whole files, so a file weighs less than its modules do one by one. */
async function weigh(code) {
  // Nobody in there uses what it exports: nothing may go for that.
  const { code: minified } = await minify(code, {
    ecma: 2020,
    compress: { unused: false, side_effects: false },
    mangle: { toplevel: true },
    format: { comments: false },
  })
  return describeContent(Buffer.from(minified)).brotli
}

/** The modules of ours that ask for it, however many of a library's stand in between. */
function askedBy(id, getModuleInfo, seen = new Set()) {
  if (seen.has(id)) return []
  seen.add(id)
  const { importers = [], dynamicImporters = [] } = getModuleInfo(id) ?? {}
  return [...importers, ...dynamicImporters].flatMap((importer) =>
    /node_modules|^\0/.test(importer) ? askedBy(importer, getModuleInfo, seen) : [nameOf(importer)],
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
        if (code.length < leastCode) continue
        const asking = parts.flatMap((id) => askedBy(id, this.getModuleInfo))
        const brotli = await weigh(code)
        modules.push({ module, brotli, atOnce, later, askedBy: [...new Set(asking)].sort() })
      }
    }
  },
})

/** Writes down those that need a reason, the heaviest first. */
export function writeModules(file) {
  const heavy = modules.filter(({ brotli }) => brotli > largestUnexplained)
  heavy.sort((a, b) => b.brotli - a.brotli)
  writeFileSync(file, `${JSON.stringify(heavy, null, 2)}\n`)
}
