import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { waitFor } from '../../../test/support/wait-for'
import { faults, focused, renderInShadow, unmountAll } from '../fields/shadow.fixture'
import { RichText } from './rich-text'

const site = 'https://kzs.example'
const storage = `${location.origin}/demo/data/storage`
const ran = vi.fn()

beforeEach(() => {
  Reflect.set(window, 'ran', ran)
  ran.mockReset()
})

afterEach(() => {
  unmountAll()
  Reflect.deleteProperty(window, 'ran')
})

const viewOf = (html: string) => <RichText html={html} site={site} storage={storage} headingLevel={3} />

async function shown(html: string) {
  const { shadow, render } = renderInShadow(viewOf(html), import.meta.sheets)
  await waitFor(() => expect(shadow.querySelector('.rich-text:not([aria-hidden])')).not.toBeNull())
  const text = shadow.querySelector<HTMLElement>('.rich-text')
  if (!text) throw new Error('no text')
  return { shadow, render, text }
}

test.each([
  ['<form>Ime <b>in</b> <label>priimek</label></form>', 'Ime in priimek'],
  ['<a href="javascript:ran()">klik <b>tu</b></a>', 'klik tu'],
  ['<svg><text>Lestvica</text><style>a{}</style></svg>', 'Lestvica'],
  ['<math><mi>x</mi><mo>=</mo><mn>2</mn></math>', 'x=2'],
  ['<script>ran()</script>a<style>b{}</style>', 'a'],
  ['<svg><text>&lt;img src=x onerror=ran()&gt;</text></svg>', '<img src=x onerror=ran()>'],
])('hostile HTML of %s the words stay', async (html, words) => {
  const { text } = await shown(html)
  expect(text.textContent).toBe(words)
  expect(text.querySelector('img')).toBeNull()
  expect(ran).not.toHaveBeenCalled()
})

describe('what editors write', () => {
  test('stays, without fault for axe: words, lists, tables, quotes, code, figures, recordings', async () => {
    const { text } = await shown(
      '<p><b>a</b> <em>b</em> <sub>2</sub></p><ul><li>c</li></ul><ol start="3"><li>d</li></ol><dl><dt>e</dt><dd>f</dd></dl>' +
        '<blockquote>g</blockquote><pre><code>h</code></pre><figure><img src="scenes/kos.svg" alt="Koš" width="300"><figcaption>i</figcaption></figure>' +
        '<audio src="https://zvok.example/a.mp3"></audio><video><source src="posnetki/b.mp4" type="video/mp4"></video>' +
        '<table><caption>j</caption><thead><tr><th scope="col">k</th></tr></thead><tbody><tr><td colspan="2">l</td></tr></tbody></table>',
    )
    const tags = [...new Set([...text.querySelectorAll('*')].map(({ localName }) => localName))]
    for (const tag of 'p b em sub ul li ol dl dt dd blockquote pre code figure img figcaption audio video source table caption thead th tbody td'.split(
      ' ',
    )) {
      expect(tags).toContain(tag)
    }
    expect(text.querySelector('ol')?.start).toBe(3)
    expect(text.querySelector('td')?.colSpan).toBe(2)
    expect(text.querySelector('source')?.src).toBe(`${storage}/posnetki/b.mp4`)
    for (const recording of text.querySelectorAll<HTMLMediaElement>('audio, video')) {
      expect([recording.controls, recording.preload, recording.autoplay]).toEqual([true, 'none', false])
    }
    expect(await faults()).toEqual([])
  })

  test('links lead where they say, out of the site in a new tab; headings go on from the page’s own', async () => {
    const { text } = await shown(
      '<h1>a</h1><h4>b</h4><a href="/klubi" target="_top" rel="opener">x</a><a href="https://fiba.example/">y</a>',
    )
    expect([...text.querySelectorAll('a')].map(({ href, target, rel }) => [href, target, rel])).toEqual([
      ['https://kzs.example/klubi', '', ''],
      ['https://fiba.example/', '_blank', 'noopener'],
    ])
    expect([...text.querySelectorAll('h3, h4')].map(({ outerHTML }) => outerHTML)).toEqual([
      '<h3>a</h3>',
      '<h4>b</h4>',
    ])
  })

  test('a picture is lazy, sends no referrer, and one that is missing leaves a neutral place', async () => {
    const { text } = await shown(
      '<p><img src="scenes/kos.svg"></p><p><img src="scenes/ni.svg" alt="Zmaga"></p>',
    )
    const picture = text.querySelector('img')
    expect([picture?.src, picture?.loading, picture?.referrerPolicy, picture?.alt]).toEqual([
      `${storage}/scenes/kos.svg`,
      'lazy',
      'no-referrer',
      '',
    ])
    await waitFor(() => expect(text.querySelector('.rich-missing')?.textContent).toBe('Zmaga'))
  })

  test('what editors and Word leave without a word in it goes; what shows something stays', async () => {
    const { text } = await shown(
      [
        '<h2><o:p>&nbsp;</o:p></h2><p class="MsoNormal" style="margin:0cm"><o:p>&nbsp;</o:p></p>',
        '<!--[if gte mso 9]><xml>Normal 0 21</xml><![endif]--><p>a</p><p><br></p><p>&#8203;</p>',
        '<ul><li></li><li>&nbsp;</li></ul><ol><li>b</li><li> </li></ol>',
        '<p><img src="scenes/kos.svg" alt="Koš"></p><div><div><br></div></div>',
      ].join(''),
    )
    expect(text.querySelectorAll('h1, h2, h3, ul').length).toBe(0)
    expect([...text.querySelectorAll('p, li')].map((each) => each.textContent)).toEqual(['a', 'b', ''])
    expect(text.querySelectorAll('p > img').length).toBe(1)
    expect(text.textContent).not.toContain('Normal')
  })

  test('tables without a caption have names of their own', async () => {
    const { text } = await shown('<table><tr><td>a</td></tr></table><table><tr><td>b</td></tr></table>')
    const names = [...text.querySelectorAll('[role=region]')].map((each) => each.getAttribute('aria-label'))
    expect(names).toEqual(['Tabela', 'Tabela 2'])
  })

  test.each([
    ['<tr><td>Češka</td><td>27</td></tr><tr><td>Slovenija</td><td>−1,5 %</td></tr>', ['start', 'end']],
    ['<tr><td>27</td><td>9</td></tr><tr><td>21</td><td>ni igral</td></tr>', ['end', 'start']],
    ['<tr><td>27</td><td>9</td></tr><tr><td colspan="2">21</td></tr>', ['start', 'start']],
  ])('a column of nothing but numbers ends under its head: %s', async (rows, alignments) => {
    const { text } = await shown(`<table><thead><tr><th>A</th><th>B</th></tr></thead>${rows}</table>`)
    const alignmentOf = (cell: Element) => getComputedStyle(cell).textAlign
    for (const row of [...text.querySelectorAll('tr')].slice(0, 2))
      expect([...row.children].map(alignmentOf)).toEqual(alignments)
  })

  test('a wide table scrolls by itself and by the keyboard', async () => {
    const cells = Array.from({ length: 40 }, (_, index) => `<td>Stolpec${index}</td>`).join('')
    const { shadow, text } = await shown(`<table><caption>Kotizacije</caption><tr>${cells}</tr></table>`)
    const scroller = page.getByRole('region', { name: 'Kotizacije' }).element()
    expect(scroller.scrollWidth).toBeGreaterThan(scroller.clientWidth)
    expect(text.scrollWidth).toBe(text.clientWidth)
    expect(text.clientWidth).toBeLessThanOrEqual(650)
    await userEvent.keyboard('{Tab}')
    expect(focused()).toBe(scroller)
    expect(shadow.host.scrollWidth).toBe(shadow.host.clientWidth)
  })

  test('a poster replaces its frame until it is clicked', async () => {
    const { text } = await shown(
      '<iframe src="https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ" title="Finale" onload="ran()"></iframe>',
    )
    expect(text.querySelector('iframe')).toBeNull()
    await userEvent.click(page.getByRole('button', { name: 'Finale' }))
    expect(focused()).toBe(text.querySelector('iframe[title=Finale]'))
    expect(ran).not.toHaveBeenCalled()
  })
})

describe('what editors paste', () => {
  test.each([
    ['ol', 'a', 'lower-alpha'],
    ['ol', 'A', 'upper-alpha'],
    ['ol', 'i', 'lower-roman'],
    ['ol', 'I', 'upper-roman'],
    ['ol', '1', 'decimal'],
    ['ol', 'x', 'decimal'],
    ['ul', 'square', 'square'],
    ['ul', 'circle', 'circle'],
    ['ul', 'disc', 'disc'],
  ])('numbers <%s type="%s"> as %s, from its start', async (name, type, look) => {
    const { text } = await shown(`<${name} type="${type}" start="3"><li>c</li></${name}>`)
    const list = text.querySelector<HTMLOListElement>(name)
    expect(getComputedStyle(list as Element).listStyleType).toBe(look)
    if (name === 'ol') expect(list?.start).toBe(3)
  })

  test.each([
    [
      'https://www.youtube.com/embed/M7lc1UVf-VE?si=a',
      'YouTube video player',
      'Predvajaj video',
      'www.youtube-nocookie.com/embed/M7lc1UVf-VE',
    ],
    ['https://youtu.be/M7lc1UVf-VE', '', 'Predvajaj video', 'www.youtube-nocookie.com/embed/M7lc1UVf-VE'],
    ['//player.vimeo.com/video/76979871?h=ab', 'Krka', 'Krka', 'player.vimeo.com/video/76979871'],
  ])('is a video: a frame of %s called "%s"', async (src, title, name, player) => {
    const { text } = await shown(`<iframe src="${src}" title="${title}"></iframe>`)
    expect(text.querySelector('iframe')).toBeNull()
    await userEvent.click(page.getByRole('button', { name }))
    expect(text.querySelector('iframe')?.src).toContain(`https://${player}?`)
  })

  test('is a link: any other frame', async () => {
    const { text } = await shown('<p><iframe src="https://www.google.com/maps/embed?pb=1"></iframe></p>')
    expect(text.innerHTML).toBe(
      '<p><a href="https://www.google.com/maps/embed?pb=1" target="_blank" rel="noopener">google.com/maps/embed</a></p>',
    )
  })

  test('has its footnotes and headings under names of ours, and none that nothing leads to', async () => {
    const { text } = await shown(
      '<ul><li><a href="#uvod">Uvod</a></li></ul><h2 id="uvod">Uvod</h2><p id="b">a<a name="r" href="#o">1</a></p><p><a name="o"></a></p><a href="#r">nazaj</a><a href="#ni">ni</a>',
    )
    expect([...text.querySelectorAll('[id], [name]')].map(({ localName, id }) => [localName, id])).toEqual([
      ['h3', 'besedilo-uvod'],
      ['a', 'besedilo-r'],
      ['a', 'besedilo-o'],
    ])
    expect(
      [...text.querySelectorAll('a[href]')].map((link) => [
        link.getAttribute('href'),
        link.getAttribute('target'),
      ]),
    ).toEqual([
      ['#besedilo-uvod', null],
      ['#besedilo-o', null],
      ['#besedilo-r', null],
    ])
  })
})

test('changes with its HTML, and blank HTML shows nothing', async () => {
  const { shadow, render } = await shown('<p>prej</p>')
  render(viewOf('<p>potem</p>'))
  expect(shadow.querySelector('.rich-text')?.innerHTML).toBe('<p>potem</p>')
  render(viewOf(' \n '))
  expect(shadow.querySelector('.rich-text')).toBeNull()
})
