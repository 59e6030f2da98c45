/** dist/modules: what makes the screens' files heavy, each module by itself, and the list of those over 2 kB, for `npm run size`. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { minify } from 'terser'
import { describeContent } from './public-folder.mjs'

/** In bytes, minified, brotli. */
const largestUnexplained = 2000

/** Source code below this many characters is below it in any case. */
const minCode = 4000

/** `src/ui/….tsx`, or a library's name: a library counts as one module. */
function nameOf(id) {
  const file = relative(process.cwd(), id.replace(/^\0/, '').replace(/\?.*$/, ''))
  return /^.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(file)?.[1] ?? file
}

/** Nothing in there uses the exports; they must not be dropped for that. */
const whole = {
  ecma: 2020,
  compress: { unused: false, side_effects: false },
  mangle: { toplevel: true },
  format: { comments: false },
}

export const collectModules = () => ({
  name: 'parket-collect-modules',
  async generateBundle(_options, bundle) {
    rmSync('dist/modules', { recursive: true, force: true })
    const texts = {}
    for (const { modules = {} } of Object.values(bundle))
      for (const [id, { code }] of Object.entries(modules))
        texts[nameOf(id)] = `${texts[nameOf(id)] ?? ''}\n${code}`
    const heavy = []
    for (const [name, text] of Object.entries(texts)) {
      if (text.length < minCode) continue
      const { code } = await minify(text, whole)
      if (describeContent(code).brotli <= largestUnexplained) continue
      const path = join('dist/modules', `${name}.js`)
      mkdirSync(dirname(path), { recursive: true })
      writeFileSync(path, code)
      heavy.push(name)
    }
    writeFileSync('dist/modules.json', JSON.stringify(heavy))
  },
})
