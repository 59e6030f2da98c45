import { afterEach, describe, expect, test, vi } from 'vitest'
import { waitFor } from '../../../test/support/wait-for'
import { faults } from '../../ui/fields/shadow.fixture'
import * as personnelSegment from './personnel-segment'
import { leaveAll, renderSegments, type Settings, segment } from './segments.fixture'

// A segment that throws: nothing that an editor types makes one.
vi.mock(import('./personnel-segment'), async (original) => {
  const { View, ...rest } = await original()
  return { ...rest, View: vi.fn(View) }
})

const storage = `${location.origin}/demo/data/storage`
const words = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')]

afterEach(() => {
  leaveAll()
  for (const word of words) word.mockReset()
})

/** Every kind that is on the page has its code. */
async function allCame(root: HTMLElement): Promise<void> {
  await vi.dynamicImportSettled()
  await waitFor(() => expect(root.querySelector('[part=skeleton]')).toBeNull())
}
const textIn = (element: Element) => element.textContent?.replace(/\s+/g, ' ').trim()

const photo = { path: 'scenes/kos.svg' }

/** A type, its settings, and what its segment shows: its words, and how many elements of a selector. */
type Row = [type: string, how: string, settings: Settings, words: string, elements?: Record<string, number>]

/** What is no JSON, no list or broken is in segments.test, what is hostile in hostile-settings. */
const table: Row[] = [
  [
    'html_text',
    'with text',
    { html_content: '<h1>Naslov</h1><p>Besedilo</p>' },
    'NaslovBesedilo',
    { h3: 1, p: 1 },
  ],
  ['html_text', 'without', {}, '', { '*': 0 }],
  ['about_us', 'with text', { html_content: '<p>O nas</p>' }, 'O nas', { p: 1 }],
  ['title', 'with a title', { title: 'Vodstvo' }, 'Vodstvo', { 'h3.heading': 1, '[data-align="left"]': 1 }],
  [
    'title',
    'in the middle',
    { title: 'Vodstvo', position: 'center' },
    'Vodstvo',
    { '[data-align="center"]': 1 },
  ],
  ['title', 'without', {}, '', { '*': 0 }],
  [
    'document',
    'with all',
    { title: 'Koledar', document: { path: 'a/k.pdf' }, align: 'right' },
    'Koledar',
    { 'a[part=document][target=_blank]': 1, '[data-align="right"]': 1 },
  ],
  ['document', 'without a title', { document: { path: 'a/koledar.pdf?x=1' } }, 'koledar.pdf', { a: 1 }],
  ['document', 'without a file', { title: 'Koledar' }, '', { '*': 0 }],
  ['document', 'that leads out', { title: 'Koledar', document: { path: '../x' } }, 'Koledar', { a: 0 }],
  [
    'federation_personnel',
    'with people',
    { personnel: [{ name: 'Ana', function: 'Predsednica', photo }, { name: 'Peter' }] },
    'AnaPredsednicaPeter',
    { '.person': 2, img: 1 },
  ],
  ['federation_personnel', 'without', {}, '', { '*': 0 }],
  ['photo', 'with two', { photos_width: '1', photos: [photo, photo] }, '', { '.carousel [part=photo]': 2 }],
  ['photo', 'of no known width', { photos_width: '7', photos: [photo] }, '', { '.photo-grid': 1 }],
  ['photo', 'without', { photos_width: '1' }, '', { '*': 0 }],
  [
    'youtube',
    'with an address',
    { video: 'https://youtu.be/dQw4w9WgXcQ', title: 'Finale' },
    'Finale',
    { 'button.video': 1, iframe: 0 },
  ],
  ['youtube', 'without', {}, '', { '*': 0 }],
  ['collapsable_window', 'without anything', {}, 'Spustno okno', { 'details:not([open])': 1 }],
  [
    'collapsable_window',
    'with content that is open',
    { defaultOpen: '1', content: [segment('title', { title: 'Vloge' })] },
    'Spustno oknoVloge',
    { 'details[open]': 1, '[part=segment]': 1 },
  ],
  [
    'collapsable',
    'with content',
    { title: 'Vprašanje', content: [segment('neznano'), segment('title', { title: 'x' }, false)] },
    'Vprašanjeneznano',
    { details: 1, '[part=segment]': 1 },
  ],
  ['connecting_page', 'without subpages', {}, '', { '*': 0 }],
  ['connecting_page', 'with a gray gradient', { headerType: 'gray-gradient' }, '', { '.gradient-header': 1 }],
  [
    'connecting_page',
    'with the match search',
    { headerType: 'matches-search' },
    '',
    { 'parket-match-search[api][site][storage]': 1 },
  ],
  ['kzs_members', 'of ours', {}, '', { 'parket-member-list[api]': 1 }],
  ['fiba_members', 'of others', {}, 'fiba_members', { 'parket-member-list': 0, p: 1 }],
]

test.each(table)('a segment %s %s', async (type, _, settings, text, elements = {}) => {
  const { parts, root, reportFailure } = renderSegments([segment(type, settings)])
  await allCame(root)
  await waitFor(() => {
    const [shown] = parts('segment')
    expect([root.querySelector('[part=skeleton]'), shown && textIn(shown)]).toEqual([null, text])
    for (const [selector, count] of Object.entries(elements)) {
      expect([selector, shown?.querySelectorAll(selector).length]).toEqual([selector, count])
    }
  })
  expect(reportFailure).not.toHaveBeenCalled()
  for (const word of words) expect(word).not.toHaveBeenCalled()
})

describe('segments', () => {
  test('show the published ones only, in order', () => {
    const { parts } = renderSegments([
      segment('title', { title: 'Prvi' }),
      segment('title', { title: 'Skriti' }, false),
      segment('title', { title: 'Drugi' }),
    ])
    expect(parts('segment').map(textIn)).toEqual(['Prvi', 'Drugi'])
  })

  test('of which one throws show all the others, and it is reported once', async () => {
    vi.mocked(personnelSegment.View).mockImplementation(() => {
      throw new Error('out of order')
    })
    const { root, reportFailure } = renderSegments([
      segment('title', { title: 'Prej' }),
      segment('federation_personnel'),
      segment('title', { title: 'Potem' }),
    ])
    await waitFor(() => expect(reportFailure).toHaveBeenCalled())
    expect(textIn(root)).toBe('PrejPotem')
    expect(reportFailure.mock.calls).toEqual([
      [{ request: 'draw federation_personnel', error: new Error('out of order') }],
    ])
    vi.mocked(personnelSegment.View).mockReset()
  })
})

describe('a connecting page', () => {
  const subpages = (...subpagesData: object[]) => segment('connecting_page', { subpagesData })

  test('leads to child pages under the site, outside in a new tab, and nowhere if it may not, in its colours', async () => {
    const { parts, asked } = renderSegments([
      subpages(
        { id: 12, primaryColor: '#e5484d', secondaryColor: 'url(x)' },
        { id: '5' },
        { id: 99 },
        { id: 6 },
      ),
    ])
    await waitFor(() => expect(parts('tile')).toHaveLength(3))
    const tiles = parts('tile').map((tile) => [
      textIn(tile),
      tile.getAttribute('href'),
      tile.getAttribute('target'),
    ])
    expect(tiles).toEqual([
      ['Članice', 'https://kzs.example/reprezentance/clanice', null],
      ['Trgovina', 'https://trgovina.example/', '_blank'],
      ['Zlo', null, null],
    ])
    const style = parts('tile')[0]?.style
    const colors = ['primary', 'secondary'].map((name) => style?.getPropertyValue(`--tile-${name}`))
    expect(colors).toEqual(['#e5484d', '#0093d4'])
    expect(asked).toEqual(['/menu'])
  })

  test('shows a banner over the whole width, and three articles under a tile with a category', async () => {
    const { parts, asked, root } = renderSegments([
      subpages({ id: 12, fullscreen: true, newsCategoryId: 4 }, { id: 1 }),
    ])
    await waitFor(() => expect(parts('news-card')).toHaveLength(3))
    const [banner, tile] = parts('tile').map((each) => each.getBoundingClientRect().width)
    expect(banner).toBe(root.getBoundingClientRect().width)
    expect(tile).toBeLessThan((banner ?? 0) / 2)
    expect(asked.map((address) => new URLSearchParams(address.split('?')[1]).toString())).toEqual([
      '',
      'perPage=3&page=1&category=4',
    ])
    const order = [...root.querySelectorAll('[part=tile], [part=news-card]')].map(textIn)
    expect(order.at(-1)).toBe('Reprezentance')
  })

  test.each([
    ['the menu', { '/menu': 404 }, 'Get menu', 0],
    ['the news', { '/news': 404 }, 'Get paginated news', 1],
  ])('without %s shows the rest and says no word', async (_, answers, request, tiles) => {
    const { parts, root, reportFailure } = renderSegments(
      [subpages({ id: 12, newsCategoryId: 4 }), segment('title', { title: 'Potem' })],
      answers,
    )
    await waitFor(() => expect(reportFailure).toHaveBeenCalledWith(expect.objectContaining({ request })))
    await allCame(root)
    expect([parts('tile').length, parts('news-card').length]).toEqual([tiles, 0])
    expect(textIn(root)).toContain('Potem')
  })
})

test('rules and forms list an entry’s documents, each in a new tab; a link that may not be followed stays as text', async () => {
  const documents = [
    { entry: 'Pravilniki', text: 'Pravilnik o registraciji', url: 'documents/registracija.pdf' },
    { entry: 'Pravilniki', text: 'FIBA', url: 'https://fiba.example/rules' },
    { entry: 'Arbitraža', text: 'Zlo', url: 'javascript:alert(1)' },
    { entry: 'Ni ga', text: 'Izgubljen', url: 'a.pdf' },
  ]
  const { parts, root } = renderSegments([segment('federation_documents', { documents })])
  await waitFor(() => expect(parts('document')).toHaveLength(3))
  const listed = parts('document').map((each) => [
    textIn(each),
    each.getAttribute('href'),
    each.getAttribute('target'),
  ])
  expect(listed).toEqual([
    ['Pravilnik o registraciji', `${storage}/documents/registracija.pdf`, '_blank'],
    ['FIBA', 'https://fiba.example/rules', '_blank'],
    ['Zlo', null, null],
  ])
  // Also entries that have none, in two accordions.
  expect([...root.querySelectorAll('summary')].map(textIn)).toEqual([
    ...['Pravilniki', 'Tekmovanja', 'Propozicije', 'Registracija', 'Državne reprezentance', 'Pravila'],
    ...['Arbitraža', 'Vprašalniki za klube', 'Obrazci registracijskega pravilnika'],
    ...['Obrazci tekmovalne komisije', 'Zdravniška zagotovila', 'Ostali obrazci'],
    'Ostali obrazci (ministrstvo za šolstvo in šport)',
  ])
})

test('all kinds together are without fault for axe and no wider than their place', async () => {
  const { root, parts } = renderSegments([
    segment('connecting_page', {
      headerType: 'gray-gradient',
      subpagesData: [{ id: 12, fullscreen: '1' }, { id: 1 }],
    }),
    segment('federation_documents', { documents: [{ entry: 'Pravila', text: 'Igra', url: 'a.pdf' }] }),
    ...table.filter(([, how]) => how.startsWith('with')).map(([type, , settings]) => segment(type, settings)),
  ])
  await allCame(root)
  await waitFor(() => expect(parts('document').length).toBeGreaterThan(0))
  expect(parts('segment').length).toBeGreaterThan(12)
  expect(await faults()).toEqual([])
  const host = (root.getRootNode() as ShadowRoot).host as HTMLElement
  for (const width of [320, 390, 820, 1280]) {
    host.style.inlineSize = `${width}px`
    expect([width, root.scrollWidth]).toEqual([width, width])
  }
})
