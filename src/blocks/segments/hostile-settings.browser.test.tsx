/** Every setting of every kind of segment with hostile words, addresses and markup: nothing runs, nothing is followed. */
import { afterEach, expect, test, vi } from 'vitest'
import { someOf } from '../../../test/support/diagonal'
import { waitFor } from '../../../test/support/wait-for'
import { hostileHtml, hostileLinks } from '../../domain/text/hostile.fixture'
import { leaveAll, menu, renderSegments, type Settings, segment } from './segments.fixture'

afterEach(leaveAll)

const ran = vi.fn()

const atOnce = 14

const everywhere = (text: string): [type: string, settings: Settings][] => [
  ['title', { title: text, position: text }],
  ['about_us', { html_content: text }],
  ['document', { title: text, align: text, document: { path: text, title: text } }],
  ['photo', { photos: [{ path: text }], photos_width: text }],
  ['photo', { photos: [{ path: text }], photos_width: '1' }],
  ['youtube', { video: text, title: text }],
  ['federation_personnel', { personnel: [{ name: text, function: text, photo: { path: text } }] }],
  ['federation_documents', { documents: [{ entry: 'Tekmovanja', text, url: text }] }],
  [
    'connecting_page',
    {
      headerType: text,
      subpagesData: [
        { id: 6, image_url: text, primaryColor: text, secondaryColor: text, newsCategoryId: text },
      ],
    },
  ],
  [
    'collapsable',
    { title: text, defaultOpen: '1', content: [{ type: text, published: true, segmentSettings: [] }] },
  ],
  ['collapsable_window', { title: text, defaultOpen: text, content: text }],
  [text, { [text]: text }],
]

/**
 * Where a browser would go or what it would load, and from where styles may take anything. A link that is ':' leads
 * nowhere: the browser can't read its address, for half of a letter in it.
 */
function faultOf(element: Element): string | undefined {
  const found = Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value]))
  if (element.getAttributeNames().some((name) => /^on|^srcdoc$/.test(name))) return element.outerHTML
  if (
    element.localName === 'a' &&
    'href' in found &&
    !/^(https?|mailto|tel|):$/.test((element as HTMLAnchorElement).protocol)
  )
    return element.outerHTML
  if (found.target === '_blank' && found.rel !== 'noopener') return element.outerHTML
  if (element instanceof HTMLImageElement && !/^https?:/.test(element.src)) return element.outerHTML
  return /url\(|expression|[<>]/i.test(found.style ?? '') ? element.outerHTML : undefined
}

test.each([
  ['addresses', someOf(hostileLinks, 14)],
  ['markup', someOf(hostileHtml, 14)],
])('hostile %s in every field are words or nothing', { timeout: 120_000 }, async (_, texts) => {
  for (const name of ['ran', 'alert', 'open']) Reflect.set(window, name, ran)
  window.addEventListener('click', (event) => event.preventDefault(), true)
  for (let first = 0; first < texts.length; first += atOnce) {
    const batch = texts.slice(first, first + atOnce)
    const changes = {
      '/menu': [
        ...menu.slice(0, 3),
        { ...menu[3], title: batch[0], page_path: batch[0], external_link: batch[0] },
      ],
      '/news': { news: [], nuOfNews: 0 },
    }
    const segments = batch.flatMap(everywhere).map(([type, settings]) => segment(type, settings))
    const { root, shadow } = renderSegments(segments, changes)
    // So that the last of them stand as well, without waiting for the browser's idle time.
    window.dispatchEvent(new Event('beforeprint'))
    await vi.dynamicImportSettled()
    await waitFor(() => expect(root.querySelectorAll('[part=skeleton]').length).toBe(0))
    const all = [...shadow.querySelectorAll('*')]
    expect(all.length).toBeGreaterThan(segments.length)
    expect(all.flatMap((element) => faultOf(element) ?? [])).toEqual([])
    expect(shadow.querySelectorAll('script, iframe, object, embed, link, base, meta, form').length).toBe(0)
    for (const each of all)
      for (const type of ['load', 'mouseover', 'focus', 'click']) each.dispatchEvent(new Event(type))
    leaveAll()
  }
  expect(ran.mock.calls).toEqual([])
})

test('segments in segments are shown as deep as anybody nests them, and no deeper', async () => {
  const nested = (levels: number): Settings[string] =>
    levels === 0
      ? [{ type: 'title', published: true, segmentSettings: [{ key: 'title', value: 'Najgloblje' }] }]
      : [
          {
            type: 'collapsable',
            published: true,
            segmentSettings: [
              { key: 'defaultOpen', value: '1' },
              { key: 'content', value: JSON.stringify(nested(levels - 1)) },
            ],
          },
        ]
  const { root } = renderSegments([
    segment('collapsable', { title: 'Vrh', content: nested(6) }),
    segment('collapsable', { title: 'Vrh', content: nested(12) }),
    segment('collapsable', { title: 'Vrh', content: '['.repeat(10_000) + ']'.repeat(10_000) }),
  ])
  await vi.dynamicImportSettled()
  await waitFor(() => expect(root.textContent?.match(/Najgloblje/g)).toHaveLength(1))
})
