/**
 * Leaves in package.json the packages that the built server imports by name: `npm prune` then takes away what only the
 * build needed. For an image, never in a folder that somebody works in.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const server = 'dist/server'
const code = readdirSync(server, { recursive: true })
  .filter((file) => file.endsWith('.js'))
  .map((file) => readFileSync(join(server, file), 'utf8'))
const isAsked = (name) => code.some((text) => new RegExp(`['"]${name}['"/]`).test(text))

const facts = JSON.parse(readFileSync('package.json', 'utf8'))
const { dependencies, devDependencies, ...others } = facts
const all = Object.entries({ ...dependencies, ...devDependencies })
const needed = Object.fromEntries(all.filter(([name]) => isAsked(name)))
writeFileSync('package.json', JSON.stringify({ ...others, dependencies: needed }, null, 2))
