import 'react'

declare module 'react' {
  interface CSSProperties {
    /** What a component passes to its style sheet. */
    [customProperty: `--${string}`]: string | number | undefined
  }
}
