import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { queryOnCompetition, queryOnTab, queryWithTab, selectedTeam } from './team-query'
import { type TabSetting, teamTabs } from './team-tabs'

const setting = (hash: string, fields: Partial<TabSetting> = {}): TabSetting => ({
  name: hash,
  value: 'matches',
  hash,
  link: null,
  new: null,
  show: true,
  type: null,
  ...fields,
})
/** The one tab that the setting makes. */
function made(hash: string, fields: Partial<TabSetting> = {}) {
  const [tab] = teamTabs([setting(hash, fields)], null)
  if (!tab) throw new Error(`${hash} does not show`)
  return tab
}

type Made = ReturnType<typeof made>

describe('the selected team', () => {
  const of = (competitionId: string | null, fields: Partial<TabSetting> = {}) => ({
    ...setting('zavihek', fields),
    competitionId,
  })
  it.each([
    ['tekmovanje=7', [of('1')], '7'],
    ['?tab=tekme&tekmovanje=M-2017-EB', [], 'M-2017-EB'],
    ['', [of(null), of('1'), of('2')], '1'],
    ['', [of('1', { show: false }), of('2')], '2'],
    ['tab=drugi', [of('1', { hash: 'prvi' }), of('2', { hash: 'drugi' })], '1'],
    ['tekmovanje=', [of('1')], '1'],
    ['tekmovanje=..', [of('1')], '1'],
    ['tekmovanje=a/b', [of('1')], '1'],
    [`tekmovanje=${'9'.repeat(65)}`, [of('1')], '1'],
    ['', [of('..'), of('2')], '2'],
    ['', [of(null)], null],
    ['tekmovanje=..', [], null],
  ])('for "%s" and %j is %j', (query, tabs, id) => {
    expect(selectedTeam(query, tabs)).toBe(id)
  })
})

describe('a query without a tab', () => {
  const tabs = teamTabs(
    [setting('ven', { link: 'https://fiba.example' }), setting('tekme'), setting('novice')],
    null,
  )
  it.each([
    ['', 'tab=tekme'],
    ['tekmovanje=7', 'tekmovanje=7&tab=tekme'],
    ['?tab=&x=1', 'tab=tekme&x=1'],
    ['tab=novice', null],
    ['tab=neznan', null],
  ])('"%s" becomes %j', (query, changed) => {
    expect(queryWithTab(query, tabs)).toBe(changed)
  })

  it('stays where there is no tab to name', () => {
    expect([queryWithTab('', []), queryWithTab('', tabs.slice(0, 1))]).toEqual([null, null])
  })
})

describe('choosing a tab', () => {
  const matches = made('tekme')
  const statistics = made('statistika', { value: 'statistics' })
  const renamed = made('lestvice', { value: 'statistics' })

  const text = made('novice')
  const news = made('novice', { value: 'news' })
  const history = { ...made('zgodovina'), target: { kind: 'view' as const, view: 'history' as const } }
  const teamWith = (entries: TabSetting['new']) => made('u18', { new: entries })

  it.each([
    ['keeps the other keys', text, matches, 'tekmovanje=7&tab=novice&x=1', 'tekmovanje=7&tab=tekme&x=1'],
    [
      'takes tip and filter out when it leaves the statistics',
      ...[statistics, matches],
      'tekmovanje=7&tab=statistika&tip=vecne_lestvice&filter=games&x=1',
      'tekmovanje=7&tab=tekme&x=1',
    ],
    ['does so under any hash of theirs', renamed, matches, 'tab=lestvice&tip=a&filter=b', 'tab=tekme'],
    ['does so where the statistics were shown unasked', statistics, matches, 'tip=a&filter=b', 'tab=tekme'],
    [
      'leaves nothing when the statistics are chosen again',
      ...[statistics, statistics],
      'tab=statistika&tip=a&filter=b',
      'tab=statistika&tip=a&filter=b',
    ],
    [
      'keeps them for the statistics that come',
      ...[matches, statistics],
      'tab=tekme&tip=a&filter=b',
      'tab=statistika&tip=a&filter=b',
    ],
    ["leaves another tab's filter alone", text, matches, 'tab=novice&filter=b', 'tab=tekme&filter=b'],
    ['takes the page out on leaving the news', news, matches, 'tab=novice&stran=3&x=1', 'tab=tekme&x=1'],
    [
      'takes season and kind out when it leaves the history',
      ...[history, matches],
      'tab=zgodovina&sezona=9&vrsta=uradne&x=1',
      'tab=tekme&x=1',
    ],
    ["leaves a host's own page alone", matches, text, 'tab=tekme&stran=3', 'tab=novice&stran=3'],
    ['needs no tab before it', null, matches, '?x=1', 'x=1&tab=tekme'],
    [
      'with entries of its own keeps nothing else',
      ...[statistics, teamWith({ tekmovanje: 9 })],
      'tekmovanje=7&tab=statistika&tip=a&filter=b&x=1',
      'tekmovanje=9&tab=u18',
    ],
    [
      'goes where its entries name a tab',
      ...[matches, teamWith({ tab: 'igralci-stab', tekmovanje: 9 })],
      'tekmovanje=7&tab=tekme',
      'tab=igralci-stab&tekmovanje=9',
    ],
    ['stays itself where they name it empty', null, teamWith({ tab: '', a: 'b c' }), 'x=1', 'a=b+c&tab=u18'],
    ['keeps the query where they are none', null, teamWith({}), 'tekmovanje=7', 'tekmovanje=7&tab=u18'],
    [
      'of type other chooses no competition',
      ...[null, made('opis', { value: '9', type: 'other' })],
      'tekmovanje=7',
      'tekmovanje=7&tab=opis',
    ],
    [
      'takes them out on leaving what is only called "statistika"',
      ...[made('statistika', { type: 'other' }), matches],
      'tab=statistika&tip=a&filter=b',
      'tab=tekme',
    ],
    [
      'chooses the competition that is its value',
      ...[matches, made('u18', { value: '9' })],
      'tekmovanje=7&tab=tekme&x=1',
      'tekmovanje=9&tab=igralci-stab',
    ],
  ] as [string, Made | null, Made, query: string, changed: string][])('%s', (_, from, to, query, changed) => {
    expect(queryOnTab(query, from, to)).toBe(changed)
  })

  it('twice is choosing it once', () => {
    const query = fc
      .array(fc.tuple(fc.constantFrom('tab', 'tip', 'filter', 'x'), fc.string()))
      .map((entries) => new URLSearchParams(entries).toString())
    const tabs = fc.constantFrom(matches, statistics, renamed, made('u18', { new: { tekmovanje: 9 } }))
    fc.assert(
      fc.property(query, tabs, tabs, (before, from, to) => {
        const once = queryOnTab(before, from, to)
        expect(queryOnTab(once, to, to)).toBe(once)
        expect(new URLSearchParams(once).get('tab')).toBe(to.hash)
      }),
    )
  })
})

it('choosing a competition leaves nothing else in the query', () => {
  expect(queryOnCompetition('M-2017-EB')).toBe('tekmovanje=M-2017-EB&tab=igralci-stab')
})
