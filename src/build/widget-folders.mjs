/**
 * Every folder of widgets/ is a screen, named as its tag without `parket-`. The build finds them on disk: vitest
 * supports `import.meta.glob`, and this plugin adds the subset used here to rollup.
 */
import { existsSync, readdirSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'

const foldersWith = (folder, file) =>
  readdirSync(folder).filter((name) => existsSync(join(folder, name, file)))

export const widgetNames = foldersWith('widgets', 'screen.tsx')

/** The entry of a screen's build. */
export const entryOf = (name) => resolve(`widgets/${name}/entry`)

export const inCamelCase = (name) => name.replace(/-./g, (found) => found[1].toUpperCase())

/** Defines the element that screen.tsx exports under its folder's name. No file says the same for each screen. */
export const screenEntries = () => ({
  name: 'parket-screen-entries',
  resolveId: (source) => (widgetNames.some((name) => source === entryOf(name)) ? source : null),
  load(id) {
    const name = widgetNames.find((each) => id === entryOf(each))
    return name === undefined
      ? null
      : `import { ${inCamelCase(name)} as screen } from '${resolve(`widgets/${name}/screen.tsx`)}'
import { register } from '${resolve('src/island/register.ts')}'
register(screen)`
  },
})

const glob =
  /import\.meta\.glob\(\s*'([^'*]*)\*\/([^'*]*)',\s*\{\s*eager: true,?(?:\s*import: '(\w+)',?)?\s*\}\s*\)/g

/** Runs after the compiler. */
export const widgetFolders = () => ({
  name: 'parket-widget-folders',
  transform(code, id) {
    if (!code.includes('import.meta.glob')) return null
    const imports = []
    const found = code.replace(glob, (_, folder, file, name) => {
      const entries = foldersWith(join(dirname(id), folder), file).map((own) => {
        const path = `${folder}${own}/${file}`
        const local = `folder${imports.length}`
        imports.push(`import ${name ? `{ ${name} as ${local} }` : `* as ${local}`} from '${path}'\n`)
        return `'${path}': ${local}`
      })
      if (entries.length === 0) this.error(`no folder of ${folder} holds ${file}`)
      return `({ ${entries.join(', ')} })`
    })
    if (found.includes('import.meta.glob'))
      this.error(`import.meta.glob is used in a way that the build does not know`)
    return { code: imports.join('') + found, map: null }
  },
})
