import { expect, it } from 'vitest'
import { menuOf } from './menu'

const site = 'https://kzs.example'
const item = (id: number | string, fields: object = {}) => ({
  id,
  parent_menu_id: null,
  position: 1,
  page_path: `pot-${id}`,
  title: `Naslov ${id}`,
  external_link: null,
  ...fields,
})

it('has two levels, each by position, and a child lies under its parent', () => {
  const { entries: menu } = menuOf(
    [
      item(2, { position: 2 }),
      item(4, { parent_menu_id: '1', position: 9 }),
      item(3, { parent_menu_id: 1, position: 3 }),
      item(1),
      item(5, { parent_menu_id: 3 }),
    ],
    site,
  )
  expect(menu.map(({ href }) => href)).toEqual(['/pot-1', '/pot-2'])
  expect(menu[0]?.children.map(({ href }) => href)).toEqual(['/pot-1/pot-3', '/pot-1/pot-4'])
  expect(menu[0]?.children[0]?.children).toEqual([])
})

it.each([
  [{ page_path: '/klubi/' }, '/klubi', false],
  [{ page_path: 'č š' }, '/%C4%8D%20%C5%A1', false],
  [{ page_path: '' }, null, false],
  [{ external_link: '/tekme?klub=1' }, '/tekme?klub=1', false],
  [{ external_link: 'https://kzs.example/tekme' }, '/tekme', false],
  [{ external_link: 'https://fiba.example/x' }, 'https://fiba.example/x', true],
  [{ external_link: 'javascript:alert(1)' }, null, false],
  [{ external_link: 'http://' }, null, false],
])('an item %j leads to %s, off the site: %s', (fields, href, isExternal) => {
  expect(menuOf([item(1, fields)], site).entries).toMatchObject([{ href, isExternal }])
})

it('leaves out what is no item, and counts it', () => {
  const broken = [null, 'x', {}, item(1, { title: null }), item(2, { page_path: undefined }), item(3)]
  const { entries, leftOut } = menuOf(broken, site)
  expect([entries.map(({ title }) => title), leftOut]).toEqual([['Naslov 3'], 5])
})

it('keeps the order of items whose positions are none', () => {
  const items = [item(1, { position: 'x' }), item(2, { position: null }), item(3, { position: -1 })]
  expect(menuOf(items, site).entries.map(({ title }) => title)).toEqual(['Naslov 3', 'Naslov 1', 'Naslov 2'])
})
