/** What every segment needs to know of the page around it. */
import { createContext, useContext } from 'react'

export interface SegmentSettings {
  /** Level of a segment's own headings, 1–6. */
  headingLevel: number
  /** The segments have the window's full width and keep the page's gutters themselves. */
  isBand: boolean
  /** The page's own picture, for a connecting page's header; null without one. */
  picture: string | null
  /** The page's title, if the header shows it. */
  title: string | null
}

export const SegmentContext = createContext<SegmentSettings>({
  headingLevel: 3,
  isBand: false,
  picture: null,
  title: null,
})

export const useSegmentContext = (): SegmentSettings => useContext(SegmentContext)
