import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { parts } from './parts.fixture'

test.each(Object.entries(parts))('%s is drawn in plain Node, twice the same', (_, view) => {
  expect(typeof document).toBe('undefined')
  const markup = renderToString(view)
  expect(markup).toContain('class=')
  expect(renderToString(view)).toBe(markup)
})
