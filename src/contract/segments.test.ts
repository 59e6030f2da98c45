import { describe, expect, it } from 'vitest'
import type { Segment } from './pages'
import { isMemberList, shownSegments } from './segments'
import { tabsOf } from './tabs'

function segmentWith(type: string, key: string, value: unknown): Segment {
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  const segmentSettings = value === undefined ? [] : [{ key, value: text }]
  return { id: '1', type, published: true, segmentSettings }
}

const shownWith = (type: string, key: string, value: unknown, field: string): unknown =>
  Reflect.get(shownSegments([segmentWith(type, key, value)])[0] ?? {}, field)

const nested = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth)
const nestedObject = (depth: number): string => '{"a":'.repeat(depth) + 1 + '}'.repeat(depth)

const tab = { name: 'Novice', value: 'news', hash: 'novice', show: true, newsCategoryId: 3 }
const readTab = {
  name: 'Novice',
  value: 'news',
  hash: 'novice',
  link: null,
  new: null,
  show: true,
  type: null,
  competitionId: null,
  newsCategoryId: '3',
  rosterType: 'grid',
  rosterOrder: 'byJerseyNumber',
  showAllTimeStandings: false,
  segments: [],
}
const subpage = { id: 4, fullscreen: '1', image_url: 'a.jpg', primaryColor: '#0093d4', newsCategoryId: '9' }
const inner = { id: 2, type: 'title', published: true, segmentSettings: [{ key: 'title', value: 'Naslov' }] }
const readInner = { kind: 'title', title: 'Naslov', align: 'left' }

const paper = { entry: 'Pravila', text: 'Pravila igre', url: 'pravila.pdf' }

/** Every setting that is a list: how it is read, a good record, and the same as it is read. */
const lists: [key: string, read: (value: unknown) => unknown, record: object, as: object][] = [
  ['tabs', (value) => tabsOf(segmentWith('html_text', 'tabs', value)), tab, readTab],
  ['photos', (value) => shownWith('photo', 'photos', value, 'photos'), { path: 'a.jpg' }, { path: 'a.jpg' }],
  [
    'subpagesData',
    (value) => shownWith('connecting_page', 'subpagesData', value, 'subpages'),
    subpage,
    { ...subpage, id: '4', fullscreen: true, secondaryColor: null },
  ],
  [
    'personnel',
    (value) => shownWith('federation_personnel', 'personnel', value, 'people'),
    { name: 'Ana Zorman', photo: { path: 'a.jpg' } },
    { name: 'Ana Zorman', function: '', photo: { path: 'a.jpg' } },
  ],
  ['content', (value) => shownWith('collapsable', 'content', value, 'segments'), inner, readInner],
  ['documents', (value) => shownWith('federation_documents', 'documents', value, 'documents'), paper, paper],
]

describe.each(lists)('the setting %s', (_, read, record, as) => {
  it('reads its records', () => {
    expect(read([record, record])).toEqual([as, as])
  })

  it.each<[string, unknown]>([
    ['missing', undefined],
    ['empty', ''],
    ['blank', '  \n'],
    ['no JSON', '[{"path":'],
    ['JavaScript', '[{path: "a.jpg"}]'],
    ['a text', '"a.jpg"'],
    ['a number', 7],
    ['null', null],
    ['an object', record],
    ['nested 200 deep', nested(200)],
    ['nested 100,000 deep', nested(100_000)],
  ])('is an empty list when it is %s', (_, value) => {
    expect(read(value)).toEqual([])
  })

  it('loses its bad records only', () => {
    expect(read([null, record, {}, [], 'x', record])).toEqual([as, as])
  })
})

describe('a tab', () => {
  const read = (fields: object) => tabsOf(segmentWith('html_text', 'tabs', [{ ...tab, ...fields }]))[0]

  it.each([true, 1, '1', 'true'])('with show %j is shown', (show) => {
    expect(read({ show })?.show).toBe(true)
  })

  it.each([false, 0, '0', '', 'no', 2, null, undefined, {}, [1]].map((show) => [show]))(
    'with show %j is not shown',
    (show) => {
      expect(read({ show })?.show).toBe(false)
    },
  )

  it.each<[string, unknown, unknown]>([
    ['new', { tekmovanje: 7, tab: 'novice' }, { tekmovanje: 7, tab: 'novice' }],
    ['new', {}, {}],
    ['new', 'tekmovanje=7', null],
    ['new', ['tekmovanje'], null],
    ['new', { tekmovanje: { id: 7 } }, null],
    ['new', JSON.parse(nestedObject(200)), null],
    ['new', JSON.parse('{"__proto__":{"a":"1"},"tab":"novice"}'), { tab: 'novice' }],
    ['value', 12, '12'],
    ['value', null, ''],
    ['value', {}, ''],
    ['rosterType', 'list', 'list'],
    ['rosterType', 'table', 'grid'],
    ['rosterOrder', 'byHeight', 'byHeight'],
    ['rosterOrder', 'byWeight', 'byJerseyNumber'],
    ['competitionId', 12, '12'],
    ['competitionId', {}, null],
    ['link', 3, null],
    ['showAllTimeStandings', '1', true],
    ['segments', null, []],
    ['segments', {}, []],
    ['segments', [inner, { type: 'title' }, inner], [inner, inner].map((each) => ({ ...each, id: '2' }))],
  ])('with %s %j has %j', (field, value, as) => {
    expect(read({ [field]: value })).toEqual({ ...readTab, [field]: as })
  })

  it.each([{ name: null }, { hash: undefined }, { name: 7 }])('with %o is left out', (fields) => {
    expect(read(fields)).toBeUndefined()
  })

  it('has no say over another of the same hash: both are there, in their order', () => {
    const two = [tab, { ...tab, name: 'Tekme' }]
    expect(tabsOf(segmentWith('html_text', 'tabs', two)).map(({ name, hash }) => [name, hash])).toEqual([
      ['Novice', 'novice'],
      ['Tekme', 'novice'],
    ])
  })
})

it.each<[unknown, unknown]>([
  [{ path: 'a.pdf' }, { path: 'a.pdf', title: null }],
  [
    { path: 'a.pdf', title: 'Pravilnik' },
    { path: 'a.pdf', title: 'Pravilnik' },
  ],
  [
    { path: 'a.pdf', title: {} },
    { path: 'a.pdf', title: null },
  ],
  [{ title: 'Pravilnik' }, null],
  [['a.pdf'], null],
  ['a.pdf', null],
  ['', null],
  [undefined, null],
])('a document %j reads as %j', (value, as) => {
  expect(shownWith('document', 'document', value, 'file')).toEqual(as)
})

describe('a setting in a word', () => {
  it.each([
    ['left', 'left'],
    ['right', 'right'],
    ['Right', 'left'],
    ['', 'left'],
    ['toString', 'left'],
    [undefined, 'left'],
  ])('%s is %s', (value, word) => {
    expect(shownWith('document', 'align', value, 'align')).toBe(word)
  })

  it.each([
    ['1', true],
    ['0', false],
    ['true', false],
    ['', false],
    [undefined, false],
  ])('defaultOpen "%s" is open: %s', (value, isOpen) => {
    expect(shownWith('collapsable', 'defaultOpen', value, 'isOpen')).toBe(isOpen)
  })

  it('is the first one where an editor has set it twice', () => {
    const segmentSettings = ['prvi', 'drugi'].map((value) => ({ key: 'title', value }))
    expect(shownSegments([{ id: '1', type: 'title', published: true, segmentSettings }])).toEqual([
      { ...readInner, title: 'prvi' },
    ])
  })
})

describe('a type', () => {
  const kindOf = (type: string) => shownWith(type, 'constructor', '[]', 'kind')

  it.each([
    ...['connecting_page', 'about_us', 'federation_documents', 'html_text', 'photo', 'title', 'youtube'],
    ...['collapsable_window', 'collapsable', 'federation_personnel', 'document'],
  ])('%s is known by its literal name', (type) => {
    expect(kindOf(type)).toBe(type)
  })

  it.each(['HTML_TEXT', 'About us', '__proto__', 'constructor', ''])('%j is unknown', (type) => {
    expect(kindOf(type)).toBe('other')
  })

  it.each([
    ['kzs_members', 'KZS', true],
    ['KZS_Members', 'kzs', true],
    ['fiba_members', 'KZS', false],
  ])('%j at %s is the list of members: %s', (type, federation, isTheirs) => {
    expect([kindOf(type), isMemberList(type, federation)]).toEqual(['other', isTheirs])
  })
})
