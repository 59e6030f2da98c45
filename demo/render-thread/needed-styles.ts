/**
 * Reduces a screen's styles to those of its server-rendered view; the complete styles come with the screen's code.
 * Takes up to 100 ms: for embeds, which are cached.
 */
import { PurgeCSS } from 'purgecss'
import { contentMark, fallbackMark, keptMark, rootMark, styleMark } from '../../src/island/protocol'

/**
 * Selectors that match only after interaction, and those that replace style attributes
 * (src/island/rendered-styles.ts).
 */
const changing = ['open', 'hidden', styleMark, keptMark]

/** Wrappers of every screen (src/island/server.tsx). */
const around = `<div ${rootMark} lang="sl" ${contentMark}="shown" ${fallbackMark}></div><slot></slot>`

/** Removes rules that match nothing in the screen's markup. */
export async function neededStyles(style: string, screen: string): Promise<string> {
  const [result] = await new PurgeCSS().purge({
    content: [{ raw: around + screen, extension: 'html' }],
    css: [{ raw: style }],
    dynamicAttributes: changing,
    variables: true,
    keyframes: true,
    safelist: { greedy: [/^:(host|is|where|focus)/] },
  })
  return result?.css ?? style
}
