import { expect, test } from 'vitest'
import { tileTarget } from './tile'

const item = (id: string, parent: string | null, page_path: string, external_link: string | null = null) => ({
  id,
  parent_menu_id: parent,
  page_path,
  title: `Naslov ${id}`,
  external_link,
})

const menu = [
  item('1', null, 'reprezentance'),
  item('11', '1', 'clani/kvalifikacije'),
  item('2', null, ''),
  item('21', '2', '/tekme/'),
  item('31', '99', 'sirota'),
  item('4', null, 'trgovina', ' https://trgovina.example/ '),
  item('5', null, 'brez', '  '),
  item('6', null, '//x.png'),
  item('61', '6', '\\\\y.png'),
  item('7', null, 'https://kzs.example/klubi'),
]

test.each([
  ['11', 'reprezentance/clani/kvalifikacije', null],
  ['1', 'reprezentance', null],
  ['21', 'tekme', null],
  ['31', 'sirota', null],
  ['4', 'trgovina', 'https://trgovina.example/'],
  ['5', 'brez', null],
  ['6', 'x.png', null],
  ['61', 'x.png/y.png', null],
  ['7', 'klubi', null],
])('the tile of menu item %s leads to %j, outside to %j', (id, path, external) => {
  expect(tileTarget(menu, id, 'https://kzs.example')).toEqual({ title: `Naslov ${id}`, path, external })
})

test('a tile that the menu does not know leads nowhere', () => {
  expect(tileTarget(menu, '77')).toBeNull()
})
