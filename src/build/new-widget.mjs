/**
 * `npm run new-widget hall`: a screen that works, in five files of its own, copied from the smallest one. What it is to show
 * replaces the ad. Everything that goes through all screens (the build, `/vdelaj`, the tests) finds it at once.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { inCamelCase } from './widget-folders.mjs'

const smallest = 'ad-banner'
const source = fileURLToPath(new URL(`../../widgets/${smallest}`, import.meta.url))

/** Writes the files and gives their paths. Throws for a name that is no tag's, and where such a folder is already. */
export function newWidget(name, widgets = 'widgets') {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name))
    throw new Error('a name is words in small letters with hyphens between them')
  const folder = `${widgets}/${name}`
  if (existsSync(folder)) throw new Error(`there is ${folder} already`)
  mkdirSync(folder)
  const named = (text) => text.replaceAll(smallest, name).replaceAll(inCamelCase(smallest), inCamelCase(name))
  return readdirSync(source).map((file) => {
    const path = `${folder}/${named(file)}`
    writeFileSync(path, named(readFileSync(`${source}/${file}`, 'utf8')))
    return path
  })
}

if (process.argv[1] && resolve(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const [name = ''] = process.argv.slice(2)
  for (const path of newWidget(name)) console.log(path)
  console.log('then `npm run build` and `npm run readme`: they write it into the generated tables')
}
