/**
 * `import css from './x.css?sheet'` gives the minified CSS as text, in Rollup and in vitest alike. In the browser one
 * CSSStyleSheet is constructed from each text; the server writes the text into the markup.
 */
import { readFile } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { transform } from 'lightningcss'

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

export function styleText() {
  return {
    name: 'parket-style-text',
    enforce: 'pre',
    resolveId(source, importer) {
      if (!source.endsWith(query) || !importer) return null
      const file = source.slice(0, -query.length)
      if (file.startsWith('.')) return resolve(dirname(importer), file) + suffix
      return this.resolve(file, importer, { skipSelf: true }).then((found) => found && found.id + suffix)
    },
    async load(id) {
      if (!id.endsWith(suffix)) return null
      const file = id.slice(0, -suffix.length)
      this.addWatchFile?.(file)
      const text = await readFile(file, 'utf8')
      const scaled = file.endsWith('/tokens.css') ? text : scaledLengths(text)
      const { code } = transform({ filename: file, code: Buffer.from(scaled), minify: true })
      return `export default ${JSON.stringify(code.toString())}`
    },
  }
}
