import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { waitFor } from '../../../test/support/wait-for'
import { drawInShadow, faults, focused, unmountAll } from '../fields/shadow.fixture'
import { RichText, richTextStyles } from './rich-text'

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

/** The text once it stands in the page. */
async function shown(html: string, headingLevel = 3) {
  const { shadow, draw } = drawInShadow(
    <RichText html={html} site={site} storage={storage} headingLevel={headingLevel} />,
  )
  await waitFor(() => expect(shadow.querySelector('.rich-text:not([aria-hidden])')).not.toBeNull())
  const text = shadow.querySelector<HTMLElement>('.rich-text')
  if (!text) throw new Error('no text')
  return { shadow, draw, text }
}

/** Everything that a script could have been started by has had its time. */
const later = () => new Promise((resolve) => setTimeout(resolve, 50))

const hostile = [
  '<script>ran()</script>',
  '<script src="data:text/javascript,ran()"></script>',
  '<img src=x onerror="ran()">',
  '<img src="scenes/kos.svg" onload="ran()">',
  '<svg onload="ran()"><circle r="1"/></svg>',
  '<svg><script>ran()</script></svg>',
  '<svg><a xlink:href="javascript:ran()"><text>klik</text></a></svg>',
  '<svg><style><img src=x onerror=ran()></style></svg>',
  '<svg></p><style><a id="</style><img src=1 onerror=ran()>">',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=ran()&gt;">',
  '<math><annotation-xml encoding="text/html"><img src=x onerror=ran()></annotation-xml></math>',
  '<form><math><mtext></form><form><mglyph><style></math><img src onerror=ran()>',
  '<noscript><p title="</noscript><img src=x onerror=ran()>">',
  '<noscript><noscript><img src=x onerror=ran()></noscript></noscript>',
  '<iframe srcdoc="<script>parent.ran()</script>"></iframe>',
  '<iframe src="javascript:parent.ran()"></iframe>',
  '<iframe src="https://www.youtube-nocookie.com.zlo.example/embed/dQw4w9WgXcQ"></iframe>',
  '<iframe src="https://www.youtube.com/embed/dQw4w9WgXcQ"></iframe>',
  '<object data="data:text/html,<script>parent.ran()</script>"></object>',
  '<embed src="javascript:ran()">',
  '<a href="javascript:ran()">klik</a>',
  '<a href="  jAvA\tscript:ran()">klik</a>',
  '<a href="vbscript:ran()">klik</a>',
  '<a href="data:text/html,<script>ran()</script>">klik</a>',
  '<a href="blob:https://kzs.example/1">klik</a>',
  '<p style="position:fixed;inset:0;background:red">prek vsega</p>',
  '<style>*{display:none}</style>',
  '<link rel="stylesheet" href="https://zlo.example/x.css">',
  '<meta http-equiv="refresh" content="0;url=https://zlo.example/">',
  '<base href="https://zlo.example/">',
  '<template><img src=x onerror=ran()></template>',
  '<div><template shadowrootmode="open"><img src=x onerror=ran()></template></div>',
  '<form action="https://zlo.example/"><input name="geslo"><button>Pošlji</button></form>',
  '<p class="gallery" id="a" name="b" slot="c" part="tile" data-video="x" contenteditable autofocus tabindex="1">x</p>',
  '<details ontoggle="ran()" open><summary>x</summary></details>',
  '<video onerror="ran()"><source onerror="ran()" src="x"></video>',
  '<video autoplay src="https://zlo.example/x.mp4" poster="https://zlo.example/x.png"></video>',
  '<img srcset="https://zlo.example/x.png 1x" src="http://zlo.example/x.png">',
  '<img src="//zlo.example/x.png"><img src="data:image/png;base64,AAAA">',
  '<table background="https://zlo.example/x.png"><tr><td>x</td></tr></table>',
  '<custom-element>x</custom-element><parket-page url="domov"></parket-page>',
  '<marquee onstart="ran()">x</marquee><body onload="ran()"><frameset><frame src="javascript:ran()">',
  '<p><![CDATA[<img src=x onerror=ran()>]]></p><!--><img src=x onerror=ran()>-->',
  '<xmp><img src=x onerror=ran()></xmp><plaintext><img src=x onerror=ran()>',
]

const forbiddenTags =
  'script, style, link, meta, base, iframe, object, embed, frame, form, input, button:not(.video), svg, math, template, noscript, custom-element, parket-page, details, marquee'
const forbiddenAttributes =
  /^(on|style|class|id|name|slot|part|srcset|srcdoc|poster|autoplay|autofocus|contenteditable|background|xlink|data-(?!video))/i

describe('hostile HTML', () => {
  test.each(hostile)('%s runs nothing, asks nobody and leaves nothing dangerous', async (html) => {
    const before = performance.getEntriesByType('resource').length
    const { text } = await shown(`<p>prej</p>${html}`)
    await later()
    expect(ran).not.toHaveBeenCalled()
    expect(text.textContent).toContain('prej')
    expect([...text.querySelectorAll(forbiddenTags)]).toEqual([])
    for (const element of text.querySelectorAll('*:not(.video, .video *, .rich-table, .rich-missing)')) {
      expect(element.getAttributeNames().filter((name) => forbiddenAttributes.test(name))).toEqual([])
    }
    for (const link of text.querySelectorAll('a')) expect(link.protocol).toMatch(/^(https?|mailto|tel):$/)
    expect(getComputedStyle(text.querySelector('p') as Element).position).toBe('static')
    const asked = performance.getEntriesByType('resource').slice(before)
    expect(asked.map(({ name }) => name).filter((url) => url.includes('zlo.example'))).toEqual([])
  })

  test.each([
    ['<form>Ime <b>in</b> <label>priimek</label></form>', 'Ime in priimek'],
    ['<a href="javascript:ran()">klik <b>tu</b></a>', 'klik tu'],
    ['<svg><text>Lestvica</text><style>a{}</style></svg>', 'Lestvica'],
    ['<math><mi>x</mi><mo>=</mo><mn>2</mn></math>', 'x=2'],
    ['<font color="red">rdeče</font>', 'rdeče'],
    ['<script>ran()</script>a<style>b{}</style>', 'a'],
    ['<svg><text>&lt;img src=x onerror=ran()&gt;</text></svg>', '<img src=x onerror=ran()>'],
  ])('of %s the words stay', async (html, words) => {
    const { text } = await shown(html)
    expect(text.textContent).toBe(words)
    expect(text.querySelector('img')).toBeNull()
    expect(ran).not.toHaveBeenCalled()
  })
})

describe('what editors write', () => {
  test('stays: words, lists, tables, quotes, code, figures, recordings', async () => {
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
  })

  test.each([
    ['/klubi', 'https://kzs.example/klubi', ''],
    ['novica/zmaga', 'https://kzs.example/novica/zmaga', ''],
    ['https://kzs.example/tekme', 'https://kzs.example/tekme', ''],
    ['https://fiba.example/', 'https://fiba.example/', '_blank'],
    ['mailto:info@kzs.example', 'mailto:info@kzs.example', ''],
  ])('a link to %s leads to %s, in target %j', async (href, url, target) => {
    const { text } = await shown(`<a href="${href}" target="_top" rel="opener">x</a>`)
    const link = text.querySelector('a')
    expect([link?.href, link?.target, link?.rel]).toEqual([url, target, target && 'noopener'])
  })

  test('a picture is lazy, tells nobody of the page, and one that is missing leaves a neutral place', async () => {
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

  test('headings go on from the page’s own, in order', async () => {
    const { text } = await shown('<h1>a</h1><h4>b</h4><h2>c</h2>', 3)
    expect([...text.querySelectorAll('h1, h2, h3, h4, h5, h6')].map((each) => each.outerHTML)).toEqual([
      '<h3>a</h3>',
      '<h4>b</h4>',
      '<h4>c</h4>',
    ])
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
    await userEvent.keyboard('{Tab}')
    expect(focused()).toBe(scroller)
    expect(shadow.host.scrollWidth).toBe(shadow.host.clientWidth)
  })

  test('a film is asked for by a click only, and then without cookies', async () => {
    const { text } = await shown(
      '<iframe src="https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ" title="Finale" onload="ran()"></iframe>',
    )
    expect(text.querySelector('iframe')).toBeNull()
    await userEvent.click(page.getByRole('button', { name: 'Finale' }))
    const frame = text.querySelector('iframe')
    expect(frame?.src).toBe('https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&rel=0')
    expect([frame?.title, focused()]).toEqual(['Finale', frame])
    expect(frame?.sandbox.contains('allow-top-navigation')).toBe(false)
    expect(frame?.sandbox.length).toBeGreaterThan(0)
  })

  test('is without fault for axe', async () => {
    await shown(
      '<h2>a</h2><p><a href="/b">b</a></p><table><tr><th>c</th></tr></table><img src="scenes/kos.svg"><pre>d</pre>',
    )
    expect(await faults()).toEqual([])
  })
})

test('changes with its HTML, and blank HTML shows nothing', async () => {
  const { shadow, draw } = await shown('<p>prej</p>')
  draw(<RichText html="<p>potem</p>" site={site} storage={storage} headingLevel={3} />)
  expect(shadow.querySelector('.rich-text')?.innerHTML).toBe('<p>potem</p>')
  draw(<RichText html={' \n '} site={site} storage={storage} headingLevel={3} />)
  expect(shadow.querySelector('.rich-text')).toBeNull()
})

test('has its own look: 650 px at most, in our sheet’s colours', async () => {
  const { shadow, text } = await shown('<p>a</p>')
  expect(richTextStyles.length).toBeGreaterThan(0)
  expect(shadow.adoptedStyleSheets.length).toBeGreaterThan(4)
  expect(text.getBoundingClientRect().width).toBeLessThanOrEqual(650)
})
