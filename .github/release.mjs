/** Run by `npm version`: what is unreleased in the changelog gets the new version's number and day. */
import { readFileSync, writeFileSync } from 'node:fs'

const file = new URL('CHANGELOG.md', import.meta.url)
const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'))

const text = readFileSync(file, 'utf8')
const [, entries] = /^## Unreleased\n([\s\S]*?)(?=^## |(?![\s\S]))/m.exec(text) ?? []
if (!entries?.trim()) throw new Error('CHANGELOG.md says nothing under "## Unreleased"')

const day = new Date().toISOString().slice(0, 10)
writeFileSync(file, text.replace('## Unreleased\n', `## Unreleased\n\n## ${version}, ${day}\n`))
