/** Whatever an editor or a stranger put into rich HTML, what leaves the server can only be read. */
import sanitizeHtml from 'sanitize-html'
import { describe, expect, test, vi } from 'vitest'
import { hostileHtml } from '../../../src/domain/text/hostile.fixture'
import { cleanHtml } from './clean-html'
import { cleanSetting } from './clean-settings'

// Another file of this worker may have loaded the cleaning already, with the library as it is.
vi.hoisted(() => void vi.resetModules())
vi.mock('sanitize-html', async (original) => ({
  default: vi.fn((await original<{ default: typeof sanitizeHtml }>()).default),
}))

const video = 'https://www.youtube-nocookie.com/embed/M7lc1UVf-VE'

test.each([
  '<h2>Naslov</h2><p>Črka <strong>š</strong> in <em>ž</em><br />nova vrsta</p>',
  '<table><caption>Lestvica</caption><thead><tr><th scope="col">Klub</th></tr></thead><tbody><tr><td colspan="2">Krka</td></tr></tbody></table>',
  '<figure><img src="scenes/pokal.svg" alt="Pokal" width="16" height="9" /><figcaption>Pokal</figcaption></figure>',
  '<img src="https://slike.example/a.jpg" alt="" />',
  '<ol type="a" start="3"><li>c</li></ol><ul><li>pika</li></ul><dl><dt>a</dt><dd>b</dd></dl>',
  '<blockquote><p>Navedek</p></blockquote><pre><code>a &lt; b &amp;&amp; c</code></pre>',
  '<a href="/tekme?sezona=2025">tekme</a><a href="dokumenti">dokumenti</a>',
  '<a href="https://fiba.example/a">FIBA</a><a href="mailto:a@kzs.example">pošta</a><a href="tel:+38615200000">klic</a>',
  `<iframe src="${video}" title="Film" width="560"></iframe>`,
  '<video src="film.mp4" controls></video><audio controls><source src="https://zvok.example/a.mp3" type="audio/mpeg" /></audio>',
])('what reads well stays %s', (html) => {
  expect(cleanHtml(html)).toBe(html)
})

describe('what editors’ tools write is read as it is meant', () => {
  const shown = `<iframe src="${video}"></iframe>`
  test.each([
    [
      `<figure class="media"><oembed url="https://youtu.be/M7lc1UVf-VE"></oembed></figure>`,
      `<figure>${shown}</figure>`,
    ],
    ['<oembed url="https://x.example/a"></oembed>', '<a href="https://x.example/a">x.example/a</a>'],
    [
      `<object width="425"><param name="movie" value="x"><embed src="https://www.youtube.com/v/M7lc1UVf-VE"></object>`,
      shown,
    ],
    ['<object data="https://www.youtube.com/v/M7lc1UVf-VE">Flash</object>', shown],
    ['<embed src="javascript:ran()"><object data="data:text/html,x">y</object><object>Flash</object>', ''],
    [`<iframe data-src="${video}" src="about:blank"></iframe>`, shown],
    [
      '<iframe src="data:text/html,x" data-lazy-src="//x.example/a"></iframe>',
      '<a href="https://x.example/a">x.example/a</a>',
    ],
    [
      '<img src="data:image/gif;base64,R0lGOD" data-src="https://x.example/a.jpg">',
      '<img src="https://x.example/a.jpg" />',
    ],
    ['<img src="a.jpg" data-src="b.jpg"><img data-src="javascript:ran()">', '<img src="a.jpg" />'],
    ['<ol style="color:red; list-style-type: lower-alpha;"><li>a</li></ol>', '<ol type="a"><li>a</li></ol>'],
    ['<ol type="I" style="list-style:lower-roman"><li>a</li></ol>', '<ol type="I"><li>a</li></ol>'],
    ['<ul style="list-style-type:url(x)"><li>a</li></ul>', '<ul><li>a</li></ul>'],
    ['<a href="“https://x.example/a”">a</a>', '<a href="https://x.example/a">a</a>'],
    ['<a href="info@kzs.example">a</a>', '<a href="mailto:info@kzs.example">a</a>'],
  ])('%s', (html, clean) => {
    expect(cleanHtml(html)).toBe(clean)
  })
})

test.each([
  ['a script with its text', '<p>a<script>alert(1)</script>b</p>', '<p>ab</p>'],
  ['a style sheet', '<style>p{color:red}</style><p>a</p>', '<p>a</p>'],
  ['a style, a class, an id, a name', '<p style="color:red" class="a" id="b" name="c">a</p>', '<p>a</p>'],
  ['data and aria', '<p data-x="1" aria-label="x" role="alert" tabindex="1">a</p>', '<p>a</p>'],
  ['a quotation’s source', '<blockquote cite="javascript:1">a</blockquote>', '<blockquote>a</blockquote>'],
  ['a form', '<form action="/x"><label>Ime</label><button>Pošlji</button></form>', 'ImePošlji'],
  ['a link that runs something', '<p><a href="javascript:alert(1)">a</a></p>', '<p>a</p>'],
  ['a link in disguise', '<a href="java&#10;script:alert(1)">a</a>', 'a'],
  ['a link to a place in the text', '<a href="#spodaj">a</a><p>b</p>', 'a<p>b</p>'],
  [
    'a frame of another place, but for a link',
    '<iframe src="https://zlo.example/a?b">x</iframe>b',
    '<a href="https://zlo.example/a?b">zlo.example/a</a>b',
  ],
  [
    'a frame of this site, but for a link',
    '<iframe src="/okvir/match-list?club=7" title="Tekme"></iframe>',
    '<a href="/okvir/match-list?club=7">Tekme</a>',
  ],
  ['a frame that runs something', '<iframe src="javascript:alert(1)" title="x">x</iframe>b', 'b'],
  [
    'a frame of a host that begins alike, but for a link',
    `<iframe src="${video.replace('.com', '.com.zlo.example')}">`,
    `<a href="${video.replace('.com', '.com.zlo.example')}">youtube-nocookie.com.zlo.example/embed/M7lc1UVf-VE</a>`,
  ],
  [
    'cookies of YouTube',
    `<iframe src="${video.replace('-nocookie', '')}?si=a"></iframe>b`,
    `<iframe src="${video}"></iframe>b`,
  ],
  [
    'a frame in another case',
    `<iframe src="${video.replace('https', 'HTTPS')}"></iframe>`,
    `<iframe src="${video}"></iframe>`,
  ],
  [
    'cookies of Vimeo',
    '<iframe src="//player.vimeo.com/video/76979871?h=ab12&amp;title=0"></iframe>',
    '<iframe src="https://player.vimeo.com/video/76979871?dnt=1&amp;h=ab12"></iframe>',
  ],
  [
    'the names of footnotes, but for our own',
    '<p>a<a href="#_ftn1" name="_ftnref1">1</a></p><div id="_ftn1"><a href="#_ftnref1">1</a> b</div><p id="c">c</p>',
    '<p>a<a href="#besedilo-_ftn1" id="besedilo-_ftnref1">1</a></p><div id="besedilo-_ftn1"><a href="#besedilo-_ftnref1">1</a> b</div><p>c</p>',
  ],
  [
    'the name of a place',
    '<a href="#a">1</a><p><a name="a"></a>a</p>',
    '<a href="#besedilo-a">1</a><p><a id="besedilo-a"></a>a</p>',
  ],
  ['a missing scheme', '<a href="www.krka.si">a</a>', '<a href="https://www.krka.si/">a</a>'],
  ['a frame’s inside', `<iframe src="${video}">x</iframe>`, `<iframe src="${video}"></iframe>`],
  ['a frame’s own document', '<iframe srcdoc="<script>alert(1)</script>"></iframe>b', 'b'],
  ['a picture by http', '<img src="http://slike.example/a.jpg">b', 'b'],
  ['a picture in the text', '<img src="data:image/svg+xml,<svg onload=alert(1)>">b', 'b'],
  ['a picture out of storage', '<img src="../api/menu"><img src="a/%2e%2e/b">', ''],
  ['a drawing', '<svg onload="alert(1)"><title>t</title><text>besede</text></svg>', 'besede'],
  ['a formula', '<math><mtext>vsota</mtext><annotation>x</annotation></math>', 'vsota'],
  ['blanks in and around an address', '<a href=" doku\nmenti ">a</a>', '<a href="dokumenti">a</a>'],
  ['a link’s picture', '<a src="/b" href="/a">a</a>', '<a href="/a">a</a>'],
  ['a picture’s link', '<img href="/a" src="b.svg" />', '<img src="b.svg" />'],
  ['a film that runs something', '<video src="javascript:1" controls>a</video>', '<video controls>a</video>'],
  ['an address of what has none', '<p href="/a" src="b.svg" title="c">a</p>', '<p title="c">a</p>'],
  ['a link without an address', '<a title="c">a</a>', 'a'],
  ['what stands far too deep', `${'<div>'.repeat(201)}a &amp; b<p>c`, '<p>a &amp; b</p><p>c</p>'],
  ['comments', 'a<!-- <b>b</b> -->c', 'ac'],
  ['Word', '<p class="MsoNormal"><o:p>a</o:p><![if !supportLists]>b<![endif]></p>', '<p>ab</p>'],
  [
    'autoplay and a poster',
    '<video src="a.mp4" autoplay poster="javascript:1"></video>',
    '<video src="a.mp4"></video>',
  ],
])('what goes, and the words that stay %s', (_, dirty, clean) => {
  expect(cleanHtml(dirty)).toBe(clean)
})

/** What the collection of all tests has not. */
const hostile = [
  '<![CDATA[<img src=x onerror=alert(1)>]]>',
  '<?xml version="1.0"?><script>alert(1)</script>',
  '<table background="javascript:alert(1)"><td background="x">a',
  '<p onclick="alert(1)" ONMOUSEOVER=alert(1) /onfocus=alert(1)>a',
  '<div slot="x" part="tab" is="x-y"><slot name="a"></slot></div>',
  '<parket-page url="domov"></parket-page>',
  '\u0000<scr\u0000ipt>alert(1)</scr\u0000ipt>',
  ...['<'.repeat(5000), '<div>'.repeat(3000), '<a href="'.repeat(300)],
]

// Which elements and attributes are left of them, rich-text.test.ts asks a browser.
test('hundreds of hostile texts leave nothing that runs, also cleaned again', () => {
  expect(hostileHtml.length).toBeGreaterThan(300)
  for (const dirty of [...hostile, ...hostileHtml]) {
    const clean = cleanHtml(dirty)
    expect(clean, dirty).not.toMatch(/<(script|style|svg|math|form|object|embed|link|meta|base|template)\b/i)
    expect(clean, dirty).not.toMatch(
      /<[a-z][^>"]*("[^"]*"[^>"]*)*\s(on\w+|style|id(?!="besedilo-)|name|class|srcdoc)\s*=/i,
    )
    expect(clean, dirty).not.toMatch(/\s(href|src)="\s*(javascript|vbscript|data|blob|filesystem):/i)
    expect(cleanHtml(clean), dirty).toBe(clean)
  }
})

describe('a text', () => {
  test('that is cleaned in portions is whole again', () => {
    const long = '<p>Košarkarska zveza</p>'.repeat(9000)
    expect(cleanHtml(long) === long).toBe(true)
  })

  test('is cleaned once, however often it is requested', () => {
    const dirty = '<p>Košarkarska zveza <b>je objavila</b> razpored. Drugič.</p>'
    const clean = cleanHtml(dirty)
    vi.mocked(sanitizeHtml).mockClear()
    expect(cleanHtml(`${dirty}`)).toBe(clean)
    expect(sanitizeHtml).not.toHaveBeenCalled()
    cleanHtml(`${dirty}<p>Novo</p>`)
    expect(sanitizeHtml).toHaveBeenCalled()
  })
})

describe('segments', () => {
  const dirty = '<p onclick="x">a</p><script>b</script>'
  const nested = (key: string, value: string) => [
    { type: 'html_text', published: true, segmentSettings: [{ key, value }] },
  ]

  const odd =
    '{"key":"html_content"},{"key":"html_content","value":7},{"key":7,"value":"a"},{"value":"<b"},"x"'

  test('their own text is cleaned', () => {
    const key = 'html_content'
    expect(cleanSetting({ key, value: dirty })).toEqual({ key, value: '<p>a</p>' })
  })

  test.each([
    ['a title, which is no HTML,', 'title', 'a < b <script>'],
    ['content that is no JSON', 'content', '[{"type"'],
    ['content that is no list', 'content', '{"html_content":"<script>"}'],
    ['a title that looks like a list', 'title', '[ 1, 2 ]'],
    ['content with odd settings', 'content', `[{"segmentSettings":[${odd}]}]`],
    ['content with odd entries', 'content', '[1,null,{"segmentSettings":[7]}]'],
  ])('%s stays as it is', (_, key, value) => {
    expect(cleanSetting({ key, value })).toEqual({ key, value })
  })

  test('segments inside segments are cleaned as deep as they are shown', () => {
    const inner = JSON.stringify(nested('html_content', dirty))
    const { value } = cleanSetting({ key: 'content', value: JSON.stringify(nested('content', inner)) })
    expect(JSON.parse(value)).toEqual(nested('content', JSON.stringify(nested('html_content', '<p>a</p>'))))
  })

  test.each([
    [9, '<p>a</p>'],
    [10, '[]'],
    [14, '[]'],
  ])('inside of %i others the innermost is %s', (levels, innermost) => {
    let value = JSON.stringify(nested('html_content', dirty))
    for (let level = 0; level < levels; level++) value = JSON.stringify(nested('content', value))
    let sent = cleanSetting({ key: 'content', value }).value
    while (/^\[./.test(sent) && sent !== '[]') sent = JSON.parse(sent)[0].segmentSettings[0].value
    expect(sent).toBe(innermost)
  })

  test('a tab’s segments are cleaned, the tab stays whole', () => {
    const tab = { name: 'O ekipi', hash: 'o-ekipi', show: true, new: { tekmovanje: 1 } }
    const value = JSON.stringify([{ ...tab, segments: nested('html_content', dirty) }, tab, null])
    expect(JSON.parse(cleanSetting({ key: 'tabs', value }).value)).toEqual([
      { ...tab, segments: nested('html_content', '<p>a</p>') },
      tab,
      null,
    ])
  })
})
