import { expect, test } from 'vitest'
import { fillPage } from './fill-page'

const shell = (menu = '', outlet = '') =>
  `<ul class="a" id="menu-items" class="b">${menu}</ul><main id="outlet">${outlet}</main>`

test('each part is in its element as it was rendered', () => {
  const parts = { 'menu-items': '<li>$1</li>', outlet: '<p>$&</p>' }
  expect(fillPage(shell(), parts)).toBe(shell('<li>$1</li>', '<p>$&</p>'))
})

test('what is in an element already stays', () => {
  expect(fillPage(shell('', '<p>a</p>'), { outlet: 'b' })).toBe(shell('', '<p>a</p>'))
})
