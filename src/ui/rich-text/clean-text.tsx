/**
 * Rich HTML, cleaned and adapted. Loaded when rich HTML is first rendered; import this file only by `import()`. Where a
 * page forbids our policy, the browser's own sanitiser is used, else only the text is shown.
 */
import { memo, useCallback, useEffect, useMemo, useState } from 'react'
import { anchorsIn, plainParagraphs, portionsOf } from '../../domain/text/rich-html'
import type { RichContext } from '../../page/widget'
import { adoptStyles } from '../../styles/adopt'
import { activate } from './activate'
import { adapt } from './adapt'
import { type Clean, makeCleaner } from './clean'
import { nativeCleaner } from './native-clean'

function pageCleaner(): Clean | undefined {
  try {
    return makeCleaner()
  } catch (reason) {
    console.warn('Parket: the browser’s own sanitiser stands in for ours.', reason)
    return nativeCleaner()
  }
}

/** One per page, created when first needed; null if none is available. */
let known: Clean | null | undefined

function cleaner(): Clean | null {
  if (known === undefined) known = pageCleaner() ?? null
  return known
}

/** How many of the text's portions are rendered: one at first, then one more per task. */
function useGrowing(html: string, all: number): number {
  const [shown, setShown] = useState({ html, count: 1 })
  const count = shown.html === html ? shown.count : 1
  useEffect(() => {
    if (count >= all) return
    const timer = setTimeout(() => setShown({ html, count: count + 1 }))
    return () => clearTimeout(timer)
  }, [html, all, count])
  return count
}

export function CleanText({ html, ...context }: RichContext & { html: string }) {
  const portions = useMemo(() => portionsOf(html), [html])
  const anchors = useMemo(() => anchorsIn(html), [html])
  const count = useGrowing(html, portions.length)
  const clean = cleaner()
  return portions.slice(0, count).map(({ html, isPlain }, index) => {
    const isLater = index > 0
    // biome-ignore-start lint/suspicious/noArrayIndexKey: portions never move
    if (isPlain) return <Lines key={index} html={html} isLater={isLater} />
    if (!clean) return <Words key={index} html={html} isLater={isLater} />
    return <Formatted key={index} {...context} {...{ html, anchors, clean, isLater }} />
    // biome-ignore-end lint/suspicious/noArrayIndexKey: portions never move
  })
}

interface PortionProperties {
  html: string
  /** Not the first portion. */
  isLater: boolean
}

const laterClass = (isLater: boolean): string => (isLater ? 'rich-text rich-later' : 'rich-text')

interface FormattedProperties extends PortionProperties, RichContext {
  anchors: ReadonlySet<string>
  clean: Clean
}

const Formatted = memo(function Formatted(properties: FormattedProperties) {
  const { anchors, clean, html, isLater, site, storage, headingLevel } = properties
  const fill = useCallback(
    (text: HTMLElement | null) => {
      if (!text) return
      adoptLook(text)
      text.replaceChildren(adapt(clean(html), { site, storage, headingLevel }, anchors))
      return activate(text)
    },
    [anchors, clean, html, site, storage, headingLevel],
  )
  return <div className={laterClass(isLater)} ref={fill} />
})

const Words = memo(function Words({ html, isLater }: PortionProperties) {
  return (
    <div className={laterClass(isLater)} ref={adoptLook}>
      {plainParagraphs(html).map((text, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: equal paragraphs may repeat
        <p key={index}>{text}</p>
      ))}
    </div>
  )
})

/** Thousands of paragraphs become one text node: no real content has so many. */
const Lines = memo(function Lines({ html, isLater }: PortionProperties) {
  return (
    <div className={`${laterClass(isLater)} rich-lines`} ref={adoptLook}>
      {plainParagraphs(html).join('\n')}
    </div>
  )
})

function adoptLook(text: HTMLElement | null): void {
  if (text) adoptStyles(text, ...import.meta.sheets)
}
