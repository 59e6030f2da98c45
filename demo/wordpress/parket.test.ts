/** The WordPress plugin: its list is the widgets' own, and whatever is in a shortcode or a block stays text. */
import { execFileSync, spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { Window } from 'happy-dom'
import { describe, expect, it, test } from 'vitest'
import { widgetList } from './widget-list'

const place = (file: string): string => new URL(file, import.meta.url).pathname

test('the plugin’s list says what the attributes.ts say (npm run readme writes it)', () => {
  const text = `${JSON.stringify(widgetList(), null, 2)}\n`
  if (process.env.WRITE_README) writeFileSync(place('parket/widgets.json'), text)
  expect(readFileSync(place('parket/widgets.json'), 'utf8')).toBe(text)
})

test('no word of the look is an attribute of a widget', () => {
  const { widgets, common, look } = widgetList()
  const taken = Object.values(widgets).flatMap(({ attributes }) => Object.keys(attributes))
  expect(Object.keys({ ...look, ...common }).filter((name) => taken.includes(name))).toEqual([])
})

const php = 'php'
const hasPhp = spawnSync(php, ['--version']).status === 0
if (!hasPhp) console.warn('There is no PHP here: the WordPress plugin is not run.')

interface Call {
  act: 'parket_shortcode' | 'parket_block' | 'parket_clean_site'
  with: unknown
  site?: string
  canEdit?: boolean
}

interface Given {
  html: string
  scripts: string[]
  address: string | false
  inline: string
}

const call = (...calls: Call[]): Given[] =>
  JSON.parse(execFileSync(php, [place('stand-ins.php')], { input: JSON.stringify(calls) }).toString())

const one = (given: Call): Given => call(given)[0] as Given

const shortcode = (words: unknown, options: Partial<Call> = {}): Given =>
  one({ act: 'parket_shortcode', with: words, ...options })

const element = (html: string) => {
  const { body } = new new Window().DOMParser().parseFromString(html, 'text/html')
  expect(body.children.length).toBe(1)
  return body.children[0]
}

describe.runIf(hasPhp)('the WordPress plugin', () => {
  it.each<[string, unknown, string]>([
    [
      'a list of a club',
      { widget: 'match-list', club: '2', 'per-page': '5', search: 'off' },
      '<parket-match-list club="2" per-page="5" search="off"><a href="https://kzs.example/tekme">Tekme</a></parket-match-list>',
    ],
    [
      'a look',
      { widget: 'member-list', color: '#E11D48', radius: '4', font: 'georgia', scheme: 'dark' },
      '<parket-member-list style="--parket-color-primary: #E11D48; --parket-radius: 4px; --parket-font-family: Georgia, serif; color-scheme: dark"><a href="https://kzs.example/klubi">Člani zveze</a></parket-member-list>',
    ],
    [
      'text whose signs are entities in a shortcode',
      { widget: 'site-search', query: '&quot;&#93; &amp;lt;' },
      '<parket-site-search query="&quot;] &lt;"><a href="https://kzs.example/iskalnik">Iskalnik</a></parket-site-search>',
    ],
    [
      'values in the quotes of a word processor',
      { widget: '&#8221;match-list&#8221;', club: '“2”', 'per-page': '»5«' },
      '<parket-match-list club="2" per-page="5"><a href="https://kzs.example/tekme">Tekme</a></parket-match-list>',
    ],
    [
      'text as it was written',
      { widget: 'site-search', query: '"><script>alert(1)</script>' },
      '<parket-site-search query="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"><a href="https://kzs.example/iskalnik">Iskalnik</a></parket-site-search>',
    ],
  ])('%s', (_, words, html) => {
    expect(shortcode(words)).toMatchObject({
      html,
      scripts: ['parket'],
      address: 'https://kzs.example/parket.js',
    })
  })

  it.each<[string, Record<string, unknown>]>([
    ['an attribute that there is not', { onclick: 'alert(1)' }],
    ['an attribute of another widget', { query: 'x' }],
    ['an address of its own', { api: 'https://evil.example/api' }],
    ['a script for a site', { site: 'javascript:alert(1)' }],
    ['quotes in an id', { club: '2" onload="alert(1)' }],
    ['a line after an id', { club: '2\n' + '<' }],
    ['a word that it does not know', { search: 'on" autofocus' }],
    ['a number beyond its limits', { 'per-page': '101' }],
    ['a day that is none', { from: '1.1.2024;x' }],
    ['a colour that is none', { color: 'red;}' }],
    ['a font that is none', { font: 'url(x)' }],
    ['a style', { style: 'position: fixed' }],
    ['a value without its name', { 0: 'club="2"' }],
    ['a list for a value', { club: ['2'] }],
    ['a name of markup', { '"><b': '1' }],
  ])('%s is left out; who may write there reads it', (_, words) => {
    const [asVisitor, asAuthor] = call(
      { act: 'parket_shortcode', with: { widget: 'match-list', ...words } },
      { act: 'parket_block', with: { widget: 'match-list', values: words }, canEdit: true },
    )
    const list = element(asVisitor?.html ?? '')
    expect([list?.tagName, list?.getAttributeNames()]).toEqual(['PARKET-MATCH-LIST', []])
    const block = element(asAuthor?.html ?? '')
    expect(block?.querySelectorAll('*').length).toBe(Array.isArray(words.club) ? 2 : 3)
    expect(block?.querySelector('parket-match-list')?.getAttributeNames()).toEqual([])
  })

  it.each<[string, unknown]>([
    ['no widget', {}],
    ['nothing at all', ''],
    ['a widget that there is not', { widget: 'roster"><script>' }],
    ['a list for a widget', { widget: ['roster'] }],
    ['a widget of prototypes', { widget: '__proto__' }],
  ])('%s shows a visitor nothing, whoever may write there why, and requests no script', (_, words) => {
    expect(shortcode(words)).toMatchObject({ html: '', scripts: [] })
    expect(shortcode(words, { canEdit: true }).html).toBe(
      '<p class="parket-note">Parket: tega gradnika ni.</p>',
    )
  })

  it('without the federation’s address shows nothing and sends nothing', () => {
    const given = shortcode({ widget: 'member-list' }, { site: '' })
    expect(given).toMatchObject({ html: '', scripts: [], address: false })
  })

  it.each([
    ['https://kzs.example/', 'https://kzs.example'],
    [' https://kzs.example/pot/?x=1#y ', 'https://kzs.example/pot'],
    ['http://localhost:8080', 'http://localhost:8080'],
    ['javascript:alert(1)', ''],
    ['//kzs.example', ''],
    ['kzs', ''],
    ['', ''],
  ])('%j as the federation’s address is %j', (written, clean) => {
    expect(one({ act: 'parket_clean_site', with: written }).html).toBe(clean)
  })

  it('says nothing in the editor that could end its script', () => {
    const { inline } = shortcode({}, { site: 'https://kzs.example/</script><script>' })
    expect(inline).not.toMatch(/<|&(?!&)/)
  })
})
