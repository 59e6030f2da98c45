import 'react'

declare module 'react' {
  interface CSSProperties {
    /** The filled share of a standing's bar, 0–1. */
    '--share'?: number
  }
}
