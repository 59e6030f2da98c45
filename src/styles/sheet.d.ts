/** CSS as minified text: src/build/sheet-plugin.mjs */
declare module '*?sheet' {
  const css: string
  export default css
}

interface ImportMeta {
  /** CSS texts of this module and of all that it imports, in the order in which they apply: src/build/sheet-plugin.mjs */
  readonly sheets: readonly string[]
}
