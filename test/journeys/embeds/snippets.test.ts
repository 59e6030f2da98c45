/** What the documents show to be pasted shows its elements on a page that has nothing else. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { embedsRendered, eventually, origin, startVisit, stranger } from '../../support/journey'
import { project } from '../../support/site'

/** Those that bring what they need; the elements from npm are in package-hosts.long.test.ts. */
const snippets = ['README.md', 'widgets/README.md'].flatMap((file) => {
  const text = readFileSync(join(project, file), 'utf8')
  return [...text.matchAll(/```html\n(.+?)```/gs)].flatMap(([, html = '']) =>
    /<script|<iframe/.test(html) ? [{ file, html, title: html.split('\n', 1)[0] }] : [],
  )
})

const tagsIn = (html: string) =>
  [...html.matchAll(/<parket-([a-z-]+)|\/(?:embed|okvir)\/([a-z-]+)/g)].map(
    ([, tag, put]) => `parket-${tag ?? put}`,
  )

it.each(snippets)('$file: $title', async ({ html }) => {
  const pasted = html.replaceAll('https://kzs.example', origin)
  const tags = tagsIn(html)
  expect(tags.length).toBeGreaterThan(0)
  await embedsRendered(pasted)
  const visit = await startVisit()
  const head = '<!doctype html><meta charset="utf-8"><title>Klub</title><link rel="icon" href="data:,">'
  await visit.page.goto(stranger.put('/prilepljeno.html', `${head}<body>${pasted}`))
  const loaded = () => visit.received.flatMap(({ name, tag }) => (name === 'parket-load' ? [tag] : []))
  await eventually(() => loaded().toSorted()).toEqual(tags.toSorted())
  expect([visit.warnings, visit.errors]).toEqual([[], []])
})
