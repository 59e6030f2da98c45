/**
 * A style sheet belongs to the module that imports it. `import.meta.sheets` gives the minified CSS texts of a module and of
 * all that it imports, in Rollup and in vitest alike. In the browser one CSSStyleSheet is constructed from each text; the
 * server writes the texts into the markup.
 */
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { dirname, relative, resolve } from 'node:path'
import { Features, transform } from 'lightningcss'

const query = '?sheet'
// The module's id must not end in .css: bundlers would treat it as a style sheet of the document.
const suffix = '.sheet.js'

// Conditions and comments stay as they are; in the middle of a sum no calc() is needed.
const lengths = /@[^{;]*|\/\*[\s\S]*?\*\/|(?<sum>calc\(|[-+] )?(?<![\w.-])(?<size>-?[\d.]+)px\b/g

/** Lengths of more than 3px follow --parket-scale; up to there they are lines (src/styles/README.md, "Lengths"). */
export const scaledLengths = (css) =>
  css.replace(lengths, (found, sum, size) => {
    if (size === undefined || Math.abs(size) <= 3) return found
    return sum ? `${sum}${size} * var(--p-u)` : `calc(${size} * var(--p-u))`
  })

const staticImport = /^(?:import|export)\s+(?!type\b)(?:[\w*{][^'"();=]*?from\s+)?'(\.[^']+)'/gm

const moduleAt = (path) => ['', '.ts', '.tsx'].map((ending) => path + ending).find(existsSync)

/** A module's style sheets, as they apply: those of what it imports before its own. */
async function sheetsOf(file, found = new Set(), visited = new Set()) {
  if (!/\.tsx?$/.test(file) || visited.has(file)) return found
  visited.add(file)
  const paths = [...(await readFile(file, 'utf8')).matchAll(staticImport)].map(([, source]) =>
    resolve(dirname(file), source),
  )
  for (const path of paths) if (!path.endsWith(query)) await sheetsOf(moduleAt(path) ?? '', found, visited)
  for (const path of paths) if (path.endsWith(query)) found.add(path)
  return found
}

const wanted = 'import.meta.sheets'
/** A part that loads on demand (src/island/lazy-view.tsx) */
const lazyPart = /^export (?:const|function) View\b/m

export function styleText() {
  return {
    name: 'parket-style-text',
    enforce: 'pre',
    resolveId(source, importer) {
      if (!source.endsWith(query) || !importer) return null
      return resolve(dirname(importer), source.slice(0, -query.length)) + suffix
    },
    async load(id) {
      if (!id.endsWith(suffix)) return null
      const file = id.slice(0, -suffix.length)
      this.addWatchFile?.(file)
      const text = await readFile(file, 'utf8')
      const scaled = file.endsWith('/tokens.css') ? text : scaledLengths(text)
      const css = Buffer.from(scaled)
      // Nested rules become plain ones: some browsers that know container queries don't know them.
      const { code } = transform({ filename: file, code: css, minify: true, include: Features.Nesting })
      return `export default ${JSON.stringify(code.toString())}`
    },
    async transform(code, id) {
      const [file] = id.split('?')
      const isLazy = /\.tsx?$/.test(file) && lazyPart.test(code)
      if (!isLazy && !code.includes(wanted)) return null
      const sheets = [...(await sheetsOf(file))].map((path) => `./${relative(dirname(file), path)}`)
      const imports = sheets.map((path, index) => `import sheet${index} from '${path}';`)
      const list = `[${sheets.map((_, index) => `sheet${index}`)}]`
      const ownExport = isLazy ? `\nexport const styles = ${list}` : ''
      return { code: imports.join('') + code.replaceAll(wanted, list) + ownExport, map: null }
    },
  }
}
