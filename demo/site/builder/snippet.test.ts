import fc from 'fast-check'
import { Window } from 'happy-dom'
import { describe, expect, it } from 'vitest'
import { firstSettings, partsOf, type Settings } from './settings'
import { escapeHtml, type Part, snippetOf } from './snippet'

const site = 'https://kzs.example'
const bare = { site, fallback: null, integrity: null }
const textOf = (settings: Partial<Settings>, facts = {}) =>
  snippetOf({ settings: { ...firstSettings, ...settings }, facts: { ...bare, ...facts } })

it.each([
  [
    'as a module',
    { widget: 'match-list', values: { club: '7', perPage: '4' } },
    {},
    '<script type="module" src="https://kzs.example/parket.js"></script>\n<parket-match-list club="7" per-page="4"></parket-match-list>',
  ],
  [
    'as a classic script, signed',
    { widget: 'match-list', kind: 'skripta' },
    { integrity: 'sha384-abc' },
    '<script src="https://kzs.example/standalone/match-list.js" integrity="sha384-abc" crossorigin="anonymous" defer></script>\n<parket-match-list></parket-match-list>',
  ],
  [
    'drawn beforehand, with a look and a link',
    {
      widget: 'match-list',
      kind: 'hitro',
      values: { club: '7', from: '2026-11-22' },
      theme: { color: '#e11d48', radius: null, font: null, scheme: 'samodejno' },
    },
    { fallback: { href: `${site}/tekme`, text: 'Tekme' } },
    '<div style="--parket-color-primary: #e11d48">\n<script src="https://kzs.example/embed/match-list.js?club=7&amp;from=2026-11-22" async></script>\n<noscript><a href="https://kzs.example/tekme">Tekme</a></noscript>\n</div>',
  ],
  [
    'drawn beforehand, as it is',
    { widget: 'news-list', kind: 'hitro', start: 'stran=2&kategorija=1' },
    {},
    '<script src="https://kzs.example/embed/news-list.js?start=stran%3D2%26kategorija%3D1" async></script>',
  ],
  [
    'from npm, where nothing else says whom to ask',
    { widget: 'member-list', kind: 'npm' },
    {},
    'npm install parket-widgets\n\nimport \'parket-widgets/member-list\'\n\n<parket-member-list api="https://kzs.example/api" storage="https://kzs.example/storage" site="https://kzs.example"></parket-member-list>',
  ],
  [
    'for WordPress, with a look',
    {
      widget: 'match-list',
      kind: 'wordpress',
      values: { club: '7', perPage: '5' },
      theme: { color: '#e11d48', radius: 4, font: 'georgia', scheme: 'temno' },
    },
    {},
    '[parket widget="match-list" club="7" per-page="5" color="#e11d48" radius="4" font="georgia" scheme="dark"]',
  ],
  [
    'for WordPress, whatever was written',
    { widget: 'site-search', kind: 'wordpress', values: { query: '"] [x] <b> \\' } },
    {},
    '[parket widget="site-search" query="&quot;&#93; &#91;x&#93; &lt;b&gt; &#92;"]',
  ],
  [
    'as a frame, whose look is its own but for light and dark',
    {
      widget: 'match-list',
      kind: 'okvir',
      values: { club: '7', search: 'off' },
      theme: { color: '#e11d48', radius: null, font: null, scheme: 'temno' },
    },
    { fallback: { href: `${site}/tekme`, text: 'Tekme "A"' } },
    '<iframe src="https://kzs.example/okvir/match-list?club=7&amp;search=off&amp;scheme=dark" title="Tekme &quot;A&quot;" width="100%" height="600" loading="lazy" style="border: 0; color-scheme: dark"></iframe>\n<script src="https://kzs.example/frame.js" async></script>',
  ],
  [
    'with a start, a look and a link',
    {
      widget: 'national-team',
      values: { page: 'clani/sp' },
      start: 'tab=tekme&tekmovanje=12',
      theme: { color: '#e11d48', radius: 4, font: 'georgia', scheme: 'temno' },
    },
    { fallback: { href: `${site}/reprezentance/clani/sp`, text: 'Člani' } },
    '<script type="module" src="https://kzs.example/parket.js"></script>\n<parket-national-team page="clani/sp" start="tab=tekme&amp;tekmovanje=12" style="--parket-color-primary: #e11d48; --parket-radius: 4px; --parket-font-family: Georgia, serif; color-scheme: dark"><a href="https://kzs.example/reprezentance/clani/sp">Člani</a></parket-national-team>',
  ],
] satisfies [string, Partial<Settings>, object, string][])('a snippet %s', (_, settings, facts, text) => {
  expect(textOf(settings, facts)).toBe(text)
})

describe('what data says', () => {
  it.each([
    ['Krka & Olimpija', 'Krka &amp; Olimpija'],
    ['"><script>alert(1)</script>', '&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;'],
    ["' onload='x", '&#39; onload=&#39;x'],
    ['&quot;', '&amp;quot;'],
    ['</parket-player>', '&lt;/parket-player&gt;'],
    ['ena\ndve\ttri\r', 'ena&#10;dve&#9;tri&#13;'],
    ['a\u0000b\u001bc\u007f', 'abc'],
    ['\ud800x', 'x'],
    ['Čačak 🏀 שלום', 'Čačak 🏀 שלום'],
    ['<!--', '&lt;!--'],
  ])('%j is written as %j', (text, written) => {
    expect(escapeHtml(text)).toBe(written)
  })

  it('stays text: read as HTML it is the element that was meant and nothing else', () => {
    const window = new Window()
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (query, text) => {
        const html = textOf(
          { widget: 'site-search', values: { query } },
          { fallback: { href: `${site}/iskalnik?q=${encodeURIComponent(query)}`, text } },
        ).split('\n')[1]
        const { body } = new window.DOMParser().parseFromString(html ?? '', 'text/html')
        expect(body.children.length).toBe(1)
        const [element] = body.children
        expect(element?.getAttributeNames()).toEqual(['query'])
        expect(element?.children.length).toBe(1)
        expect(element?.firstElementChild?.children.length).toBe(0)
        expect(element?.firstElementChild?.getAttributeNames()).toEqual(['href'])
      }),
      { numRuns: 60 },
    )
  })
})

describe('standings beside a match list are one snippet', () => {
  const list: Settings = {
    ...firstSettings,
    ...{ widget: 'match-list', values: { club: '7', perPage: '5' }, standings: '32' },
    theme: { ...firstSettings.theme, color: '#e11d48' },
  }
  const style = 'style="--parket-color-primary: #e11d48"'
  const matches = `<parket-match-list club="7" per-page="5" ${style}></parket-match-list>`
  const standings = `<parket-competition competition="32" club="7" tab="standings" ${style}></parket-competition>`
  const beside = (main: readonly string[], other: readonly string[]) => [
    '<div style="display: flex; flex-wrap: wrap; gap: 2rem">',
    ...['<div style="flex: 2 1 28rem; min-width: 0">', ...main, '</div>'],
    ...['<div style="flex: 1 1 20rem; min-width: 0">', ...other, '</div>'],
    '</div>',
  ]
  const frame = (name: string, query: string, title: string) =>
    `<iframe src="https://kzs.example/okvir/${name}?${query}&amp;scheme=auto" title="${title}" width="100%" height="600" loading="lazy" style="border: 0"></iframe>`
  const rendered = (name: string, query: string) => [
    `<div ${style}>`,
    `<script src="https://kzs.example/embed/${name}.js?${query}" async></script>`,
    '</div>',
  ]
  const [askedMatches, askedStandings] = [
    ['match-list', 'club=7&amp;per-page=5'],
    ['competition', 'competition=32&amp;club=7&amp;tab=standings'],
  ] as const
  it.each<[kind: Settings['kind'], lines: string[]]>([
    [
      'modul',
      [
        '<script type="module" src="https://kzs.example/parket.js"></script>',
        ...beside([matches], [standings]),
      ],
    ],
    [
      'skripta',
      [
        '<script src="https://kzs.example/standalone/match-list.js" defer></script>',
        '<script src="https://kzs.example/standalone/competition.js" defer></script>',
        ...beside([matches], [standings]),
      ],
    ],
    [
      'okvir',
      [
        ...beside([frame(...askedMatches, 'Tekme')], [frame(...askedStandings, 'Tekmovanje')]),
        '<script src="https://kzs.example/frame.js" async></script>',
      ],
    ],
    ['hitro', beside(rendered(...askedMatches), rendered(...askedStandings))],
    [
      'wordpress',
      [
        '[parket widget="match-list" club="7" per-page="5" color="#e11d48"]',
        '[parket widget="competition" competition="32" club="7" tab="standings" color="#e11d48"]',
      ],
    ],
    [
      'npm',
      [
        ...['npm install parket-widgets', ''],
        ...["import 'parket-widgets/match-list'", "import 'parket-widgets/competition'", ''],
        '<parket-match-list club="7" per-page="5" api="https://kzs.example/api" storage="https://kzs.example/storage" site="https://kzs.example"></parket-match-list>',
        '<parket-competition competition="32" club="7" tab="standings" api="https://kzs.example/api" storage="https://kzs.example/storage" site="https://kzs.example"></parket-competition>',
        ...['', 'parket-match-list, parket-competition { --parket-color-primary: #e11d48 }'],
      ],
    ],
  ])('as %s', (kind, lines) => {
    const [main, other] = partsOf({ ...list, kind }).map((settings) => ({ settings, facts: bare }))
    expect(snippetOf(main as Part, other).split('\n')).toEqual(lines)
  })
})
