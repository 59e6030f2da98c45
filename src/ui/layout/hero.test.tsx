import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Hero } from './hero'

test('on the server the markup begins with the hero itself, without a preload before it', () => {
  const html = renderToString(<Hero title="Člani" picture="https://kzs.example/ekipa.jpg" headingLevel={1} />)
  expect(html).toMatch(/^<div class="hero/)
  expect(html).toContain('src="https://kzs.example/ekipa.jpg"')
})
