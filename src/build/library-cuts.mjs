/** Patches of libraries: what they do that a host may forbid or break. */
import { resolve } from 'node:path'

const selectionListener = `    var ownerDocument =
      9 === rootContainerElement.nodeType
        ? rootContainerElement
        : rootContainerElement.ownerDocument;
    null === ownerDocument ||
      ownerDocument[listeningMarker] ||
      ((ownerDocument[listeningMarker] = !0),
      listenToNativeEvent("selectionchange", !1, ownerDocument));
`

/**
 * React would leave a listener and a property on the host's document for good, for `onSelect`, which nothing here uses.
 */
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
 * While it waits to hydrate, React keeps mouse and focus events to replay them. In a shadow root an event has lost its
 * target by then, and React would throw.
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
const written = /\bdataset\.value\[key\] = ([^;]+);/g
const giveOwn = `const giveOwn = (record, key, value) => {
  if (key in record) Object.defineProperty(record, key, { value, writable: true, enumerable: true, configurable: true });
  else record[key] = value;
};
`

/**
 * Reads only own keys of a schema's entries: a host may have added enumerable ones to all objects (`Object.prototype`).
 * Likewise a record's fields: a host's accessor of the same name would swallow them.
 */
export const ownEntries = () => ({
  name: 'parket-own-entries',
  transform(code, id) {
    if (!id.endsWith('/valibot/dist/index.mjs')) return null
    if (!code.includes(everyKey) || !written.test(code))
      throw new Error('valibot goes through its entries in another way')
    const own = code.replaceAll(everyKey, 'for (const key of Object.keys(this.entries)) {')
    return { code: giveOwn + own.replace(written, 'giveOwn(dataset.value, key, $1);'), map: null }
  },
})

const ofEveryObject = /\w+\.prototype\.(?:toString|valueOf|toJSON)=function\(\)\{[^}]*\}([,;])/g

/**
 * Signals define their methods as own properties: where a host has frozen `Object.prototype`, assigning a name that it
 * has would throw.
 */
export const plainSignals = () => ({
  name: 'parket-plain-signals',
  transform(code, id) {
    if (!/\/signals-core\/dist\/[^/]+$/.test(id)) return null
    if ((code.match(ofEveryObject) ?? []).length !== 3) throw new Error('signals are made in another way')
    return { code: code.replace(ofEveryObject, ''), map: null }
  },
})

/** Where a descriptor begins in terser's output: after the call it is for, or recognized by text that is unique. */
const descriptor =
  /(?<=\bdefineProperty\([^(){};]+,)\{|(?<=\]:)\{(?=value:\w+\})|\{(?=(?:value:[^{}]+,)?(?:writable|enumerable|configurable):)/g

/** Descriptors without a prototype: a host may have added `get` or `set` to all objects. */
export const ownDescriptors = () => ({
  name: 'parket-own-descriptors',
  renderChunk: (code) => ({ code: code.replace(descriptor, '{__proto__:null,'), map: null }),
})

const spreading =
  'Object.getOwnPropertyDescriptors?Object.defineProperties(e,Object.getOwnPropertyDescriptors(n)):'

/** The calendar copies objects by their descriptors; it has no accessors. */
export const plainSpread = () => ({
  name: 'parket-plain-spread',
  transform(code, id) {
    if (!id.endsWith('/vanilla-calendar-pro/index.mjs')) return null
    if (!code.includes(spreading)) throw new Error('the calendar spreads objects in another way')
    return { code: code.replace(spreading, '1?Object.assign(e,n):'), map: null }
  },
})

const ownProperty = 'const desc = getOwnPropertyDescriptor(object, prop);'

/** Likewise where the sanitiser reads a descriptor: a method would look as if it had a getter. */
export const ownGetters = () => ({
  name: 'parket-own-getters',
  transform(code, id) {
    if (!id.endsWith('/dompurify/dist/purify.es.mjs')) return null
    if (!code.includes(ownProperty)) throw new Error('the sanitiser looks for methods in another way')
    return {
      code: code.replaceAll(ownProperty, `${ownProperty} if (desc) Object.setPrototypeOf(desc, null);`),
      map: null,
    }
  },
})

/**
 * tom-select makes its few elements from HTML strings. They contain no data, so our Trusted Types policy accepts them
 * (contract: Trusted Types).
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
