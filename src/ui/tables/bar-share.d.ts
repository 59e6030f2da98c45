import 'react'

declare module 'react' {
  interface CSSProperties {
    /** How much of a standing's bar is filled, 0–1. */
    '--share'?: number
  }
}
