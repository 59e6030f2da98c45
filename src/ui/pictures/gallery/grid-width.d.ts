import 'react'

declare module 'react' {
  interface CSSProperties {
    /** How many of the page's twelve columns a grid of photos takes. */
    '--photos-width'?: number
  }
}
