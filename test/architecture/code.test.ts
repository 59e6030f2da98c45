import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { calleeOf, codeUnder, filesUnder, findNodes, read, type Source } from './sources'

const found = (sources: Source[], take: (node: ts.Node) => boolean): string[] =>
  sources.flatMap((source) => findNodes(source, take))

const isFetch = (node: ts.Node): boolean => /^((globalThis|window|self)\.)?fetch$/.test(calleeOf(node) ?? '')

const dateArguments = (node: ts.Node): readonly ts.Expression[] | undefined =>
  ts.isNewExpression(node) && node.expression.getText() === 'Date' ? (node.arguments ?? []) : undefined

/** `new Date()` reads the clock. */
const asksClock = (node: ts.Node): boolean =>
  dateArguments(node)?.length === 0 || ['Date.now', 'performance.now'].includes(calleeOf(node) ?? '')

/** `new Date('2025-11-28 18:00:00')` makes an instant of a wall time, and 2 March of 30 February; with a Z it is one. */
const readsText = (node: ts.Node): boolean => {
  const [first, second] = dateArguments(node) ?? []
  const isText = first !== undefined && (ts.isStringLiteralLike(first) || ts.isTemplateExpression(first))
  return isText && second === undefined && !/Z.$/.test(first.getText())
}

/** What Prototype.js, MooTools and their like have replaced on many a host's page by something of the same name. */
const isReplacedByHosts = (node: ts.Node): boolean =>
  /^Array\.from$|^(?!Object\.)[\s\S]+\.entries$/.test(calleeOf(node) ?? '')

const sample = (text: string): Source => ({ path: 'sample.ts', text })

it.each([
  ['fetch("/a"); window.fetch("/a")', isFetch, 2],
  ['client.fetch("/a"); refetch(); // fetch("/a")', isFetch, 0],
  ['Array.from(a, b); list.entries(); Object.entries(a)', isReplacedByHosts, 2],
  ['new Date(); new Date; Date.now()', asksClock, 3],
  ['new Date(0); Date.UTC(1, 2)', asksClock, 0],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is code to look through
  ['new Date("2025-11-28 10:00"); new Date(`${day} 10:00`)', readsText, 2],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is code to look through
  ['new Date(Date.UTC(1, 2)); new Date(`${day}T00:00:00Z`)', readsText, 0],
])('the searches themselves in %s find as many as there are', (text, search, count) => {
  expect(findNodes(sample(text), search).length).toBe(count)
})

describe('the code', () => {
  const code = codeUnder('src', 'widgets')

  it('fetches in one file, and posts beacons in another', () => {
    const asking = found(code, isFetch).filter(
      (line) => !/^src\/(client\/request-fetch|island\/beacon)\.ts:/.test(line),
    )
    expect(asking).toEqual([])
  })

  it('leans on no method of lists that old libraries replace', () => {
    expect(found(code, isReplacedByHosts)).toEqual([])
  })

  it('reads no wall time as an instant', () => {
    expect(found(code, readsText)).toEqual([])
  })

  it('has rules without clock, page or machine', () => {
    const outside = ['document', 'window', 'navigator', 'location', 'localStorage', 'process', 'fetch']
    const isOutside = (node: ts.Node) =>
      ts.isIdentifier(node) &&
      outside.includes(node.text) &&
      !(ts.isPropertyAccessExpression(node.parent) && node.parent.name === node)
    expect(found(codeUnder('src/domain'), (node) => asksClock(node) || isOutside(node))).toEqual([])
  })

  it('renders nothing outside of its shadow root', () => {
    expect(found(code, (node) => ts.isIdentifier(node) && node.text === 'createPortal')).toEqual([])
  })
})

it('tests wait with a limit that no busy machine reaches', () => {
  const isHasty = (node: ts.Node) => /^vi\.wait(For|Until)$/.test(calleeOf(node) ?? '')
  const all = ['src', 'widgets', 'demo', 'test'].flatMap(filesUnder).filter((path) => /\.tsx?$/.test(path))
  const hasty = found(all.map(read), isHasty).map((line) => line.split(':')[0])
  expect(hasty).toEqual(['test/support/server/until.ts', 'test/support/wait-for.ts'])
})

it('names of files and folders are words of the field', () => {
  const vague = /^(utils?|helpers?|common|misc|shared|lib|stuff|tools?)$/
  const paths = ['src', 'widgets', 'demo', 'test'].flatMap(filesUnder)
  const isVague = (name: string) => vague.test(name.split('.')[0] ?? '')
  expect(paths.filter((path) => path.split('/').some(isVague))).toEqual([])
})

/** CSS without its comments. */
const rulesOf = (path: string): string => read(path).text.replace(/\/\*[\s\S]*?\*\//g, '')

describe("the widgets' style sheets", () => {
  const sheets = ['src', 'widgets'].flatMap(filesUnder).filter((path) => path.endsWith('.css'))
  it.each([
    ['a unit that the host sets (rem)', /\d\s*rem\b/],
    ['a font that a shadow root would not get', /@font-face/],
    ["the window's width or height instead of the element's own", /@media[^{]*\b(width|height)\b/],
    ['a state within :is(), which the styles of server-rendered views lose', /:is\([^()]*:(hover|active)\b/],
    [
      'a style attribute of a part, which views of the server write otherwise',
      /(?<!:host\(:not\(\[class\], )\[style\b/,
    ],
    ['a file from somewhere', /@import|url\(\s*['"]?(https?:)?\/\//],
  ])('hold nowhere %s', (_, pattern) => {
    expect(sheets.filter((path) => pattern.test(rulesOf(path)))).toEqual([])
  })

  it('have no font size but those that the page of the look lists', () => {
    const [list = ''] = read('src/styles/README.md').text.match(/^- 12\/16 [\s\S]*?(?=^- )/m) ?? []
    // Without line heights and names of headings.
    const listed: string[] = list.replace(/\/[\d.]+|\bh\d/g, '').match(/\d+/g) ?? []
    expect(listed.length).toBeGreaterThan(9)
    const others = sheets.flatMap((path) =>
      [...rulesOf(path).matchAll(/(?<![\w-])font(?:-size)?:([^;}]*)/g)]
        .flatMap(([, value = '']) => [...value.matchAll(/([\d.]+)(?: \* 1)?px/g)])
        .filter(([, size = '']) => !listed.includes(size))
        .map(([size]) => `${path}: ${size}`),
    )
    expect(others).toEqual([])
  })
})
