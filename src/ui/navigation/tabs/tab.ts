/** What a tab bar is given. */

export interface Tab {
  key: string
  label: string
  /** A real address: for middle click, "copy link" and no scripts. */
  href: string
  /** Leads out of the site: opens in a new window. */
  external?: boolean
  isActive: boolean
}

export interface TabChoice {
  /** Takes a plain click; without it, and for external tabs, the browser follows the link. */
  onChoose?: ((key: string) => void) | undefined
}
