import 'react'

declare module 'react' {
  interface CSSProperties {
    /** A tile's foot and its scrim, parsed by domain/color.ts. */
    '--tile-primary'?: string
    '--tile-secondary'?: string
  }
}
