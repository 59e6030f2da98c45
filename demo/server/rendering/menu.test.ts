/** The menu as the server writes it. */
import { expect, test } from 'vitest'
import { footerMenu, headerMenu } from '../../render-thread/menu'
import { menuOf } from '../../shell/menu'

const item = (
  id: number,
  parent_menu_id: number | null,
  title: string,
  page_path: string,
  link?: string,
) => ({
  ...{ id, parent_menu_id, position: id, page_path, title, external_link: link ?? null },
})
const answer = [
  item(1, null, 'Domov', '', '/'),
  item(2, null, 'Tekme <b>', 'tekme'),
  item(3, 2, '"Klubi"', 'x', '/klubi?a=1&b=2'),
  item(4, null, 'Ljudje', ''),
  item(5, 4, 'FIBA', '', 'https://fiba.example/'),
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
