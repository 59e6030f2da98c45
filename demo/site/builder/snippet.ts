/** The code for webmasters. Everything variable is escaped here. */
import { escapeHtml as escapeMarkup } from '../../../src/domain/text/markup'
import { kebab } from '../../../src/page/attribute-text'
import type { Settings } from './settings'
import { attributesOf, wordsOf } from './tags'
import { schemes, themeStyle } from './theme'

export interface SnippetFacts {
  /** The site's address, absolute, without a trailing slash. */
  site: string
  /** Fallback content of the element; null for none. */
  fallback: { href: string; text: string } | null
  /** The script's integrity; null if unwanted or unknown. */
  integrity: string | null
}

const numbered = (letter: string): string => `&#${letter.charCodeAt(0)};`

/** Escapes text and attribute values; removes characters that HTML can't represent. */
export const escapeHtml = (text: string): string =>
  escapeMarkup(text.replace(/(?![\n\r\t])[\p{Cc}\p{Cs}]/gu, '')).replace(/[\n\r\t]/g, numbered)

/** Characters that would end a shortcode or its value become entities, which the plugin decodes. */
const escapeShortcode = (text: string): string => escapeHtml(text).replace(/[[\]\\]/g, numbered)

/** An attribute without a value if the text is null. */
type Words = readonly (readonly [name: string, text: string | null])[]

const opening = (tag: string, words: Words): string =>
  `<${tag}${words.map(([name, text]) => (text === null ? ` ${name}` : ` ${name}="${escapeHtml(text)}"`)).join('')}>`

const element = (tag: string, words: Words, inside = ''): string => `${opening(tag, words)}${inside}</${tag}>`

const inDiv = (style: string, lines: readonly string[]): string[] => [
  opening('div', [['style', style]]),
  ...lines,
  '</div>',
]

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

const linkOf = ({ fallback }: SnippetFacts): string =>
  fallback ? element('a', [['href', fallback.href]], escapeHtml(fallback.text)) : ''

/** Without our script tag the element needs the addresses as attributes. */
const addressWords = (site: string): Words => [
  ['api', `${site}/api`],
  ['storage', `${site}/storage`],
  ['site', site],
]

function widgetElement(settings: Settings, facts: SnippetFacts): string {
  const isNpm = settings.kind === 'npm'
  // A framework may want a style as an object: there it is a rule of CSS.
  const style = isNpm ? '' : styleText(settings)
  const given: Words = [
    ...tagWords(settings),
    ...(isNpm ? addressWords(facts.site) : []),
    ...(style ? [['style', style] as const] : []),
  ]
  return element(`parket-${settings.widget}`, given, linkOf(facts))
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

const asyncScript = (src: string): string =>
  element('script', [
    ['src', src],
    ['async', null],
  ])

/** The attributes in the script's address; the look is set on an element around it. */
function embedElement(settings: Settings, facts: SnippetFacts): string[] {
  const script = asyncScript(addressOf(settings, `${facts.site}/embed/${settings.widget}.js`))
  const link = linkOf(facts)
  const lines = link ? [script, element('noscript', [], link)] : [script]
  const style = styleText(settings)
  return style ? inDiv(style, lines) : lines
}

function scriptElement({ widget, kind }: Settings, { site, integrity }: SnippetFacts): string {
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
function frameElement(settings: Settings, { site, fallback }: SnippetFacts): string {
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

/** The plugin's shortcode, with attributes for the look. */
function shortcode(settings: Settings): string {
  const { widget, theme } = settings
  const given: Words = [
    ['widget', widget],
    ...tagWords(settings),
    ['color', theme.color],
    ['radius', theme.radius === null ? null : String(theme.radius)],
    ['font', theme.font],
    ['scheme', schemes[theme.scheme]],
  ]
  const words = given.map(([name, text]) => (text === null ? '' : ` ${name}="${escapeShortcode(text)}"`))
  return `[parket${words.join('')}]`
}

export interface Part {
  settings: Settings
  facts: SnippetFacts
}

/** The look of all that comes from npm. */
function styleRule(parts: Part[], { settings }: Part): string[] {
  const style = styleText(settings)
  const tags = parts.map((part) => `parket-${part.settings.widget}`)
  return style ? ['', `${tags.join(', ')} { ${style} }`] : []
}

/** Beside each other where there is room for both, else one under the other. */
const besideEachOther = ([main = [], beside = []]: readonly string[][]): string[] =>
  inDiv('display: flex; flex-wrap: wrap; gap: 2rem', [
    ...inDiv('flex: 2 1 28rem; min-width: 0', main),
    ...inDiv('flex: 1 1 20rem; min-width: 0', beside),
  ])

function linesOf(main: Part, beside?: Part): string[] {
  const parts = beside ? [main, beside] : [main]
  const { kind } = main.settings
  if (kind === 'wordpress') return parts.map(({ settings }) => shortcode(settings))
  const elements = parts.map(({ settings, facts }) => {
    if (kind === 'hitro') return embedElement(settings, facts)
    return [kind === 'okvir' ? frameElement(settings, facts) : widgetElement(settings, facts)]
  })
  if (kind === 'npm') {
    const imports = parts.map(({ settings: { widget } }) => `import 'parket-widgets/${widget}'`)
    return ['npm install parket-widgets', '', ...imports, '', ...elements.flat(), ...styleRule(parts, main)]
  }
  const arranged = beside ? besideEachOther(elements) : elements.flat()
  // This script makes frames as high as their pages.
  if (kind === 'okvir') return [...arranged, asyncScript(`${main.facts.site}/frame.js`)]
  if (kind === 'hitro') return arranged
  // One loader loads both, a classic script brings one.
  const scripts = kind === 'modul' ? [main] : parts
  return [...scripts.map(({ settings, facts }) => scriptElement(settings, facts)), ...arranged]
}

/** What one widget needs, or two that are beside each other. */
export const snippetOf = (main: Part, beside?: Part): string => linesOf(main, beside).join('\n')
