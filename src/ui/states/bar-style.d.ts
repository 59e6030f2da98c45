import 'react'

declare module 'react' {
  interface CSSProperties {
    /** Size of a placeholder bar in px. */
    '--bar-width'?: number
    '--bar-height'?: number
  }
}
