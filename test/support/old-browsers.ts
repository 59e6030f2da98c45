/** What a browser of long ago lacks, and a script that takes it from one of today. */
export const oldBrowsers = [
  ['customElements', `Object.defineProperty(window, 'customElements', { value: undefined })`],
  ['attachShadow', 'delete Element.prototype.attachShadow'],
] as const
