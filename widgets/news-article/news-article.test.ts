import { expect, it } from 'vitest'
import { articleWith } from '../answers.fixture'
import { type Rendering, rendered, site } from '../rendered.fixture'

const render = (fields: object = {}, attributes: Rendering['attributes'] = {}) =>
  rendered('news-article', {
    attributes: { slug: 'zmaji-brez-poraza', ...attributes },
    routes: { '/news/zmaji-brez-poraza': articleWith(fields) },
  })

it('an article shows its category, day, title, short text, text and author, and requests nothing but itself', async () => {
  const { text, asked, hrefs } = await render({ html_content: 'Prvi del.' })
  expect(text).toMatch(
    /^1\. liga14\.11\.2025Zmaji še naprej brez porazaPo sedmih krogih.*ekipa\.Prvi del\.Besedilo: Neža Lah/,
  )
  expect(asked()).toEqual(['/news/zmaji-brez-poraza'])
  expect(hrefs('[part~=news-card] a')).toEqual([1, 2, 3].map((number) => `${site}/novica/novica-${number}`))
})

it('an article leaves out what it doesn’t have', async () => {
  const { text, parts } = await render({
    ...{ author: null, categories: [], short_text: '', html_content: '', photos: [], related: [] },
  })
  expect(text).toMatch(/^14\.11\.2025Zmaji še naprej brez poraza/)
  expect([text.includes('Besedilo'), parts('photo'), parts('news-card')]).toEqual([false, [], []])
})

it.each([
  [{}, 'h2', 'h3'],
  [{ 'heading-level': '1' }, 'h1', 'h2'],
])('with %o an article has its title in %s, related ones in %s', async (attributes, title, related) => {
  const { texts } = await render({}, attributes)
  expect([texts(title)[0], texts(related)]).toEqual([
    'Zmaji še naprej brez poraza',
    expect.arrayContaining(['Novica 1']),
  ])
})

it.each([
  ['scenes/kos.svg', 'scenes/kos.svg'],
  [null, 'default-news.svg'],
])('an article with the picture %s shows %s', async (title_background, file) => {
  const { all } = await render({ title_background })
  expect(all('.article-picture img')[0]?.getAttribute('src')).toBe(`${site}/storage/${file}`)
})

it('without a slug nothing is requested and nothing shown', async () => {
  const { asked, text } = await rendered('news-article')
  expect([asked(), text]).toEqual([[], ''])
})
