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
      const { code } = transform({ filename: file, code: await readFile(file), minify: true })
      return `export default ${JSON.stringify(code.toString())}`
    },
  }
}
