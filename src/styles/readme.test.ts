import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const text = (file: string): string => readFileSync(join(import.meta.dirname, file), 'utf8')
const namesIn = (written: string, pattern: RegExp) =>
  new Set([...written.matchAll(pattern)].map(([, name = '']) => name))

it('the page of the look names every token, and no other', () => {
  const declared = namesIn(text('tokens.css'), /^\s*(--p-[\w-]+):/gm)
  expect([...namesIn(text('README.md'), /`(--p-[\w-]+)`/g)].toSorted()).toEqual([...declared].toSorted())
})
