/**
 * `standalone/{name}.js`: one classic script per screen, made from the files of the modules' build. Each file becomes a
 * function that runs when it is first imported, so what is lazy there is lazy here. Nothing is compiled or minified a
 * second time.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { rollup } from 'rollup'

/** The entry whose file is only for the standalone scripts. */
export const starter = 'standalone'

/** The built files as functions of `exports` and `require`, by file name. */
async function asFunctions(bundle) {
  const files = Object.keys(bundle)
  const number = (file) => files.findIndex((each) => basename(each) === basename(file))
  const built = await rollup({
    // Rollup names imports after files; short names keep the result small.
    input: files.map((_, number) => `f${number}`),
    treeshake: false,
    preserveEntrySignatures: 'strict',
    plugins: [
      {
        name: 'parket-built-files',
        resolveId: (source, importer) => (importer ? `f${number(source)}` : source),
        load: (id) => bundle[files[id.slice(1)]].code,
      },
    ],
  })
  const { output } = await built.generate({
    format: 'cjs',
    exports: 'named',
    compact: true,
    strict: false,
    esModule: false,
    generatedCode: { preset: 'es2015', symbols: false },
    entryFileNames: '[name].js',
    // One file each: they are already split.
    manualChunks: (file) => file,
  })
  await built.close()
  return new Map(output.map(({ facadeModuleId, code }) => [files[facadeModuleId.slice(1)], numbered(code)]))
}

const numbered = (code) => code.trim().replace(/\brequire\((['"])\.\/f(\d+)\.js\1\)/g, 'require($2)')

/** The files and all their static and dynamic imports. */
export function everythingOf(files, bundle, found = new Set()) {
  for (const file of files) {
    if (found.has(file)) continue
    found.add(file)
    everythingOf([...bundle[file].imports, ...bundle[file].dynamicImports], bundle, found)
  }
  return found
}

/** The file of each screen, without the starter. */
export const filesOfScreens = (bundle) =>
  Object.fromEntries(
    Object.values(bundle)
      .filter(({ isEntry, name }) => isEntry && name !== starter)
      .map(({ name, fileName }) => [name, fileName]),
  )

/** The screens that are nested in this one: its files contain their tags. */
export function nestedScreens(screen, bundle) {
  const screens = filesOfScreens(bundle)
  const code = [...everythingOf([screens[screen]], bundle)].map((file) => bundle[file].code).join('\n')
  return Object.keys(screens).filter((name) => name !== screen && code.includes(`"parket-${name}"`))
}

function scriptOf(screen, bundle, functions, banner) {
  const files = Object.keys(bundle)
  const screens = filesOfScreens(bundle)
  const first = files.find((file) => bundle[file].name === starter)
  const nested = nestedScreens(screen, bundle)
  const inside = everythingOf([first, screens[screen], ...nested.map((name) => screens[name])], bundle)
  const table = [...inside].map((file) => `${files.indexOf(file)}(exports,require){${functions.get(file)}}`)
  const define = (name) => `()=>require(${files.indexOf(screens[name])})`
  const others = nested.map((name) => `"parket-${name}":${define(name)}`)
  return `${banner}
(()=>{"use strict";const files={${table.join(',\n')}},made={__proto__:null},require=file=>{if(!made[file]){made[file]={};files[file](made[file],require)}return made[file]}
require(${files.indexOf(first)}).start(${define(screen)},{${others}})})()
`
}

/** In ASCII: a copy may lie beside a page of any encoding. */
const ascii = (code) =>
  code.replace(/[\u0080-\uffff]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)

/** Writes the scripts into the folder and removes the starter's own file from the modules' build. */
export const standaloneScripts = (folder, banner) => ({
  name: 'parket-standalone',
  async generateBundle(_options, bundle) {
    const functions = await asFunctions(bundle)
    for (const screen of Object.keys(filesOfScreens(bundle))) {
      const file = `${folder}/${screen}.js`
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, ascii(scriptOf(screen, bundle, functions, banner)))
    }
    for (const [file, { name }] of Object.entries(bundle)) if (name === starter) delete bundle[file]
  },
})
