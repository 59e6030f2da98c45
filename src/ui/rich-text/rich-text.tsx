/**
 * Rich HTML out of the CMS (contract 8.18): cleaned in the browser before it stands anywhere. Until the
 * sanitiser has come there are bars, never raw HTML.
 */
import { useEffect } from 'react'
import type { RichAddresses } from '../../domain/rich-html'
import { useHydrating } from '../../page/use-hydrating'
import { lazyPart, useLazyPart } from '../field/lazy-part'
import { Bar, Loading, skeletonStyles } from '../skeleton/skeleton'
import css from './rich-text.css?sheet'

export const richTextStyles: readonly string[] = [skeletonStyles, css]

const cleaning = lazyPart('sanitiser', () => import('./clean-text'))

export interface RichTextProperties extends RichAddresses {
  html: string
  /** Level of the text's first heading, 1–6. */
  headingLevel: number
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

/** Asks for the sanitiser at once: whether texts can stand, or never will. */
export function useRichText(): boolean {
  const { found, reach } = useCleaning()
  useEffect(reach, [reach])
  return found !== undefined
}

/** Blank HTML shows nothing; nor does any where the sanitiser can't be had. */
export function RichText(properties: RichTextProperties) {
  const { found, reach } = useCleaning()
  const isBlank = properties.html.trim() === ''
  useEffect(() => {
    if (!isBlank) reach()
  }, [isBlank, reach])
  if (isBlank || found === null) return null
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
