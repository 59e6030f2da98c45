import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { parts } from './parts.fixture'

test.each(Object.entries(parts))('%s is rendered in plain Node, twice the same', (_, view) => {
  expect(typeof document).toBe('undefined')
  const markup = renderToString(view)
  expect(markup).toContain('class=')
  // Neither what is open nor what the document would load before it.
  expect(markup).not.toMatch(/popover|<style|<link/)
  for (const [link] of markup.matchAll(/<[^>]+target="_blank"[^>]*>/g))
    expect(link).toContain('rel="noopener"')
  expect(renderToString(view)).toBe(markup)
})
