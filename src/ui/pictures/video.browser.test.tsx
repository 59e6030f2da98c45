import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { focused, renderInShadow, unmountAll } from '../fields/shadow.fixture'
import { Video } from './video'

afterEach(unmountAll)

/** All but leading the page away, forms, dialogs, downloads, pointer lock and the orientation. */
const sandboxed = [
  'allow-popups',
  'allow-popups-to-escape-sandbox',
  'allow-presentation',
  'allow-same-origin',
  'allow-scripts',
]

const fromGoogle = () =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((url) => /youtu|ytimg|google|gstatic|doubleclick/.test(url))

test('nothing is requested before the click, not even when the pointer is over it', async () => {
  const { shadow } = renderInShadow(<Video id="dQw4w9WgXcQ" title="Finale" />, import.meta.sheets)
  const head = document.head.innerHTML
  await userEvent.hover(page.getByRole('button', { name: 'Finale' }))
  await userEvent.keyboard('{Tab}')
  expect(fromGoogle()).toEqual([])
  expect([shadow.querySelector('iframe, link, img'), document.head.innerHTML]).toEqual([null, head])
})

test('a click brings the cookieless frame, which gets the focus', async () => {
  const { shadow } = renderInShadow(<Video id="dQw4w9WgXcQ" title="" />, import.meta.sheets)
  await userEvent.click(page.getByRole('button', { name: 'Predvajaj video' }))
  const frame = shadow.querySelector('iframe')
  expect(frame?.src).toBe('https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?rel=0&autoplay=1')
  expect([frame?.title, focused()]).toEqual(['Video', frame])
  expect([...(frame?.sandbox ?? [])].toSorted()).toEqual(sandboxed)
})
