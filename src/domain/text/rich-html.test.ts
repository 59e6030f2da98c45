import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  anchorOf,
  anchorsIn,
  frameLink,
  outlineLevels,
  plainParagraphs,
  portionsOf,
  richLink,
} from './rich-html'

const addresses = { site: 'https://kzs.example/pot', storage: 'https://kzs.example/storage' }

describe('a link', () => {
  test.each([
    ['/klubi', 'https://kzs.example/pot/klubi'],
    ['“/klubi”', 'https://kzs.example/pot/klubi'],
    ['klubi?x=1#y', 'https://kzs.example/pot/klubi?x=1#y'],
    ['?stran=2', 'https://kzs.example/pot/?stran=2'],
    ['https://fiba.example/', 'https://fiba.example/'],
    ['mailto:info@kzs.example', 'mailto:info@kzs.example'],
    ['www.krka.si', 'https://www.krka.si/'],
    ['krka.si/vstopnice', 'https://krka.si/vstopnice'],
    ['/krka.si/vstopnice', 'https://kzs.example/pot/krka.si/vstopnice'],
  ])('%j leads to %s', (href, url) => {
    expect(richLink(href, addresses)).toBe(url)
  })

  test.each(['', '  ', '#vrh', 'javascript:alert(1)'])('%j leads nowhere', (href) => {
    expect(richLink(href, addresses)).toBeNull()
  })
})

describe('a place in the text', () => {
  const anchorsOf = (html: string) => [...anchorsIn(html)]

  test.each([
    ['<a href="#op1">1</a><p id="op1">a</p><p id="op2">b</p>', ['op1']],
    ["<a href='#op1'>1</a><a name='op1'></a>", ['op1']],
    ['<a href=#op1>1</a><p ID=op1>a', ['op1']],
    ['<a href="#op%C4%8D">1</a><p id="opč">a', ['opč']],
    ['<a href="#100%">1</a><p id="100%">a', ['100%']],
    ['<a href="#ni">1</a><p id="a">a', []],
    ['<a href="/novica#a">1</a><p id="a">a', []],
    ['', []],
  ])('of %s is %j', (html, anchors) => {
    expect(anchorsOf(html)).toEqual(anchors)
  })

  const anchors = new Set(['op1', 'besedilo-op2', 'opč'])

  test.each([
    ['#op1', '#besedilo-op1'],
    ['#op%C4%8D', '#besedilo-opč'],
    ['#besedilo-op2', '#besedilo-op2'],
    ['#ni', null],
    ['#', null],
  ])('is led to by %s as %s', (href, url) => {
    expect(richLink(href, { ...addresses, anchors })).toBe(url)
  })

  test.each([
    [['op1', undefined], 'besedilo-op1'],
    [[null, 'op1'], 'besedilo-op1'],
    [['ni', ''], undefined],
  ])('%j keeps the id %s', (names, id) => {
    expect(anchorOf(names, { ...addresses, anchors })).toBe(id)
  })
})

describe('a frame that is no video', () => {
  test.each([
    [
      'https://www.google.com/maps/embed?pb=1',
      '',
      'https://www.google.com/maps/embed?pb=1',
      'google.com/maps/embed',
    ],
    ['//zemljevid.example/a', ' Dvorana ', 'https://zemljevid.example/a', 'Dvorana'],
    ['/okvir/match-list', '', 'https://kzs.example/pot/okvir/match-list', 'okvir/match-list'],
  ])('%s with the title "%s" is a link to %s, "%s"', (src, title, href, text) => {
    expect(frameLink(src, title, addresses)).toEqual({ href, text })
  })

  test.each(['', 'about:blank', 'javascript:alert(1)', 'data:text/html,x', 'mailto:a@b.si'])(
    '%j is none',
    (src) => {
      expect(frameLink(src, 'x', addresses)).toBeNull()
    },
  )
})

test.each([
  [[1, 2, 3], 3, [3, 4, 5]],
  [[2, 4, 2], 3, [3, 4, 3]],
  [[4, 2, 6, 3], 2, [2, 2, 3, 3]],
  [[1, 2, 3, 4], 4, [4, 5, 6, 6]],
  [[], 2, []],
])('headings of levels %j that begin at %i are %j', (levels, start, shifted) => {
  expect(outlineLevels(levels, start)).toEqual(shifted)
})

test.each([
  ['<p>Ena</p><p>dve &amp; tri</p>', ['Ena', 'dve & tri']],
  ['Ena<br>dve', ['Ena', 'dve']],
  ['<script>alert(1)</script>Ena', ['Ena']],
  ['<style>p{}</style><p>Ena', ['Ena']],
  ['<p>1 &lt; 2 &#381;</p>', ['1 < 2 Ž']],
  ['<!-- skrito --><b>vidno</b>', ['vidno']],
  ['<img src=x onerror=alert(1)', []],
  ['<script>alert(1)', []],
  ['&constructor; &__proto__; &amp;', ['&constructor; &__proto__; &']],
  ['', []],
])('the words alone of %j are %j', (html, paragraphs) => {
  expect(plainParagraphs(html)).toEqual(paragraphs)
})

describe('a text in portions', () => {
  const paragraph = `<p>${'a'.repeat(90)}<b>b</b></p>`
  const long = paragraph.repeat(3000)
  /** Lengths; a plain portion's is negative. */
  const of = (html: string) => portionsOf(html).map(({ html, isPlain }) => (isPlain ? -1 : 1) * html.length)
  const nested = (tag: string, levels: number) =>
    [`<${tag}>`.repeat(levels), 'a', `</${tag}>`.repeat(levels)].join('')

  test('is one as long as anybody’s', () => {
    expect(portionsOf('')).toEqual([{ html: '', isPlain: false }])
    expect(portionsOf(long.slice(0, 90_000))).toHaveLength(1)
  })

  test('is cut between paragraphs, never inside one', () => {
    const portions = portionsOf(long)
    expect(portions.length).toBe(4)
    for (const { html, isPlain } of portions) {
      expect([html.startsWith('<p>'), html.endsWith('</p>'), isPlain]).toEqual([true, true, false])
    }
  })

  test.each([
    ['one element around everything', `<div>${long}</div>`],
    ['no element at all', 'a'.repeat(250_000)],
    ['a tag that never ends', `<p title="${'a'.repeat(250_000)}`],
  ])('with %s is plain', (_, html) => {
    const lengths = of(html)
    expect(lengths.every((length) => length < 0 && length >= -100_000)).toBe(true)
  })

  test.each([
    ['200 divisions', nested('div', 200), false],
    ['201 divisions', nested('div', 201), true],
    ['10,000 divisions', nested('div', 10_000), true],
    ['10,000 unknown tags', nested('x-y', 10_000), true],
    ['ends that end nothing', '<div></b>'.repeat(201), true],
    ['ends inside comments', '<div><!--</div>-->'.repeat(201), true],
    ['ends of themselves, which HTML has none of', '<div/>'.repeat(201), true],
    ['a drawing’s, which are ends', `<svg>${'<path/>'.repeat(201)}</svg>`, false],
    ['paragraphs without an end', '<p>a<br>'.repeat(500), false],
    ['items without an end', `<ul>${'<li>a'.repeat(500)}</ul>`, false],
  ])('with %s', (_, html, isPlain) => {
    expect(portionsOf(html).at(-1)?.isPlain).toBe(isPlain)
  })

  test('of more than half a million characters is plain beyond them', () => {
    const portions = portionsOf(long.repeat(5))
    expect(portions.findIndex(({ isPlain }) => isPlain)).toBe(5)
    expect(portions.slice(5).every(({ isPlain }) => isPlain)).toBe(true)
  })

  test('after what can be cut, the rest alone is plain', () => {
    const [first, ...rest] = portionsOf(long.slice(0, 99_000) + nested('div', 10_000))
    expect(first?.isPlain).toBe(false)
    expect(rest.every(({ isPlain }) => isPlain)).toBe(true)
  })

  test('has every character in exactly one', () => {
    const piece = fc.constantFrom(...'<p> </p> <div> </div> <!-- --> <b > "'.split(' '), 'a'.repeat(9000))
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 200 }), (pieces) => {
        const html = pieces.join('')
        const portions = portionsOf(html)
        expect(portions.map((each) => each.html).join('') === html).toBe(true)
        expect(Math.max(...portions.map((each) => each.html.length))).toBeLessThanOrEqual(100_000 + 9100)
      }),
    )
  })
})
