/**
 * Rich HTML out of the CMS (contract 8.18): cleaned in the browser before it stands anywhere. Until the
 * sanitiser has come there are bars, never raw HTML.
 */
import { useEffect } from 'react'
import type { RichAddresses } from '../../domain/rich-html'
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

/** Blank HTML shows nothing; nor does any where the sanitiser can't be had. */
export function RichText(properties: RichTextProperties) {
  const { found, reach } = useLazyPart(cleaning)
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
