import { describe, expect, it } from 'vitest'
import { jsonText } from './json-text'

const values = [
  null,
  'čas "18.30"\n',
  4,
  false,
  [],
  [1, [undefined, null], { a: [] }],
  { name: 'Krka', none: undefined, list: [{ id: '7' }], inner: { 'a"b': true } },
]

describe.each<[host: string, more: object]>([
  ['leaves them alone', {}],
  ['gives all objects a method of this name', { value: () => 'x' }],
  [
    'gives all objects an accessor that throws',
    {
      get() {
        throw new TypeError('read')
      },
    },
  ],
])('where a host %s', (_, more) => {
  it.each(values.map((value) => [value]))('%j', (value) => {
    const text = JSON.stringify(value)
    if (Object.keys(more).length > 0)
      Object.defineProperty(Object.prototype, 'toJSON', { configurable: true, ...more })
    const own = jsonText(value)
    Reflect.deleteProperty(Object.prototype, 'toJSON')
    expect(own).toBe(text)
  })
})
