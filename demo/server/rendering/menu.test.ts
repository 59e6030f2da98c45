/** The menu as the server writes it. */
import { expect, test } from 'vitest'
import { footerMenu, headerMenu } from '../../render-thread/menu'
import { menuOf } from '../../shell/menu'

const answer = [
  { id: 1, parent_menu_id: null, position: 1, page_path: '', title: 'Domov', external_link: '/' },
  { id: 2, parent_menu_id: null, position: 2, page_path: 'tekme', title: 'Tekme <b>', external_link: null },
  {
    id: 3,
    parent_menu_id: 2,
    position: 1,
    page_path: 'x',
    title: '"Klubi"',
    external_link: '/klubi?a=1&b=2',
  },
  { id: 4, parent_menu_id: null, position: 3, page_path: '', title: 'Ljudje', external_link: null },
  {
    id: 5,
    parent_menu_id: 4,
    position: 1,
    page_path: '',
    title: 'FIBA',
    external_link: 'https://fiba.example/',
  },
]
const { entries } = menuOf(answer, 'https://kzs.example')

test('escapes what it is given, and leads away in a new tab', () => {
  const html = headerMenu(entries, '/nikjer')
  expect(html).toContain('<li><a data-name="Tekme &lt;b&gt;" href="/tekme">Tekme &lt;b&gt;</a><button')
  expect(html).toContain('aria-label="Tekme &lt;b&gt;"></button><ul id="submenu-1" class="submenu">')
  expect(html).toContain('<a href="/klubi?a=1&amp;b=2">&quot;Klubi&quot;</a>')
  expect(html).toContain('data-name="Ljudje" class="toggle named">Ljudje</button>')
  expect(html).toContain('<a href="https://fiba.example/" target="_blank" rel="noopener">FIBA</a>')
  expect(html).not.toContain('aria-current')
  expect(html).not.toContain('is-current')
})

test.each([
  ['/', ['Domov']],
  ['/klubi', ['Tekme &lt;b&gt;', '&quot;Klubi&quot;']],
  ['/tekmovanje/1', ['Tekme &lt;b&gt;']],
  ['/tekme', ['Tekme &lt;b&gt;']],
  ['/tekmeci', []],
])('at %s it marks %j', (path, marked) => {
  const html = headerMenu(entries, path)
  const items = html
    .split(/(?=<li class="is-current">)/)
    .filter((each) => each.startsWith('<li class="is-current">'))
  expect(items.length).toBe(Math.min(1, marked.length))
  for (const each of items) expect(each).toContain(marked[0])
  const links = [...html.matchAll(/aria-current="page">([^<]*)</g)].map(([, title]) => title)
  expect(marked).toEqual(expect.arrayContaining(links))
})

test('below, what has something under it is a heading with its links', () => {
  expect(footerMenu(entries)).toBe(
    '<div><h2>Tekme &lt;b&gt;</h2><ul><li><a href="/klubi?a=1&amp;b=2">&quot;Klubi&quot;</a></li></ul></div>' +
      '<div><h2>Ljudje</h2><ul><li><a href="https://fiba.example/" target="_blank" rel="noopener">FIBA</a></li></ul></div>',
  )
})
