/** A tag without its end tag, such as `<parket-roster />`: HTML takes all that follows as its fallback. */

/** An element of ours, a landmark or a heading, by its name or its role */
const noFallback =
  /^(parket-.+|main|nav|header|footer|aside|search|h[1-6]|navigation|banner|contentinfo|complementary|region|heading)$/

/** Keeps a fallback visible that holds what no fallback does, with one console line. */
export function showSwallowed(element: Element): void {
  const slot = element.shadowRoot?.querySelector('slot')
  const isSwallowed = element.parentElement?.localName.startsWith('parket-')
  // The server puts an article's text there for reader views.
  const isOurs = element.querySelector(':scope > article[lang]:only-child')
  const found =
    !isOurs &&
    !slot?.style.display &&
    [...element.querySelectorAll('*')].find(
      (each) => isSwallowed || noFallback.test(each.getAttribute('role') ?? each.localName),
    )
  if (!slot || !found) return
  slot.style.display = 'contents'
  const tag = element.localName
  console.warn(`${tag}: </${tag}> is missing: <${found.localName}> is inside it and stays visible`)
}
