/** Hundreds of hostile texts: nothing runs, whichever sanitiser the page allows. */
import { afterEach, expect, test, vi } from 'vitest'
import { waitFor } from '../../../test/support/wait-for'
import { hostileHtml } from '../../domain/text/hostile.fixture'
import { allowedAttributes, allowedTags, anchorsIn } from '../../domain/text/rich-html'
import { renderInShadow, unmountAll } from '../fields/shadow.fixture'
import { adapt } from './adapt'
import { type Clean, makeCleaner } from './clean'
import { nativeCleaner } from './native-clean'
import { RichText } from './rich-text'

afterEach(unmountAll)

const addresses = {
  site: 'https://kzs.example',
  storage: `${location.origin}/demo/data/storage`,
  headingLevel: 3,
}

/** What our own hand adds to that which was let stay. */
const ours =
  'id class data-video target rel loading decoding referrerpolicy preload role tabindex aria-label'.split(' ')

function faultOf(element: Element): string | undefined {
  if (!allowedTags.includes(element.localName) && !element.matches('button.video')) return element.localName
  if (element.localName === 'iframe') return 'iframe'
  const wrong = element
    .getAttributeNames()
    .find((name) => !allowedAttributes.includes(name) && !ours.includes(name))
  if (wrong) return `${element.localName} ${wrong}`
  if (element.id && !element.id.startsWith('besedilo-')) return `id ${element.id}`
  const { href, src, target, rel } = Object.fromEntries(
    [...element.attributes].map(({ name, value }) => [name, value]),
  )
  if (href !== undefined && !/^((https?|mailto|tel):|#besedilo-)/.test(href)) return `href ${href}`
  if (src !== undefined && !src.startsWith(`${addresses.storage}/`) && !src.startsWith('https://'))
    return `src ${src}`
  return target !== undefined && rel !== 'noopener' ? `opener ${target}` : undefined
}

const faultsIn = (root: ParentNode): string[] =>
  [...root.querySelectorAll('*')].flatMap((element) => faultOf(element) ?? [])

function written(fragment: DocumentFragment): string {
  const inert = document.implementation.createHTMLDocument('').createElement('div')
  inert.append(fragment)
  return inert.innerHTML
}

/** What is wrong with what `clean` leaves of each text, also when it is written, read again and cleaned again. */
function faultsOf(clean: Clean): string[] {
  return hostileHtml.flatMap((html) => {
    const once = adapt(clean(html), addresses, anchorsIn(html))
    const found = faultsIn(once)
    const text = written(once)
    const twice = adapt(clean(text), addresses, anchorsIn(text))
    return [...found, ...faultsIn(twice)].map((fault) => `${fault} of ${html.slice(0, 200)}`)
  })
}

const spoken = ['ran', 'alert', 'confirm', 'prompt', 'print', 'open'] as const
const ran = vi.fn()

/** Handlers may wait for any of these; each is sent to every element. */
const told =
  'load error focus focusin blur click auxclick dblclick mouseover mouseenter pointerover pointerenter pointerdown keydown input change submit toggle beforetoggle animationstart animationend transitionend scroll play canplay begin start message'.split(
    ' ',
  )

/** Where the texts sent requests beside pictures, which may come from any https origin (contract: Other origins). */
const askedOf = (host: string): string[] =>
  performance
    .getEntriesByType('resource')
    .filter(
      (entry) => entry.name.includes(host) && (entry as PerformanceResourceTiming).initiatorType !== 'img',
    )
    .map(({ name }) => name)

// What stays is looked at first: rendered, it could lead the page of the tests away, which would wait for ever.
test.each([
  ['our sanitiser', makeCleaner()],
  ['the browser’s own', nativeCleaner()],
])('after %s everything that stays is on the lists, also read again', (_, clean) => {
  expect(hostileHtml.length).toBeGreaterThan(300)
  expect(clean && faultsOf(clean)).toEqual([])
})

test('in a page nothing runs, nothing is requested but pictures, and the words before it stay', async () => {
  for (const name of spoken) Reflect.set(window, name, ran)
  window.addEventListener('click', (event) => event.preventDefault())
  const { shadow } = renderInShadow(
    hostileHtml.map((html, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: they never change places
      <div key={index} data-index={index}>
        <RichText html={`<p>prej</p>${html}`} {...addresses} />
      </div>
    )),
  )
  await waitFor(() => expect(shadow.querySelector('.rich-text:not([aria-hidden])')).not.toBeNull())
  const texts = [...shadow.querySelectorAll('[data-index]')]
  const silent = texts.filter(({ textContent }) => !textContent?.startsWith('prej'))
  expect(silent.map((text) => hostileHtml[Number(text.getAttribute('data-index'))])).toEqual([])
  for (const element of shadow.querySelectorAll('.rich-text *')) {
    for (const type of told)
      element.dispatchEvent(new Event(type, { bubbles: type !== 'error', cancelable: true }))
  }
  for (const frame of shadow.querySelectorAll('iframe')) {
    expect(frame.src).toMatch(
      /^https:\/\/(www\.youtube-nocookie\.com\/embed\/[\w-]{11}|player\.vimeo\.com\/video\/\d+)\?/,
    )
    expect(frame.sandbox.length).toBeGreaterThan(0)
  }
  // Whatever the texts have requested was requested before this.
  const last = new Image()
  await new Promise((resolve) => {
    last.onerror = resolve
    last.src = `${addresses.storage}/ni.svg`
  })
  await scheduler.postTask(() => {}, { priority: 'background' })
  expect(ran.mock.calls).toEqual([])
  expect(askedOf('zlo.example')).toEqual([])
  expect([
    document.querySelectorAll('body script, iframe, meta[http-equiv=refresh]').length,
    location.hash,
  ]).toEqual([0, ''])
})

// Last: it holds for the rest of the page. The contract is in Trusted Types.
test('where the page enforces Trusted Types and allows our two policies, everything that stays is on the lists', () => {
  const violations: string[] = []
  const policy = document.createElement('meta')
  policy.httpEquiv = 'Content-Security-Policy'
  policy.content = "require-trusted-types-for 'script'; trusted-types parket dompurify"
  document.head.append(policy)
  expect(() => {
    document.createElement('div').innerHTML = '<b>x</b>'
  }).toThrow('TrustedHTML')
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, sample }) =>
    violations.push(`${violatedDirective}: ${sample}`),
  )
  expect(faultsOf(makeCleaner())).toEqual([])
  expect(violations).toEqual([])
})
