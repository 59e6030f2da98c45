import { expect, it } from 'vitest'
import {
  type Attribute,
  countAttribute,
  dateAttribute,
  idAttribute,
  switchAttribute,
  textAttribute,
  wordAttribute,
} from '../../island/attributes'
import { describeElement } from './description'

const describeOne = (attribute: Attribute<unknown>) =>
  describeElement({
    tag: 'parket-two-words',
    summary: 'What it shows.',
    attributes: { perPage: attribute },
    events: [],
    parts: [],
  })

it.each<[string, Attribute<unknown>, type: string, settable: string, fallback: string | null]>([
  ['an id', idAttribute(''), 'string | number', 'string | number', null],
  ['a text', textAttribute(''), 'string', 'string', null],
  ['a date', dateAttribute(''), 'string', 'string', null],
  [
    'a count',
    countAttribute('', { least: 1, most: 9, fallback: 5 }),
    // biome-ignore lint/suspicious/noTemplateCurlyInString: a type of TypeScript
    'number | `${number}`',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: a type of TypeScript
    'number | `${number}`',
    '5',
  ],
  ['a word', wordAttribute('', ['grid', 'list'], 'grid'), "'grid' | 'list'", "'grid' | 'list'", 'grid'],
  ['a switch', switchAttribute('', 'on'), "'on' | 'off'", "'on' | 'off' | boolean", 'on'],
  ['a switch that is off', switchAttribute('', 'off'), "'on' | 'off'", "'on' | 'off' | boolean", 'off'],
])('%s has its types and its default, in an element that is named after its tag', (_, attribute, ...says) => {
  const [type, settable, fallback] = says
  expect(describeOne(attribute)).toMatchObject({
    ...{ entry: 'two-words', name: 'ParketTwoWordsElement' },
    attributes: [{ name: 'per-page', property: 'perPage', type, settable, fallback }],
  })
})
