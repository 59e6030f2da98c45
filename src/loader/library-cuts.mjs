/** What does not travel to visitors, and what libraries do in a way that a host may forbid. */
import { resolve } from 'node:path'

/** What the screens use of the request cache's client; the rest of its methods is a good part of the library. */
const usedOfClient = ['constructor', 'getQueryCache', 'defaultQueryOptions', 'getQueryDefaults']

/** One method of a class as the library is formatted: a tab before its name and before its last brace. */
const method = /^\t(?:async )?(\w+)\([^\n]*\) \{\n[\s\S]*?^\t\}\n/gm

/**
 * The request cache's client brings mutations and infinite lists along; nothing here has either (2 kB brotli). It also
 * follows whether the browser is online and has the focus; here requests are tried in any case.
 */
const followed = {
  onlineManager: 'export const onlineManager = { isOnline: () => true }',
  focusManager: 'export const focusManager = { isFocused: () => true, setFocused() {} }',
}

export const unusedRequests = () => ({
  name: 'parket-unused-requests',
  load(id) {
    if (id.endsWith('/query-core/build/modern/mutationCache.js')) return 'export class MutationCache {}'
    if (id.endsWith('/query-core/build/modern/infiniteQueryBehavior.js'))
      return 'export const infiniteQueryBehavior = undefined, hasNextPage = undefined, hasPreviousPage = undefined'
    const [, manager] = /\/query-core\/build\/modern\/(\w+)\.js$/.exec(id) ?? []
    return followed[manager] ?? null
  },
  transform(code, id) {
    if (!id.endsWith('/query-core/build/modern/queryClient.js')) return null
    const found = [...code.matchAll(method)].map(([, name]) => name)
    const missing = usedOfClient.filter((name) => !found.includes(name))
    if (missing.length > 0) throw new Error(`the request cache's client has no ${missing.join(', ')}`)
    return {
      code: code.replace(method, (text, name) => (usedOfClient.includes(name) ? text : '')),
      map: null,
    }
  },
})

const selectionListener = `    var ownerDocument =
      9 === rootContainerElement.nodeType
        ? rootContainerElement
        : rootContainerElement.ownerDocument;
    null === ownerDocument ||
      ownerDocument[listeningMarker] ||
      ((ownerDocument[listeningMarker] = !0),
      listenToNativeEvent("selectionchange", !1, ownerDocument));
`

/** React would leave a listener and a mark on the host's document for good, for `onSelect`, which nothing here uses. */
export const lastingListener = () => ({
  name: 'parket-lasting-listener',
  transform(code, id) {
    if (!id.endsWith('/react-dom-client.production.js')) return null
    if (!code.includes(selectionListener)) throw new Error('React listens to selections in another way')
    return { code: code.replace(selectionListener, ''), map: null }
  },
})

const replayed = 'nextBlockedOn.target.dispatchEvent(nativeEventClone);'

/**
 * While it waits to hydrate, React keeps what the mouse and the focus did, to do it again. An event in a shadow root has no
 * target any more by then: React would throw.
 */
export const lostReplay = () => ({
  name: 'parket-lost-replay',
  transform(code, id) {
    if (!id.endsWith('/react-dom-client.production.js')) return null
    if (!code.includes(replayed)) throw new Error('React replays events in another way')
    return { code: code.replace(replayed, replayed.replace('target.', 'target?.')), map: null }
  },
})

const everyKey = 'for (const key in this.entries) {'

/** A schema's entries are its own: a host may have added to all objects (`Object.prototype`), enumerably. */
export const ownEntries = () => ({
  name: 'parket-own-entries',
  transform(code, id) {
    if (!id.endsWith('/valibot/dist/index.mjs')) return null
    if (!code.includes(everyKey)) throw new Error('valibot goes through its entries in another way')
    return { code: code.replaceAll(everyKey, 'for (const key of Object.keys(this.entries)) {'), map: null }
  },
})

/** What attributes.ts says for the docs and the types goes nowhere else. */
export const docsOnly = () => ({
  name: 'parket-docs-only',
  transform(code, id) {
    if (!/\/(attributes|element\/definition)\.ts$/.test(id)) return null
    const brief = code
      .replace(/(Attribute\(\s*|(?:summary|description):\s*)(?:'[^'\n]*'|"[^"\n]*")/g, "$1''")
      .replace(/(events|parts): \[[^\]]*\]/g, '$1: []')
    return { code: brief, map: null }
  },
})

/**
 * tom-select makes its few elements of HTML text. There is no data in it: under Trusted Types our policy lets it
 * pass (contract 8.20).
 */
const markupUses = {
  'vanilla.js': ['tpl.innerHTML = query.trim()', 'tpl.innerHTML = trustedHtml(query.trim())'],
  'tom-select.js': ["dropdown_content.innerHTML = ''", 'dropdown_content.replaceChildren()'],
}

const policy = `import { trustedHtml } from ${JSON.stringify(resolve('src/page/trusted-html.ts'))}\n`
const restoring = 'self.input.innerHTML = revertSettings.innerHTML'

export const trustedMarkup = () => ({
  name: 'parket-trusted-markup',
  transform(code, id) {
    const [, file] = /\/tom-select\/dist\/esm\/([\w-]+\.js)$/.exec(id) ?? []
    if (!Object.hasOwn(markupUses, file ?? '')) return null
    const [from, to] = markupUses[file]
    if (!code.includes(from)) throw new Error(`tom-select makes HTML in another way: no ${from} in ${file}`)
    return { code: policy + code.replace(from, to).replace(restoring, ''), map: null }
  },
})
