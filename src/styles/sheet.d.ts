/** CSS as minified text, see sheet-plugin.mjs. */
declare module '*?sheet' {
  const css: string
  export default css
}
