import { expect, it } from 'vitest'
import { withoutAmp, withoutQuotes } from './pasted'

it.each([
  ['“7”', '7'],
  ['”7”', '7'],
  ['„7“', '7'],
  ['»7«', '7'],
  ['«7»', '7'],
  ['’7’', '7'],
  ['‘7’', '7'],
  ['"7"', '7'],
  ['″7″', '7'],
  ['”7', '7'],
  ['7”', '7'],
  ['““7””', '7'],
  ['“2,7”', '2,7'],
  ['„o-zvezi/zgodovina“', 'o-zvezi/zgodovina'],
  ['“https://kzs.example/api”', 'https://kzs.example/api'],
  ['“”', ''],
  ['7', '7'],
  ['', ''],
  ["'7'", '7'],
  ["Krka's", "Krka's"],
  ['">x', '">x'],
  ['KK »Krka«', 'KK »Krka«'],
  ['»Krka« in »Olimpija«', '»Krka« in »Olimpija«'],
  [' dva  presledka ', ' dva  presledka '],
])('withoutQuotes reads %j as %j', (text, value) => {
  expect(withoutQuotes(text)).toBe(value)
})

it.each([
  ['club=2&amp;per-page=5', 'club=2&per-page=5'],
  ['club=2&amp;amp;per-page=5&amp;search=off', 'club=2&per-page=5&search=off'],
  ['?amp;klub=2', '?klub=2'],
  ['club=2&amp%3Bper-page=5&AMP;show=next', 'club=2&per-page=5&show=next'],
  ['q=a%26amp%3Bb&amp=1', 'q=a%26amp%3Bb&amp=1'],
  ['', ''],
])('withoutAmp reads %j as %j', (query, read) => {
  expect(withoutAmp(query)).toBe(read)
})
