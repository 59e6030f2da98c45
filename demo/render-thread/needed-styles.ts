/**
 * The part of a screen's style that its first view looks by; the whole comes with the screen's script. Takes up to a
 * tenth of a second: for embeds, which are asked for again and again as they are.
 */
import { PurgeCSS } from 'purgecss'

/** What a browser changes by itself, and what stands for style attributes (src/element/rendered-styles.ts). */
const changing = ['open', 'hidden', 'data-style', 'data-kept']

/** What stands around every screen (src/element/server.tsx). */
const around = '<div data-root lang="sl" data-content="shown" data-fallback></div><slot></slot>'

/** Rules for what does not stand in the screen's markup are left out. */
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
