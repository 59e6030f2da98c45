import { expect, it } from 'vitest'
import { withoutStyleAttributes } from './rendered-styles'

it.each<[string, string, string, string[]]>([
  ['an attribute', '<p style="--a:1">x</p>', '<p data-style="--a:1">x</p>', ['[data-style="--a:1"]{--a:1}']],
  [
    'two that are the same',
    '<i class="b" style="width:7px"></i><i style="width:7px"/>',
    '<i class="b" data-style="width:7px"></i><i data-style="width:7px"/>',
    ['[data-style="width:7px"]{width:7px}'],
  ],
  ['none', '<p>x</p>', '<p>x</p>', []],
  ['words that look like one', '<p> style="--a:1" </p>', '<p> style="--a:1" </p>', []],
  [
    'another attribute that says so',
    '<p title=" style=&quot;a:1&quot;">x</p>',
    '<p title=" style=&quot;a:1&quot;">x</p>',
    [],
  ],
  [
    'what would end its rule or the style element',
    '<p style="--a:};*{color:red">x</p><p style="--b:&lt;/style&gt;">y</p>',
    '<p data-style="--a:};*{color:red">x</p><p data-style="--b:&lt;/style&gt;">y</p>',
    [],
  ],
])('of %s', (_, markup, html, rules) => {
  expect(withoutStyleAttributes(markup)).toEqual({ html, rules })
})
