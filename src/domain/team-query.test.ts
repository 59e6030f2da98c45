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
    ['', [of('1', { hash: '' }), of('2')], '2'],
    ['tab=drugi', [of('1', { hash: 'prvi' }), of('2', { hash: 'drugi' })], '1'],
    ['tekmovanje=', [of('1')], '1'],
    ['tekmovanje=%20', [of('1')], '1'],
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

  it.each([
    [
      'keeps the other keys',
      'tekmovanje=7&tab=novice&x=1',
      made('novice'),
      matches,
      'tekmovanje=7&tab=tekme&x=1',
    ],
    [
      'takes tip and filter out when it leaves the statistics',
      'tekmovanje=7&tab=statistika&tip=vecne_lestvice&filter=games&x=1',
      statistics,
      matches,
      'tekmovanje=7&tab=tekme&x=1',
    ],
    ['does so under any hash of theirs', 'tab=lestvice&tip=a&filter=b', renamed, matches, 'tab=tekme'],
    ['does so where the statistics were shown unasked', 'tip=a&filter=b', statistics, matches, 'tab=tekme'],
    [
      'leaves nothing when the statistics are chosen again',
      'tab=statistika&tip=a&filter=b',
      statistics,
      statistics,
      'tab=statistika&tip=a&filter=b',
    ],
    [
      'keeps them for the statistics that come',
      'tab=tekme&tip=a&filter=b',
      matches,
      statistics,
      'tab=statistika&tip=a&filter=b',
    ],
    [
      "leaves another tab's filter alone",
      'tab=novice&filter=b',
      made('novice'),
      matches,
      'tab=tekme&filter=b',
    ],
    [
      'takes the page out when it leaves the news',
      'tab=novice&stran=3&x=1',
      made('novice', { value: 'news' }),
      matches,
      'tab=tekme&x=1',
    ],
    [
      'takes season and kind out when it leaves the history',
      'tab=zgodovina&sezona=9&vrsta=uradne&x=1',
      { ...made('zgodovina'), target: { kind: 'view' as const, view: 'history' as const } },
      matches,
      'tab=tekme&x=1',
    ],
    ["leaves a host's own page alone", 'tab=tekme&stran=3', matches, made('novice'), 'tab=novice&stran=3'],
    ['needs no tab before it', '?x=1', null, matches, 'x=1&tab=tekme'],
    [
      'with entries of its own keeps nothing else',
      'tekmovanje=7&tab=statistika&tip=a&filter=b&x=1',
      statistics,
      made('u18', { new: { tekmovanje: 9 } }),
      'tekmovanje=9&tab=u18',
    ],
    [
      'goes where its entries name a tab',
      'tekmovanje=7&tab=tekme',
      matches,
      made('u18', { new: { tab: 'igralci-stab', tekmovanje: 9 } }),
      'tab=igralci-stab&tekmovanje=9',
    ],
    [
      'stays itself where they name it empty',
      'x=1',
      null,
      made('u18', { new: { tab: '', a: 'b c' } }),
      'a=b+c&tab=u18',
    ],
    [
      'keeps the query where its entries are none',
      'tekmovanje=7',
      null,
      made('u18', { new: {} }),
      'tekmovanje=7&tab=u18',
    ],
    [
      'of type other chooses no competition',
      'tekmovanje=7',
      null,
      made('opis', { value: '9', type: 'other' }),
      'tekmovanje=7&tab=opis',
    ],
    [
      'takes them out on leaving what is only called "statistika"',
      'tab=statistika&tip=a&filter=b',
      made('statistika', { type: 'other' }),
      matches,
      'tab=tekme',
    ],
    [
      'chooses the competition that is its value',
      'tekmovanje=7&tab=tekme&x=1',
      matches,
      made('u18', { value: '9' }),
      'tekmovanje=9&tab=igralci-stab',
    ],
  ])('%s', (_, query, from, to, changed) => {
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
