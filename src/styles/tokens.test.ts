import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { tokens } from './tokens'

const textOf = (file: string): string => readFileSync(join(import.meta.dirname, file), 'utf8')
const namesIn = (file: string, pattern: RegExp) =>
  [...new Set([...textOf(file).matchAll(pattern)].map(([, name]) => name))].toSorted()

function taken(): Map<string, string> {
  const sheets = readdirSync(import.meta.dirname).filter((file) => file.endsWith('.css'))
  const text = sheets.map(textOf).join('\n')
  return new Map(
    [...text.matchAll(/var\((--parket-[\w-]+),\s*((?:[^()]|\([^()]*\))+)\)/g)].map(
      ([, name = '', fallback = '']) => [name, fallback],
    ),
  )
}

it('the list of tokens is what the style sheets read, with the same defaults', () => {
  expect(taken()).toEqual(new Map(tokens.map(({ name, fallback }) => [name, fallback])))
})

it('the page of the look names every token, and no other', () => {
  expect(namesIn('README.md', /`(--p-[\w-]+)`/g)).toEqual(namesIn('tokens.css', /^\s*(--p-[\w-]+):/gm))
})
