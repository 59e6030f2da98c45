import { describe, expect, it } from 'vitest'
import type { Segment } from './pages'
import {
  contentOf,
  documentEntriesOf,
  documentOf,
  isDefaultOpen,
  personnelOf,
  photosOf,
  subpagesOf,
} from './segment-settings'
import { setting, wordOf } from './settings'
import { tabsOf } from './tabs'

/** A segment with one setting; undefined leaves it out, anything but text is written as JSON. */
function segmentWith(key: string, value: unknown): Segment {
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  const segmentSettings = value === undefined ? [] : [{ key, value: text }]
  return { id: '1', type: 'photo', published: true, segmentSettings }
}

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

const paper = { entry: 'Pravila', text: 'Pravila igre', url: 'pravila.pdf' }

/** Every setting that is a list: how it is read, a good record, and the same as it is read. */
const lists: [key: string, read: (segment: Segment) => unknown[], record: object, as: object][] = [
  ['tabs', tabsOf, tab, readTab],
  ['photos', photosOf, { path: 'a.jpg' }, { path: 'a.jpg' }],
  ['subpagesData', subpagesOf, subpage, { ...subpage, id: '4', fullscreen: true, secondaryColor: null }],
  [
    'personnel',
    personnelOf,
    { name: 'Ana Zorman', photo: { path: 'a.jpg' } },
    { name: 'Ana Zorman', function: '', photo: { path: 'a.jpg' } },
  ],
  ['content', contentOf, inner, { ...inner, id: '2' }],
  ['documents', documentEntriesOf, paper, paper],
]

describe.each(lists)('the setting %s', (key, read, record, as) => {
  const of = (value: unknown) => read(segmentWith(key, value))

  it('reads its records', () => {
    expect(of([record, record])).toEqual([as, as])
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
    expect(of(value)).toEqual([])
  })

  it('loses its bad records only', () => {
    expect(of([null, record, {}, [], 'x', record])).toEqual([as, as])
  })
})

describe('a tab', () => {
  const read = (fields: object) => tabsOf(segmentWith('tabs', [{ ...tab, ...fields }]))[0]

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
    expect(tabsOf(segmentWith('tabs', two)).map(({ name, hash }) => [name, hash])).toEqual([
      ['Novice', 'novice'],
      ['Tekme', 'novice'],
    ])
  })
})

describe('a document', () => {
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
    [{ title: 'Pravilnik' }, undefined],
    [['a.pdf'], undefined],
    ['a.pdf', undefined],
    ['', undefined],
    [undefined, undefined],
  ])('%j reads as %j', (value, as) => {
    expect(documentOf(segmentWith('document', value))).toEqual(as)
  })
})

describe('a setting in a word', () => {
  it.each([
    ['left', 'left'],
    ['right', 'right'],
    ['Left', 'center'],
    ['', 'center'],
    ['toString', 'center'],
    [undefined, 'center'],
  ])('%s is %s', (value, word) => {
    expect(wordOf(segmentWith('align', value), 'align', ['left', 'center', 'right'], 'center')).toBe(word)
  })

  it.each([
    ['1', true],
    ['0', false],
    ['true', false],
    ['', false],
    [undefined, false],
  ])('defaultOpen "%s" is open: %s', (value, isOpen) => {
    expect(isDefaultOpen(segmentWith('defaultOpen', value))).toBe(isOpen)
  })

  it('is the first one where an editor has set it twice', () => {
    const segmentSettings = ['prvi', 'drugi'].map((value) => ({ key: 'title', value }))
    expect(setting({ segmentSettings }, 'title')).toBe('prvi')
    expect(setting({ segmentSettings }, 'constructor')).toBeUndefined()
  })
})
