/**
 * Reduces a screen's styles to those of its server-rendered view; the complete styles come with the screen's code. Without
 * it a view of matches is 12.2 instead of 10.1 kB, a roster 5.6 instead of 4.2 (brotli 5).
 */
import { LRUCache } from 'lru-cache'
import { PurgeCSS } from 'purgecss'
import { contentMark, fallbackMark, keptMark, missingMark, rootMark } from '../../../src/island/protocol'

/** Attributes that appear only later. */
const changing = ['open', 'hidden', keptMark, missingMark]

/** Wrappers of every screen (src/island/server.tsx). */
const around = `<div ${rootMark} lang="sl" ${contentMark}="shown" ${fallbackMark}></div><slot></slot>`

/** Without the declarations */
const selectorsOf = (style: string): string => style.replace(/\{[^{}]*\}/g, ' ')

const wordsOf = (text: string): Set<string> => new Set(text.match(/[\w-]+/g))

/** Removes rules of which no word is in the markup. */
async function purge(style: string, words: readonly string[]): Promise<string> {
  const [result] = await new PurgeCSS().purge({
    content: [{ raw: words.join(' '), extension: 'html' }],
    css: [{ raw: style }],
    dynamicAttributes: changing,
    variables: true,
    keyframes: true,
    safelist: { greedy: [/^:(host|is|where|focus)/] },
  })
  return result?.css ?? style
}

interface Styles {
  /** Of its selectors, and all others */
  words: ReadonlySet<string>
  /** Reduced, by the words of them that a screen's markup has: views of one screen mostly have the same. */
  reduced: LRUCache<string, Promise<string>>
}

/** By the complete styles, of which there are as many as screens and sets of their parts. */
const known = new Map<string, Styles>()
const max = 20

/** Removes rules that match nothing in the screen's markup. Takes 17 ms, or 1 ms for words that were there before. */
export function neededStyles(style: string, screen: string): Promise<string> {
  const { words, reduced } = known.get(style) ?? {
    words: wordsOf(selectorsOf(style)),
    reduced: new LRUCache({ max }),
  }
  known.set(style, { words, reduced })
  const used = [...wordsOf(around + screen)].filter((word) => words.has(word)).sort()
  const key = used.join(' ')
  const result = reduced.get(key) ?? purge(style, used)
  reduced.set(key, result)
  return result
}
