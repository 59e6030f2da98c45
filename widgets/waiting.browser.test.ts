/** A list that waits for another answer fades, but only after half a second: sooner it would flicker. */
import { afterEach, expect, test } from 'vitest'
import matchResults from '../src/blocks/match-results/match-results.css?sheet'
import newsResults from '../src/blocks/news-results/news-results.css?sheet'
import { adoptStyles } from '../src/styles/adopt'
import siteSearch from './site-search/site-search.css?sheet'

afterEach(() => document.body.replaceChildren())

test.each([
  ['results', 'results-found', matchResults],
  ['news-results', 'news-grid', newsResults],
  ['found-things', 'found-list', siteSearch],
])('the sheet of .%s fades it late and brings it back at once', (list, part, sheet) => {
  const root = document.body.appendChild(document.createElement('div')).attachShadow({ mode: 'open' })
  adoptStyles(root, sheet)
  const whole = root.appendChild(document.createElement('div'))
  const inside = whole.appendChild(document.createElement('div'))
  whole.className = list
  inside.className = part
  const look = () => {
    const delays = inside.getAnimations().map(({ effect }) => effect?.getTiming().delay)
    return [getComputedStyle(inside).opacity, delays]
  }
  expect(look()).toEqual(['1', []])
  whole.setAttribute('aria-busy', 'true')
  expect(look()).toEqual(['1', [500]])
  whole.setAttribute('aria-busy', 'false')
  expect(look()).toEqual(['1', []])
})
