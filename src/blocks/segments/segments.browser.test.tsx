import { afterEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { waitFor } from '../../../test/support/wait-for'
import { faults } from '../../ui/fields/shadow.fixture'
import * as personnelSegment from './personnel-segment'
import { drawSegments, leaveAll, type Settings, segment } from './segments.fixture'

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
const mean = '<img src=x onerror=alert(1)>'

/** A type, its settings, and what its segment shows: its words, and how many elements of a selector. */
type Row = [type: string, how: string, settings: Settings, words: string, elements?: Record<string, number>]

const table: Row[] = [
  [
    'html_text',
    'with text',
    { html_content: '<h1>Naslov</h1><p>Besedilo</p>' },
    'NaslovBesedilo',
    { h3: 1, p: 1 },
  ],
  ['html_text', 'without', {}, '', { '*': 0 }],
  ['html_text', 'of another type', { html_content: { a: 1 } }, '{"a":1}'],
  [
    'html_text',
    'that is hostile',
    { html_content: `<p>a${mean}</p><script>alert(1)</script>` },
    'a',
    { script: 0 },
  ],
  ['about_us', 'with text', { html_content: '<p>O nas</p>' }, 'O nas', { p: 1 }],
  ['about_us', 'without', {}, '', { '*': 0 }],
  ['title', 'with a title', { title: 'Vodstvo' }, 'Vodstvo', { 'h3.heading': 1 }],
  [
    'title',
    'in the middle',
    { title: 'Vodstvo', position: 'center' },
    'Vodstvo',
    { '[data-align="center"]': 1 },
  ],
  ['title', 'nowhere known', { title: 'Vodstvo', position: 'up' }, 'Vodstvo', { '[data-align="left"]': 1 }],
  ['title', 'without', {}, '', { '*': 0 }],
  ['title', 'that is hostile', { title: mean }, mean, { img: 0 }],
  [
    'document',
    'with all',
    { title: 'Koledar', document: { path: 'a/k.pdf' }, align: 'right' },
    'Koledar',
    { 'a[part=document][target=_blank]': 1, '[data-align="right"]': 1 },
  ],
  ['document', 'without a title', { document: { path: 'a/koledar.pdf?x=1' } }, 'koledar.pdf', { a: 1 }],
  ['document', 'without a file', { title: 'Koledar' }, '', { '*': 0 }],
  ['document', 'that is no JSON', { title: 'Koledar', document: '{path' }, '', { '*': 0 }],
  ['document', 'of another type', { title: 'Koledar', document: [1] }, '', { '*': 0 }],
  [
    'document',
    'that is hostile',
    { title: 'Koledar', document: { path: 'javascript:alert(1)' } },
    'Koledar',
    { a: 0, '[part=document]': 1 },
  ],
  ['document', 'that leads out', { title: 'Koledar', document: { path: '../x' } }, 'Koledar', { a: 0 }],
  [
    'federation_personnel',
    'with people',
    { personnel: [{ name: 'Ana', function: 'Predsednica', photo }, { name: 'Peter' }] },
    'AnaPredsednicaPeter',
    { '.person': 2, img: 1 },
  ],
  [
    'federation_personnel',
    'of whom one is broken',
    { personnel: [{ function: 'x' }, { name: 'Ana' }] },
    'Ana',
    { '.person': 1 },
  ],
  ['federation_personnel', 'without', {}, '', { '*': 0 }],
  ['federation_personnel', 'that are no JSON', { personnel: 'Ana, Peter' }, '', { '*': 0 }],
  ['federation_personnel', 'that are no list', { personnel: { name: 'Ana' } }, '', { '*': 0 }],
  [
    'federation_personnel',
    'that are hostile',
    { personnel: [{ name: mean, photo: { path: 'javascript:alert(1)' } }] },
    mean,
    { img: 0 },
  ],
  [
    'photo',
    'as a carousel',
    { photos_width: '1', photos: [photo, photo] },
    '',
    { '.carousel': 1, '[part=photo]': 2 },
  ],
  [
    'photo',
    'as a grid',
    { photos_width: '9', photos: [photo, photo] },
    '',
    { '.photo-grid': 1, '[part=photo]': 2 },
  ],
  ['photo', 'of no known width', { photos_width: '7', photos: [photo] }, '', { '.photo-grid': 1 }],
  ['photo', 'without a width', { photos: [photo] }, '', { '.photo-grid': 1 }],
  ['photo', 'without', { photos_width: '1' }, '', { '*': 0 }],
  ['photo', 'that are no JSON', { photos: '[{' }, '', { '*': 0 }],
  ['photo', 'of which some are broken', { photos: [{}, 1, photo, null] }, '', { '[part=photo]': 1 }],
  [
    'photo',
    'that are hostile',
    {
      photos: ['javascript:alert(1)', 'data:image/svg+xml,x', '//zlo.example/x', '../x'].map((path) => ({
        path,
      })),
    },
    '',
    { '*': 0 },
  ],
  [
    'youtube',
    'with an address',
    { video: 'https://youtu.be/dQw4w9WgXcQ', title: 'Finale' },
    'Finale',
    { 'button.video': 1, iframe: 0 },
  ],
  ['youtube', 'with an id', { video: 'dQw4w9WgXcQ' }, 'Predvajaj video', { 'button.video': 1 }],
  ['youtube', 'without', {}, '', { '*': 0 }],
  ['youtube', 'from elsewhere', { video: 'https://zlo.example/embed/dQw4w9WgXcQ' }, '', { '*': 0 }],
  ['youtube', 'that is hostile', { video: 'javascript:alert(1)//youtu.be/dQw4w9WgXcQ' }, '', { '*': 0 }],
  ['collapsable_window', 'without anything', {}, 'Spustno okno', { 'details:not([open])': 1 }],
  ['collapsable_window', 'with a title', { title: 'Licence' }, 'Licence'],
  [
    'collapsable_window',
    'that starts open',
    { defaultOpen: '1', content: [segment('title', { title: 'Vloge' })] },
    'Spustno oknoVloge',
    { 'details[open]': 1, '[part=segment]': 1 },
  ],
  ['collapsable_window', 'with "true"', { defaultOpen: 'true' }, 'Spustno okno', { 'details[open]': 0 }],
  ['collapsable_window', 'whose content is no JSON', { content: '<p>' }, 'Spustno okno'],
  ['collapsable_window', 'whose content is no list', { content: { type: 'title' } }, 'Spustno okno'],
  [
    'collapsable',
    'with content',
    { title: 'Vprašanje', content: [segment('neznano'), segment('title', { title: 'x' }, false)] },
    'Vprašanjeneznano',
    { details: 1, '[part=segment]': 1 },
  ],
  [
    'collapsable',
    'that is hostile',
    { title: mean, content: [{ type: mean, published: true }] },
    mean + mean,
    { img: 0 },
  ],
  [
    'federation_documents',
    'without documents',
    {},
    'PravilnikiPravilnikiTekmovanjaPropozicijeRegistracijaDržavne reprezentancePravilaArbitražaObrazciVprašalniki za klubeObrazci registracijskega pravilnikaObrazci tekmovalne komisijeZdravniška zagotovilaOstali obrazciOstali obrazci (ministrstvo za šolstvo in šport)',
    { details: 13, '[part=document]': 0 },
  ],
  ['connecting_page', 'without subpages', {}, '', { '*': 0 }],
  ['connecting_page', 'that are no JSON', { subpagesData: 'x' }, '', { '*': 0 }],
  ['connecting_page', 'with a gray gradient', { headerType: 'gray-gradient' }, '', { '.gradient-header': 1 }],
  [
    'connecting_page',
    'with the match search',
    { headerType: 'matches-search' },
    '',
    { 'parket-match-search[api][site][storage]': 1 },
  ],
  ['connecting_page', 'with a header nobody knows', { headerType: 'x' }, '', { '*': 0 }],
  ['kzs_members', 'in small letters', {}, '', { 'parket-member-list[api]': 1 }],
  ['KZS_MEMBERS', 'in capitals', {}, '', { 'parket-member-list[api]': 1 }],
  ['fiba_members', 'of others', {}, 'fiba_members', { 'parket-member-list': 0 }],
  ['prenos_v_zivo', 'that nobody knows', { title: 'x' }, 'prenos_v_zivo', { p: 1 }],
  [mean, 'that is hostile', {}, mean, { img: 0 }],
]

describe('a segment', () => {
  test.each(table)('%s %s', async (type, _, settings, text, elements = {}) => {
    const { parts, root, reportFailure } = drawSegments([segment(type, settings)])
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
})

describe('segments', () => {
  test('show the published ones only, in order', () => {
    const titles = (list: readonly HTMLElement[]) => list.map(textIn)
    const { parts } = drawSegments([
      segment('title', { title: 'Prvi' }),
      segment('title', { title: 'Skriti' }, false),
      segment('title', { title: 'Drugi' }),
      segment('title', { title: 'Tretji' }),
    ])
    expect(titles(parts('segment'))).toEqual(['Prvi', 'Drugi', 'Tretji'])
  })

  test('of which one throws show all the others, and it is reported once', async () => {
    vi.mocked(personnelSegment.View).mockImplementation(() => {
      throw new Error('out of order')
    })
    const { root, reportFailure } = drawSegments([
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

  test('nest, but not without end', async () => {
    let inner = segment('title', { title: 'Dno' })
    // JSON in JSON doubles its escapes with every level.
    for (let depth = 0; depth < 13; depth++) {
      inner = segment(depth % 2 ? 'collapsable' : 'collapsable_window', {
        content: [inner],
        defaultOpen: '1',
      })
    }
    const { root } = drawSegments([inner])
    await waitFor(() => expect(root.querySelectorAll('details')).toHaveLength(11))
    await allCame(root)
    expect(root.querySelectorAll('details')).toHaveLength(11)
    expect(textIn(root)).not.toContain('Dno')
  })

  test('three deep show what stands there', async () => {
    const inner = segment('collapsable', { title: 'b', content: [segment('title', { title: 'Dno' })] })
    const { root } = drawSegments([segment('collapsable_window', { title: 'a', content: [inner] })])
    await waitFor(() => expect(textIn(root)).toBe('abDno'))
  })
})

describe('a connecting page', () => {
  const subpages = (...subpagesData: object[]) => segment('connecting_page', { subpagesData })

  test('leads to child pages under the site, and outside in a new tab', async () => {
    const { parts, asked } = drawSegments([subpages({ id: 12 }, { id: 1 }, { id: '5' }, { id: 99 })])
    await waitFor(() => expect(parts('tile')).toHaveLength(3))
    const tiles = parts('tile').map((tile) => [
      textIn(tile),
      tile.getAttribute('href'),
      tile.getAttribute('target'),
    ])
    expect(tiles).toEqual([
      ['Članice', 'https://kzs.example/reprezentance/clanice', null],
      ['Reprezentance', 'https://kzs.example/reprezentance', null],
      ['Trgovina', 'https://trgovina.example/', '_blank'],
    ])
    expect(asked).toEqual(['/menu'])
  })

  test('keeps the title of a tile whose link may not be followed', async () => {
    const { parts } = drawSegments([subpages({ id: 6 })])
    await waitFor(() => expect(parts('tile')).toHaveLength(1))
    const [tile] = parts('tile')
    expect([tile?.localName, tile && textIn(tile)]).toEqual(['div', 'Zlo'])
  })

  test.each([
    ['#e5484d', '#0b2a44', ['#e5484d', '#0b2a44']],
    [undefined, null, ['#0093d4', '#0093d4']],
    ['red;display:none', 'url(x)', ['#0093d4', '#0093d4']],
  ])('with the colours %j and %j draws %j', async (primaryColor, secondaryColor, colors) => {
    const { parts } = drawSegments([subpages({ id: 1, primaryColor, secondaryColor })])
    await waitFor(() => expect(parts('tile')).toHaveLength(1))
    const style = parts('tile')[0]?.style
    expect([style?.getPropertyValue('--tile-primary'), style?.getPropertyValue('--tile-secondary')]).toEqual(
      colors,
    )
  })

  test('shows a banner over the whole width, and three articles under a tile with a category', async () => {
    const { parts, asked, root } = drawSegments([
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
    const { parts, root, reportFailure } = drawSegments(
      [subpages({ id: 12, newsCategoryId: 4 }), segment('title', { title: 'Potem' })],
      answers,
    )
    await waitFor(() => expect(reportFailure).toHaveBeenCalledWith(expect.objectContaining({ request })))
    await allCame(root)
    expect([parts('tile').length, parts('news-card').length]).toEqual([tiles, 0])
    expect(textIn(root)).toContain('Potem')
  })
})

describe('rules and forms', () => {
  const documents = [
    { entry: 'Pravilniki', text: 'Pravilnik o registraciji', url: 'documents/registracija.pdf' },
    { entry: 'Pravilniki', text: 'FIBA', url: 'https://fiba.example/rules' },
    { entry: 'Arbitraža', text: 'Zlo', url: 'javascript:alert(1)' },
    { entry: 'Ni ga', text: 'Izgubljen', url: 'a.pdf' },
    { text: 'Brez vnosa', url: 'a.pdf' },
  ]

  test('lists an entry’s documents, each in a new tab; a link that may not be followed stays as text', async () => {
    const { parts } = drawSegments([segment('federation_documents', { documents })])
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
  })

  test('opens one entry of an accordion at a time; a click on the open one closes it', async () => {
    const { shadow } = drawSegments([segment('federation_documents', { documents })])
    const open = () => [...shadow.querySelectorAll('details[open] > summary')].map(textIn)
    const entry = (name: string) => page.getByText(name, { exact: true }).last()
    await userEvent.click(entry('Tekmovanja'))
    await userEvent.click(entry('Arbitraža'))
    expect(open()).toEqual(['Arbitraža'])
    await userEvent.click(entry('Ostali obrazci'))
    expect(open()).toEqual(['Arbitraža', 'Ostali obrazci'])
    await userEvent.click(entry('Arbitraža'))
    expect(open()).toEqual(['Ostali obrazci'])
  })
})

test('all kinds together are without fault for axe and no wider than their place', async () => {
  const { root, parts } = drawSegments([
    segment('connecting_page', {
      headerType: 'gray-gradient',
      subpagesData: [{ id: 12, fullscreen: '1' }, { id: 1 }],
    }),
    ...table.filter(([, how]) => how.startsWith('with')).map(([type, , settings]) => segment(type, settings)),
  ])
  await allCame(root)
  await waitFor(() => expect(parts('document').length).toBeGreaterThan(0))
  expect(parts('segment').length).toBeGreaterThan(15)
  expect(await faults()).toEqual([])
  const host = (root.getRootNode() as ShadowRoot).host as HTMLElement
  for (const width of [320, 390, 820, 1280]) {
    host.style.inlineSize = `${width}px`
    expect([width, root.scrollWidth]).toEqual([width, width])
  }
})
