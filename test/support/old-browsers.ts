/** Features that old browsers lack, and a script that removes them. */
export const oldBrowsers = [
  ['customElements', `Object.defineProperty(window, 'customElements', { value: undefined })`],
  ['attachShadow', 'delete Element.prototype.attachShadow'],
] as const
