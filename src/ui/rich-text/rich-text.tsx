/**
 * Rich HTML out of the CMS: cleaned in the browser before it stands anywhere. Until the
 * sanitiser has come there are bars, never raw HTML. What our server has drawn, clean, stays as it stands.
 */
import { useContext, useEffect, useState } from 'react'
import { useHydrating } from '../../page/use-hydrating'
import { type RichPlace, useWidget, WidgetContext } from '../../page/widget'
import { lazyPart, useLazyPart } from '../fields/lazy-part'
import { Bar, Loading, skeletonStyles } from '../states/skeleton'
import css from './rich-text.css?sheet'

export const richTextStyles: readonly string[] = [skeletonStyles, css]

const cleaning = lazyPart('sanitiser', () => import('./clean-text'), undefined, true)

export interface RichTextProperties extends RichPlace {
  html: string
}

/** Asks for the sanitiser ahead; once it has come, or can't be had, texts stand at once. Never rejects. */
export const fetchRichText = async (): Promise<void> => {
  // A server has no document to clean in.
  if (typeof document !== 'undefined') await cleaning.load()
}

/** A server draws without the sanitiser; whoever takes over what it drew begins so, too. */
function useCleaning() {
  const { found, reach } = useLazyPart(cleaning)
  const isHydrating = useHydrating()
  return { found: found === undefined && !isHydrating ? cleaning.found : found, reach }
}

/** Asks for the sanitiser, unless a server has drawn what there is: whether texts can stand, or never will. */
export function useRichText(): boolean {
  const { found, reach } = useCleaning()
  const [isDrawn] = useState(useHydrating())
  useEffect(() => {
    if (!isDrawn) reach()
  }, [isDrawn, reach])
  return found !== undefined
}

/** In characters; a longer text is drawn by the browser, one portion after the other. */
const longestDrawn = 50_000

/** Blank HTML shows nothing; nor does any where the sanitiser can't be had. */
export function RichText(properties: RichTextProperties) {
  const { html, site, storage, headingLevel } = properties
  // A part by itself has nobody who draws for it.
  const isInWidget = useContext(WidgetContext) !== null
  const isDrawn = useHydrating() && isInWidget
  const key = [headingLevel, site, storage, html].join()
  const [drawn] = useState(isDrawn && html.length <= longestDrawn ? key : null)
  if (html.trim() === '') return null
  return drawn === key ? <DrawnText {...properties} /> : <CleanedText {...properties} />
}

/** In the browser React leaves it as the server drew it. */
const asItStands = { __html: '' }

function live(text: HTMLElement | null) {
  if (!text) return
  let stop = () => {}
  let isGone = false
  import('./enliven').then(
    ({ enlivenDrawn }) => {
      if (!isGone) stop = enlivenDrawn(text)
    },
    // It stays to be read.
    () => {},
  )
  return () => {
    isGone = true
    stop()
  }
}

function DrawnText({ html, ...place }: RichTextProperties) {
  const drawn = useWidget().drawRich(html, place)
  return (
    <div
      className="rich-text"
      ref={live}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by our server, which has cleaned it; never set in a browser
      dangerouslySetInnerHTML={drawn === null ? asItStands : { __html: drawn }}
    />
  )
}

function CleanedText(properties: RichTextProperties) {
  const { found, reach } = useCleaning()
  useEffect(reach, [reach])
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
