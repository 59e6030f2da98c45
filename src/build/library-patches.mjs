/**
 * What the build changes in libraries, one by one: what a host may forbid or break. A patch that no longer fits its library
 * ends the build.
 */
import { resolve } from 'node:path'

const patches = [
  {
    file: 'react-dom/cjs/react-dom-client.production.js',
    why: 'It would leave a listener and a property on the host’s document for good, for `onSelect`, which nothing uses.',
    upstream: 'https://github.com/react/react/issues/7128',
    from: `    var ownerDocument =
      9 === rootContainerElement.nodeType
        ? rootContainerElement
        : rootContainerElement.ownerDocument;
    null === ownerDocument ||
      ownerDocument[listeningMarker] ||
      ((ownerDocument[listeningMarker] = !0),
      listenToNativeEvent("selectionchange", !1, ownerDocument));
`,
    to: '',
  },
  {
    file: 'react-dom/cjs/react-dom-client.production.js',
    why: 'It replays mouse and focus events after hydration. In a shadow root they have lost their target by then.',
    upstream: null,
    from: 'nextBlockedOn.target.dispatchEvent(nativeEventClone);',
    to: 'nextBlockedOn.target?.dispatchEvent(nativeEventClone);',
  },
  {
    file: 'react-dom/cjs/react-dom-client.production.js',
    why: 'It looks for its developer tools in the host’s page, where a guest has no business.',
    upstream: null,
    from: 'typeof __REACT_DEVTOOLS_GLOBAL_HOOK__',
    to: '"undefined"',
  },
  {
    file: 'valibot/dist/index.mjs',
    why: 'It would take what a host has added to all objects for fields of a schema.',
    upstream: null,
    from: 'for (const key in this.entries) {',
    to: 'for (const key of Object.keys(this.entries)) {',
  },
  {
    file: 'valibot/dist/index.mjs',
    why: 'An accessor that a host has added to all objects would swallow a record’s field of that name.',
    upstream: null,
    from: /\bdataset\.value\[key\] = ([^;]+);/g,
    to: 'giveOwn(dataset.value, key, $1);',
    before: `const giveOwn = (record, key, value) => {
  if (key in record) Object.defineProperty(record, key, { value, writable: true, enumerable: true, configurable: true });
  else record[key] = value;
};
`,
  },
  {
    file: '@preact/signals-core/dist/signals-core.module.js',
    why: 'It assigns names that all objects have, which throws where a host has frozen `Object.prototype`.',
    upstream: 'https://github.com/preactjs/signals/pull/193',
    from: /\w+\.prototype\.(?:toString|valueOf|toJSON)=function\(\)\{[^}]*\}[,;]/g,
    to: '',
  },
  {
    file: 'tom-select/dist/esm/vanilla.js',
    why: 'It makes its few elements from HTML without data, which our Trusted Types policy accepts.',
    upstream: null,
    from: 'tpl.innerHTML = query.trim()',
    to: 'tpl.innerHTML = trustedHtml(query.trim())',
    before: `import { trustedHtml } from ${JSON.stringify(resolve('src/page/trusted-html.ts'))}\n`,
  },
  {
    file: 'tom-select/dist/esm/tom-select.js',
    why: 'It empties its list by HTML, likewise.',
    upstream: null,
    from: "dropdown_content.innerHTML = ''",
    to: 'dropdown_content.replaceChildren()',
  },
  {
    file: 'tom-select/dist/esm/tom-select.js',
    why: 'It restores the select by HTML, likewise; ours goes with its field.',
    upstream: null,
    from: 'self.input.innerHTML = revertSettings.innerHTML',
    to: '',
  },
]

function patch(code, { file, from, to, before = '' }) {
  const patched = code.replaceAll(from, to)
  if (patched === code) throw new Error(`${file} has no ${from}`)
  return before + patched
}

export const libraryPatches = () => ({
  name: 'parket-library-patches',
  transform(code, id) {
    const own = patches.filter(({ file }) => id.endsWith(`/node_modules/${file}`))
    return own.length > 0 ? { code: own.reduce(patch, code), map: null } : null
  },
})
