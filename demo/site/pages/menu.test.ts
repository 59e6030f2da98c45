import { describe, expect, test } from 'vitest'
import type { MenuItem } from '../../../src/contract/pages'
import { Problem } from '../../api/http/problem'
import { menuParts, readingMenu } from './menu'

const site = { origin: 'https://kzs.example', base: 'https://kzs.example' }
const item = (id: number, parent: number | null, title: string, page_path: string, link = ''): MenuItem => ({
  ...{
    id: String(id),
    parent_menu_id: parent === null ? null : String(parent),
    position: id,
    page_path,
    title,
  },
  external_link: link || null,
})
const menu = [
  item(1, null, 'Domov', '', '/'),
  item(2, null, 'Tekme <b>', 'tekme'),
  item(3, 2, '"Klubi"', 'x', '/klubi?a=1&b=2'),
  item(4, null, 'Ljudje', ''),
  item(5, 4, 'FIBA', '', 'https://fiba.example/'),
] as MenuItem[]
const headerAt = (path: string | null) => menuParts(menu, path, site).header

test('escapes what it is given, and leads away in a new tab', () => {
  const html = headerAt('/nikjer')
  expect(html).toContain('<li><a data-name="Tekme &lt;b&gt;" href="/tekme">Tekme &lt;b&gt;</a><button')
  expect(html).toContain('aria-label="Tekme &lt;b&gt;"></button><ul id="submenu-1" class="submenu">')
  expect(html).toContain('<a href="/klubi?a=1&amp;b=2">&quot;Klubi&quot;</a>')
  expect(html).toContain('data-name="Ljudje" class="toggle named">Ljudje</button>')
  expect(html).toContain('<a href="https://fiba.example/" target="_blank" rel="noopener">FIBA</a>')
  expect(html).not.toContain('aria-current')
  expect(html).not.toContain('is-current')
})

test('keeps a path on the site, whatever it holds', () => {
  const odd = ['//x.png', '\\\\x.png', '/\t/x.png', 'https://kzs.example/klubi'].map((path, index) =>
    item(index + 1, null, `T${index}`, path),
  )
  const hrefs = [...menuParts(odd, null, site).header.matchAll(/href="([^"]*)"([^>]*)/g)]
  expect(hrefs.map(([, href, more]) => [href, more])).toEqual([
    ['/x.png', ''],
    ['/x.png', ''],
    ['/x.png', ''],
    ['/klubi', ''],
  ])
})

test.each([
  ['/', ['Domov']],
  ['/klubi', ['Tekme &lt;b&gt;', '&quot;Klubi&quot;']],
  ['/tekmovanje/1', ['Tekme &lt;b&gt;']],
  ['/tekme', ['Tekme &lt;b&gt;']],
  ['/tekmeci', []],
])('at %s it marks %j', (path, marked) => {
  const html = headerAt(path)
  const items = html
    .split(/(?=<li class="is-current">)/)
    .filter((each) => each.startsWith('<li class="is-current">'))
  expect(items.length).toBe(Math.min(1, marked.length))
  for (const each of items) expect(each).toContain(marked[0])
  const links = [...html.matchAll(/aria-current="page">([^<]*)</g)].map(([, title]) => title)
  expect(marked).toEqual(expect.arrayContaining(links))
})

test('below, what has something under it is a heading with its links', () => {
  expect(menuParts(menu, '/klubi', site).footer).toBe(
    '<div><h2>Tekme &lt;b&gt;</h2><ul><li><a href="/klubi?a=1&amp;b=2">&quot;Klubi&quot;</a></li></ul></div>' +
      '<div><h2>Ljudje</h2><ul><li><a href="https://fiba.example/" target="_blank" rel="noopener">FIBA</a></li></ul></div>',
  )
})

test('marks nothing in a page that there is not', () => {
  expect(headerAt(null)).not.toMatch(/aria-current|is-current/)
})

describe('an item', () => {
  const linksOf = (...items: MenuItem[]) =>
    [
      ...menuParts(items, null, site).header.matchAll(
        /<(?:a|span)[^>]*?(?: href="([^"]*)"( target)?[^>]*)?>/g,
      ),
    ].map(([, href, away]) => [href, away !== undefined])

  test.each([
    ['/klubi/', '', '/klubi', false],
    ['č š', '', '/%C4%8D%20%C5%A1', false],
    ['', '', undefined, false],
    ['x', '/tekme?klub=1', '/tekme?klub=1', false],
    ['x', 'https://kzs.example/tekme', '/tekme', false],
    ['x', 'https://kzs.example.fiba.example/', 'https://kzs.example.fiba.example/', true],
    ['x', 'https://fiba.example/x', 'https://fiba.example/x', true],
    ['x', 'javascript:alert(1)', undefined, false],
    ['x', 'http://', undefined, false],
  ])('of path %j and link %j leads to %s, off the site: %s', (path, link, href, isAway) => {
    expect(linksOf(item(1, null, 'Naslov', path, link))).toEqual([[href, isAway]])
  })

  test('is ordered by position under its parent, and none below the second level', () => {
    const items = [item(5, 3, 'E', 'e'), item(2, null, 'B', 'b'), item(4, 1, 'D', 'd'), item(3, 1, 'C', 'c')]
    expect(linksOf(...items, item(1, null, 'A', 'a')).map(([href]) => href)).toEqual([
      '/a',
      '/a/c',
      '/a/d',
      '/b',
    ])
  })
})

test('stays the last one while the API can not answer', async () => {
  let answer: () => MenuItem[] = () => {
    throw new Problem(503, 'Gone')
  }
  const readMenu = readingMenu((async () => answer()) as never)
  expect(await readMenu()).toBeUndefined()
  answer = () => menu
  expect(await readMenu()).toEqual(menu)
  answer = () => {
    throw new Problem(503, 'Gone')
  }
  expect(await readMenu()).toEqual(menu)
})
