/** Properties of a tab bar. */

export interface Tab {
  key: string
  label: string
  /** A real address: for middle click, "copy link" and visitors without JavaScript. */
  href: string
  /** External: opens in a new window. */
  external?: boolean
  isActive: boolean
}

export interface TabChoice {
  /** Handles a plain click; without it, and for external tabs, the browser follows the link. */
  onChoose?: ((key: string) => void) | undefined
}
