// @vitest-environment happy-dom
// @vitest-environment-options { "url": "https://kzs.example/tekme?klub=1" }
import { beforeEach, expect, it } from 'vitest'
import { forgetMetadata, takeMetadata } from './metadata'

const head = (selector: string, attribute: string) =>
  document.head.querySelector(selector)?.getAttribute(attribute)
const written = () => ({
  title: document.title,
  description: head('meta[name="description"]', 'content'),
  canonical: head('link[rel="canonical"]', 'href'),
})

beforeEach(() => {
  document.head.innerHTML = '<title></title><meta name="description"><link rel="canonical">'
})

it('is what the page says of itself, and nothing of it in the next one', () => {
  const url = 'https://kzs.example/tekme'
  const title = takeMetadata({ title: 'Parket - Tekme', description: 'Vse tekme', image: null, url })
  expect(title).toBe('Parket - Tekme')
  expect(written()).toEqual({ title, description: 'Vse tekme', canonical: url })
  forgetMetadata(new URL('https://kzs.example/klubi?x=1'))
  expect(written()).toEqual({ title: 'Parket', description: '', canonical: 'https://kzs.example/klubi' })
})

it.each([
  [null],
  [{ title: 7, description: {}, url: 'https://fiba.example/' }],
  [{ url: 'javascript:alert(1)' }],
  [{ url: 'http://' }],
])('falls back to the product and this address for %j', (detail) => {
  takeMetadata(detail)
  expect(written()).toEqual({ title: 'Parket', description: '', canonical: 'https://kzs.example/tekme' })
})
