/**
 * Rich HTML from the CMS, cleaned in the browser before it is inserted. Until the sanitiser has loaded bars are shown,
 * never raw HTML. What our server has rendered is already clean and stays.
 */
import { useContext, useEffect, useState } from 'react'
import { useHydrating } from '../../page/use-hydrating'
import { type RichContext, useWidget, WidgetContext } from '../../page/widget'
import { lazyPart, useLazyPart } from '../fields/lazy-part'
import { Bar, Loading } from '../states/skeleton'
import './rich-text.css?sheet'

const cleaning = lazyPart('sanitiser', () => import('./clean-text'), undefined, true)

export interface RichTextProperties extends RichContext {
  html: string
}

/** Loads the sanitiser ahead; once it has loaded or failed, texts render at once. Never rejects. */
export const fetchRichText = async (): Promise<void> => {
  await cleaning.load()
}

/** The server renders without the sanitiser; so does hydration at first. */
function useCleaning() {
  const { found, load } = useLazyPart(cleaning)
  const isHydrating = useHydrating()
  return { found: found === undefined && !isHydrating ? cleaning.found : found, load }
}

/** Loads the sanitiser, unless the text is server-rendered. Returns whether it is ready or has failed. */
export function useRichText(): boolean {
  const { found, load } = useCleaning()
  const [isRendered] = useState(useHydrating())
  useEffect(() => {
    if (!isRendered) load()
  }, [isRendered, load])
  return found !== undefined
}

/** In characters; longer texts are rendered in the browser, portion by portion. */
const maxRendered = 50_000

/** Nothing for blank HTML, and if the sanitiser can't be loaded. */
export function RichText(properties: RichTextProperties) {
  const { html, site, storage, headingLevel } = properties
  // Without an element around it there is no server-rendered markup.
  const isInWidget = useContext(WidgetContext) !== null
  const isRendered = useHydrating() && isInWidget
  const key = [headingLevel, site, storage, html].join()
  const [rendered] = useState(isRendered && html.length <= maxRendered ? key : null)
  if (html.trim() === '') return null
  return rendered === key ? <RenderedText {...properties} /> : <CleanedText {...properties} />
}

/** In the browser React keeps the server's markup. */
const serverMarkup = { __html: '' }

function activateWhenLoaded(text: HTMLElement | null) {
  if (!text) return
  let stop = () => {}
  let isGone = false
  import('./activate').then(
    ({ activateRendered }) => {
      if (!isGone) stop = activateRendered(text)
    },
    // It can still be read.
    () => {},
  )
  return () => {
    isGone = true
    stop()
  }
}

function RenderedText({ html, ...context }: RichTextProperties) {
  const rendered = useWidget().renderRich(html, context)
  return (
    <div
      className="rich-text"
      ref={activateWhenLoaded}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered and cleaned by our server; never set in a browser
      dangerouslySetInnerHTML={rendered === null ? serverMarkup : { __html: rendered }}
    />
  )
}

function CleanedText(properties: RichTextProperties) {
  const { found, load } = useCleaning()
  useEffect(load, [load])
  if (found === null) return null
  return found ? <found.CleanText {...properties} /> : <RichTextSkeleton />
}

function RichTextSkeleton() {
  return (
    <Loading count={1} className="rich-text">
      {[620, 580, 600, 380].map((width) => (
        <p key={width}>
          <Bar width={width} />
        </p>
      ))}
    </Loading>
  )
}
