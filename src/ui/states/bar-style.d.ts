import 'react'

declare module 'react' {
  interface CSSProperties {
    /** Size of a skeleton's bar in px. */
    '--bar-width'?: number
    '--bar-height'?: number
  }
}
