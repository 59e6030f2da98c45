import 'react'

declare module 'react' {
  interface CSSProperties {
    /** Colours of a tile's foot and scrim, parsed by domain/color.ts. */
    '--tile-primary'?: string
    '--tile-secondary'?: string
  }
}
