/** The code for webmasters, as highlighted pieces; joined they are the code. Everything variable is escaped here. */
import { kebab } from '../../../src/page/attribute-text'
import type { Settings } from './settings'
import { attributesOf, wordsOf } from './tags'
import { schemes, themeStyle } from './theme'

export interface Piece {
  kind: 'sign' | 'tag' | 'attribute' | 'value' | 'text'
  text: string
}

export interface SnippetFacts {
  /** The site's address, absolute, without a trailing slash. */
  site: string
  /** Fallback content of the element; null for none. */
  fallback: { href: string; text: string } | null
  /** The script's integrity; null if unwanted or unknown. */
  integrity: string | null
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
  '\n': '&#10;',
  '\r': '&#13;',
  '\t': '&#9;',
}

/** Escapes text and attribute values; removes characters that HTML can't represent. */
export const escapeHtml = (text: string): string =>
  text
    .replace(/(?![\n\r\t])[\p{Cc}\p{Cs}]/gu, '')
    .replace(/[&<>"'\n\r\t]/g, (letter) => entities[letter] ?? '')

const sign = (text: string): Piece => ({ kind: 'sign', text })
const plain = (text: string): Piece => ({ kind: 'text', text })

/** An attribute without a value if `text` is null. */
function attribute([name, text]: readonly [string, string | null]): Piece[] {
  const named: Piece[] = [sign(' '), { kind: 'attribute', text: name }]
  return text === null ? named : [...named, sign('='), { kind: 'value', text: `"${escapeHtml(text)}"` }]
}

type Words = readonly (readonly [name: string, text: string | null])[]

const element = (tag: string, words: Words, inside: Piece[] = []): Piece[] => [
  sign('<'),
  { kind: 'tag', text: tag },
  ...words.flatMap(attribute),
  sign('>'),
  ...inside,
  sign('</'),
  { kind: 'tag', text: tag },
  sign('>'),
]

/** An empty element. */
function cut(pieces: Piece[]): [opening: Piece[], closing: Piece[]] {
  const end = pieces.findIndex(({ text }) => text === '</')
  return [pieces.slice(0, end), pieces.slice(end)]
}

/** The attributes in the tag's own order. */
export function tagWords({ widget, values, start }: Pick<Settings, 'widget' | 'values' | 'start'>) {
  const words = Object.keys(attributesOf(widget)).flatMap((property): [string, string][] => {
    const text = values[property]
    return text === undefined ? [] : [[kebab(property), text]]
  })
  return start ? [...words, ['start', start] as [string, string]] : words
}

const styleText = (settings: Settings): string =>
  themeStyle(settings.theme)
    .map(([property, value]) => `${property}: ${value}`)
    .join('; ')

/** Without our script tag the element needs the addresses as attributes. */
const addressWords = (site: string): Words => [
  ['api', `${site}/api`],
  ['storage', `${site}/storage`],
  ['site', site],
]

function widgetElement(settings: Settings, { site, fallback }: SnippetFacts): Piece[] {
  const isNpm = settings.kind === 'npm'
  // A framework may want a style as an object: there it is a rule of CSS.
  const style = isNpm ? '' : styleText(settings)
  const given: Words = [
    ...tagWords(settings),
    ...(isNpm ? addressWords(site) : []),
    ...(style ? [['style', style] as const] : []),
  ]
  const link = fallback ? element('a', [['href', fallback.href]], [plain(escapeHtml(fallback.text))]) : []
  return element(`parket-${settings.widget}`, given, link)
}

/** The attributes as a query. */
const addressOf = (
  settings: Settings,
  before: string,
  further: Readonly<Record<string, string>> = {},
): string => {
  const query = new URLSearchParams([...tagWords(settings), ...Object.entries(further)]).toString()
  return `${before}${query && `?${query}`}`
}

/** The attributes in the script's address; the look is set on an element around it. */
function embedElement(settings: Settings, { site, fallback }: SnippetFacts): Piece[][] {
  const script = element('script', [
    ['src', addressOf(settings, `${site}/embed/${settings.widget}.js`)],
    ['async', null],
  ])
  const link = fallback && element('a', [['href', fallback.href]], [plain(escapeHtml(fallback.text))])
  const lines = link ? [script, element('noscript', [], link)] : [script]
  const style = styleText(settings)
  if (!style) return lines
  const [opening, closing] = cut(element('div', [['style', style]]))
  return [opening, ...lines, closing]
}

function scriptElement({ widget, kind }: Settings, { site, integrity }: SnippetFacts): Piece[] {
  const signed: Words = integrity
    ? [
        ['integrity', integrity],
        ['crossorigin', 'anonymous'],
      ]
    : []
  return kind === 'modul'
    ? element('script', [['type', 'module'], ['src', `${site}/parket.js`], ...signed])
    : element('script', [['src', `${site}/standalone/${widget}.js`], ...signed, ['defer', null]])
}

/** A page of its own in a frame. Only light or dark gets in there. */
function frameElement(settings: Settings, { site, fallback }: SnippetFacts): Piece[] {
  const scheme = schemes[settings.theme.scheme]
  return element('iframe', [
    ['src', addressOf(settings, `${site}/okvir/${settings.widget}`, { scheme: scheme ?? 'auto' })],
    ['title', fallback?.text ?? wordsOf(settings.widget).name],
    ['width', '100%'],
    ['height', '600'],
    ['loading', 'lazy'],
    ['style', scheme ? `border: 0; color-scheme: ${scheme}` : 'border: 0'],
  ])
}

/** What makes the frames as high as their pages. */
const sizer = (site: string): Piece[] =>
  element('script', [
    ['src', `${site}/frame.js`],
    ['async', null],
  ])

/** Characters that would end a shortcode or its value become entities, which the plugin decodes. */
const escapeShortcode = (text: string): string =>
  escapeHtml(text).replace(/[[\]\\]/g, (letter) => `&#${letter.charCodeAt(0)};`)

/** The plugin's shortcode, with attributes for the look. */
function shortcode(settings: Settings): Piece[] {
  const { widget, theme } = settings
  const look: [string, string | null][] = [
    ['color', theme.color],
    ['radius', theme.radius === null ? null : String(theme.radius)],
    ['font', theme.font],
    ['scheme', schemes[theme.scheme]],
  ]
  const given: [string, string | null][] = [['widget', widget], ...tagWords(settings), ...look]
  const pieces = given.flatMap(([name, text]): Piece[] =>
    text === null
      ? []
      : [
          sign(' '),
          { kind: 'attribute', text: name },
          sign('='),
          { kind: 'value', text: `"${escapeShortcode(text)}"` },
        ],
  )
  return [sign('['), { kind: 'tag', text: 'parket' }, ...pieces, sign(']')]
}

export interface Part {
  settings: Settings
  facts: SnippetFacts
}

const moduleImport = ({ settings: { widget } }: Part): Piece[] => [
  { kind: 'attribute', text: 'import' },
  sign(' '),
  { kind: 'value', text: `'parket-widgets/${widget}'` },
]

/** The look of all that comes from npm. */
function styleRule(parts: Part[], { settings }: Part): Piece[][] {
  const style = styleText(settings)
  const tags = parts.map((part) => `parket-${part.settings.widget}`)
  return style ? [[], [{ kind: 'tag', text: tags.join(', ') }, sign(' { '), plain(style), sign(' }')]] : []
}

/** Beside each other where there is room for both, else one under the other. */
function besideEachOther(elements: Piece[][][]): Piece[][] {
  const [open, close] = cut(element('div', [['style', 'display: flex; flex-wrap: wrap; gap: 2rem']]))
  const inside = elements.flatMap((lines, index) => {
    const width = index === 0 ? 'flex: 2 1 28rem' : 'flex: 1 1 20rem'
    const [start, end] = cut(element('div', [['style', `${width}; min-width: 0`]]))
    return [start, ...lines, end]
  })
  return [open, ...inside, close]
}

/** Lines of pieces: what one widget needs, or two that are beside each other. */
export function snippetOf(main: Part, beside?: Part): Piece[][] {
  const parts = beside ? [main, beside] : [main]
  const { kind } = main.settings
  const { site } = main.facts
  if (kind === 'wordpress') return parts.map(({ settings }) => shortcode(settings))
  const elements = parts.map(({ settings, facts }) => {
    if (kind === 'hitro') return embedElement(settings, facts)
    return [kind === 'okvir' ? frameElement(settings, facts) : widgetElement(settings, facts)]
  })
  if (kind === 'npm') {
    const imports = [[plain('npm install parket-widgets')], [], ...parts.map(moduleImport), []]
    return [...imports, ...elements.flat(), ...styleRule(parts, main)]
  }
  const arranged = beside ? besideEachOther(elements) : elements.flat()
  if (kind === 'okvir') return [...arranged, sizer(site)]
  if (kind === 'hitro') return arranged
  // One loader loads both, a classic script brings one.
  const scripts = kind === 'modul' ? [main] : parts
  return [...scripts.map(({ settings, facts }) => scriptElement(settings, facts)), ...arranged]
}

export const snippetText = (lines: Piece[][]): string =>
  lines.map((pieces) => pieces.map(({ text }) => text).join('')).join('\n')
