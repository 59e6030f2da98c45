import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { fillPage } from './fill-page'

const preload = '\n    <link rel="preload" href="/api/menu" as="fetch" crossorigin>'
const shell = (menu = '', footer = '', outlet = '', year = '') =>
  `<ul class="a" id="menu-items" class="b">${menu}</ul><nav id="footer-menu">${footer}</nav><main id="outlet">${outlet}</main><span id="year">${year}</span>`
const thisYear = String(new Date().getFullYear())

test('each part stands in its element as it was drawn', () => {
  const texts = { menu: '<li>$1</li>', footerMenu: '<a>$&</a>', outlet: '<p>Tekme</p>' }
  expect(fillPage(`<head>${preload}</head>${shell()}`, { texts, isWhole: true })).toEqual({
    html: `<head></head>${shell('<li>$1</li>', '<a>$&</a>', '<p>Tekme</p>', thisYear)}`,
    styleSources: [],
  })
})

test.each([
  ['nothing was drawn', {}, shell('', '', '', thisYear)],
  ['only the screen was drawn', { outlet: 'a' }, shell('', '', 'a', thisYear)],
])('the menu is still asked for where %s', (_, texts, page) => {
  const { html } = fillPage(preload + shell(), { texts, isWhole: false })
  expect(html).toBe(preload + page)
})

test('what stands in an element already stays', () => {
  const { html } = fillPage('<main id="outlet"><p>a</p></main>', { texts: { outlet: 'b' }, isWhole: true })
  expect(html).toBe('<main id="outlet"><p>a</p></main>')
})

test('each style is named by its hash, once', () => {
  const hash = createHash('sha256').update('p{}').digest('base64')
  const { styleSources } = fillPage('', { texts: {}, styles: ['p{}', 'p{}'], isWhole: true })
  expect(styleSources).toEqual([`'sha256-${hash}'`])
})
