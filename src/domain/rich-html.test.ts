import { describe, expect, test } from 'vitest'
import { outlineLevels, plainParagraphs, richFile, richLink } from './rich-html'

const place = { site: 'https://kzs.example/pot', storage: 'https://kzs.example/storage' }

describe('a link', () => {
  test.each([
    ['/klubi', 'https://kzs.example/pot/klubi'],
    ['klubi?x=1#y', 'https://kzs.example/pot/klubi?x=1#y'],
    ['?stran=2', 'https://kzs.example/pot/?stran=2'],
    ['https://fiba.example/', 'https://fiba.example/'],
    ['//fiba.example/x', 'https://fiba.example/x'],
    ['mailto:info@kzs.example', 'mailto:info@kzs.example'],
    ['tel:+38615202600', 'tel:+38615202600'],
  ])('%j leads to %s', (href, url) => {
    expect(richLink(href, place)).toBe(url)
  })

  test.each([
    '',
    '  ',
    '#vrh',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' java\nscript:alert(1)',
    'vbscript:x',
    'data:text/html,<script>alert(1)</script>',
    'blob:https://kzs.example/1',
    'file:///etc/passwd',
    'ftp://kzs.example/',
    'javascript&colon;alert(1)',
  ])('%j leads nowhere', (href) => {
    expect(richLink(href, place)).toBeNull()
  })
})

describe('a file', () => {
  test.each([
    ['scenes/kos.svg', 'https://kzs.example/storage/scenes/kos.svg'],
    ['/scenes/kos.svg', 'https://kzs.example/storage/scenes/kos.svg'],
    ['https://slike.example/a.jpg', 'https://slike.example/a.jpg'],
    ['https://kzs.example/storage/a.jpg', 'https://kzs.example/storage/a.jpg'],
  ])('%j is at %s', (src, url) => {
    expect(richFile(src, place)).toBe(url)
  })

  test.each([
    '',
    'http://slike.example/a.jpg',
    '//slike.example/a.jpg',
    '\\\\slike.example\\a.jpg',
    'data:image/svg+xml,<svg/>',
    'javascript:alert(1)',
    '../zasebno.jpg',
    'a/%2e%2e/b.jpg',
    '.\t./a.jpg',
  ])('%j is nowhere', (src) => {
    expect(richFile(src, place)).toBeNull()
  })
})

describe('headings', () => {
  test.each([
    [[1, 2, 3], 3, [3, 4, 5]],
    [[2, 4, 2], 3, [3, 4, 3]],
    [[4, 2, 6, 3], 2, [2, 2, 3, 3]],
    [[1, 2, 3, 4], 4, [4, 5, 6, 6]],
    [[], 2, []],
  ])('of levels %j that begin at %i are %j', (levels, start, shifted) => {
    expect(outlineLevels(levels, start)).toEqual(shifted)
  })
})

describe('the words alone', () => {
  test.each([
    ['<p>Ena</p><p>dve &amp; tri</p>', ['Ena', 'dve & tri']],
    ['Ena<br>dve', ['Ena', 'dve']],
    ['<script>alert(1)</script>Ena', ['Ena']],
    ['<style>p{}</style><p>Ena', ['Ena']],
    ['<p>1 &lt; 2 &#381;</p>', ['1 < 2 Ž']],
    ['<!-- skrito --><b>vidno</b>', ['vidno']],
    ['<img src=x onerror=alert(1)', []],
    ['<script>alert(1)', []],
    ['', []],
  ])('of %j are %j', (html, paragraphs) => {
    expect(plainParagraphs(html)).toEqual(paragraphs)
  })
})
