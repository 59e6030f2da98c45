import 'react'

declare module 'react' {
  interface CSSProperties {
    /** Of the page's twelve columns, how many a grid of photos takes. */
    '--photos-width'?: number
  }
}
