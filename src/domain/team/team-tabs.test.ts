import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Gender } from './gender'
import { activeTab, standardTabs, type TabSetting, type TabTarget, type TabTeam, teamTabs } from './team-tabs'

const tab = (fields: Partial<TabSetting> = {}): TabSetting => ({
  name: 'Zavihek',
  value: '',
  hash: 'zavihek',
  link: null,
  new: null,
  show: true,
  type: null,
  ...fields,
})
const views = (...hashes: string[]) => hashes.map((hash) => tab({ hash, value: 'matches' }))

const men: TabTeam = {
  category: { gender: 'MALE' },
  competitions: [{ competition_url: 'https://fiba.example/m' }],
}
const women: TabTeam = { category: { gender: 'FEMALE' }, competitions: [] }
const uncategorised = (gender: Gender | null = null): TabTeam => ({
  category: null,
  gender,
  competitions: [],
})

const hashesOf = (tabs: readonly TabSetting[], team: TabTeam | 'loading' | null = men) =>
  teamTabs(tabs, team).map(({ hash }) => hash)
const targetOf = (fields: Partial<TabSetting>, team: TabTeam | 'loading' | null = men) =>
  teamTabs([tab(fields)], team)[0]?.target

describe('tabs', () => {
  it('leave out one that is not to show, without a name or without a hash', () => {
    const hidden = [{ show: false }, { name: ' ' }, { hash: '' }].map((fields, index) =>
      tab({ hash: `skrit-${index}`, ...fields }),
    )
    expect(hashesOf([tab({ hash: 'prvi' }), ...hidden, tab({ hash: 'zadnji' })])).toEqual(['prvi', 'zadnji'])
  })

  it('with one hash are the first that shows', () => {
    const tabs = [
      tab({ name: 'skrit', show: false }),
      tab({ name: 'prvi' }),
      tab({ name: 'drugi' }),
      tab({ name: 'tretji', value: 'https://fiba.example' }),
    ]
    expect(teamTabs(tabs, men).map(({ name }) => name)).toEqual(['prvi'])
  })

  it('with the hash of a history that does not show take its place', () => {
    const tabs = [tab({ name: 'Zgodovina', value: 'history' }), tab({ name: 'Tekme', value: 'matches' })]
    expect(teamTabs(tabs, uncategorised()).map(({ name }) => name)).toEqual(['Tekme'])
  })

  it('show once each, with something to read, out of whatever was set', () => {
    const anyTab = fc.record<TabSetting>({
      name: fc.constantFrom('', 'A', 'B'),
      value: fc.oneof(fc.constantFrom('roster', 'history', 'toCompetition|3', '7'), fc.string()),
      hash: fc.constantFrom('', 'a', 'b', 'link', '__proto__', 'constructor'),
      link: fc.constantFrom(null, 'https://fiba.example', 'javascript:alert(1)', '/tekme'),
      new: fc.constantFrom(null, {}, { tekmovanje: 5 }, { tab: 'a' }),
      show: fc.boolean(),
      type: fc.constantFrom(null, 'other', 'national_team_competition'),
    })
    const anyTeam = fc.constantFrom<TabTeam | 'loading' | null>(men, women, uncategorised(), 'loading', null)
    fc.assert(
      fc.property(
        fc.array(anyTab, { maxLength: 12 }),
        anyTeam,
        fc.constantFrom('a', 'b', 'x'),
        (tabs, team, hash) => {
          const shown = teamTabs(tabs, team)
          expect(new Set(shown.map((each) => each.hash)).size).toBe(shown.length)
          expect(shown.every((each) => each.tab.show && each.name !== '' && each.hash !== '')).toBe(true)
          const active = activeTab(shown, new URLSearchParams({ tab: hash }).toString())
          expect(active === null).toBe(shown.every(({ target }) => target.kind !== 'view'))
        },
      ),
    )
  })
})

describe('a tab', () => {
  const shows = (view: Extract<TabTarget, { kind: 'view' }>['view']): TabTarget => ({ kind: 'view', view })
  const leadsOut = (url: string): TabTarget => ({ kind: 'external', url })
  it.each<[string, Partial<TabSetting>, TabTarget]>([
    ['shows the roster', { value: 'roster' }, shows('roster')],
    ['shows the statistics', { value: 'statistics' }, shows('statistics')],
    ['shows its own segments', { type: 'other' }, shows('other')],
    ['of type other is no roster', { type: 'other', value: 'roster' }, shows('other')],
    ['of type other chooses no team', { type: 'other', value: '7' }, shows('other')],
    ['leads out by its link', { link: 'https://fiba.example/a' }, leadsOut('https://fiba.example/a')],
    ['leads out by its value', { value: 'https://fiba.example/b' }, leadsOut('https://fiba.example/b')],
    [
      'with a link leads out instead of showing',
      { link: 'https://fiba.example/a', value: 'roster' },
      leadsOut('https://fiba.example/a'),
    ],
    ['leads to a competition', { value: 'toCompetition|17' }, { kind: 'competition', id: '17' }],
    ['only chooses a team', { value: '17' }, { kind: 'query' }],
    ['only changes the query', { new: { tekmovanje: 5 } }, { kind: 'query' }],
    ['changes the query and shows', { value: 'roster', new: { tekmovanje: 5 } }, shows('roster')],
    ['with a blank "new" is an ordinary one', { new: { tekmovanje: '' } }, shows('other')],
    ['with a word nobody knows has its segments', { value: 'rooster' }, shows('other')],
    ['never climbs out of /tekmovanje', { value: 'toCompetition|..' }, shows('other')],
    ['never leads deeper than /tekmovanje', { value: 'toCompetition|1/../2' }, shows('other')],
    ['never runs a script', { link: 'javascript:alert(1)', value: 'news' }, shows('news')],
    ['follows no word as if it were an address', { link: '1', value: 'news' }, shows('news')],
  ])('%s', (_, fields, target) => {
    expect(targetOf(fields)).toEqual(target)
  })

  const withSites = (...urls: string[]): TabTeam => ({
    ...men,
    competitions: urls.map((competition_url) => ({ competition_url })),
  })
  it.each<[string, TabTeam | 'loading' | null, Partial<TabSetting>, string | undefined]>([
    ["the team's own site", men, {}, 'https://fiba.example/m'],
    ["the team's own site before its value", men, { value: 'https://x.example' }, 'https://fiba.example/m'],
    ['the first of two sites', withSites('https://fiba.example/m', 'b'), {}, 'https://fiba.example/m'],
    ['nothing where the team has none', women, { value: 'https://x.example' }, undefined],
    ['nothing where its address is a script', withSites('javascript:alert(1)'), {}, undefined],
    ['nothing while the team is on its way', 'loading', {}, undefined],
    ['nothing without a team', null, {}, undefined],
  ])('with hash "link" leads to %s', (_, team, fields, url) => {
    expect(targetOf({ hash: 'link', ...fields }, team)).toEqual(url && { kind: 'external', url })
  })

  it.each<[string, boolean, TabTeam | 'loading' | null]>([
    ['with a category', true, men],
    ['without a category', false, uncategorised('MALE')],
    ['that is on its way', true, 'loading'],
    ['that did not come', false, null],
  ])('of the history shows for a team %s: %s', (_, shows, team) => {
    expect(targetOf({ value: 'history' }, team) !== undefined).toBe(shows)
  })

  const usual = 'Igralci in štab'
  it.each<[string, string, string, string, TabTeam | 'loading' | null]>([
    ['women', 'igralci-stab', usual, 'Igralke in štab', women],
    ['women without a category', 'igralci-stab', usual, 'Igralke in štab', uncategorised('FEMALE')],
    ['men', 'igralci-stab', usual, usual, men],
    ['men', 'igralci-stab', 'Ekipa', 'Ekipa', men],
    ['nobody knows who', 'igralci-stab', usual, usual, uncategorised()],
    ['a team on its way', 'igralci-stab', usual, usual, 'loading'],
    ['women', 'igralci', 'Igralci', 'Igralci', women],
  ])('of %s with hash "%s" named "%s" is called "%s"', (_, hash, name, called, team) => {
    expect(teamTabs([tab({ hash, name })], team)[0]?.name).toBe(called)
  })
})

describe('the active tab', () => {
  const tabs = teamTabs(
    [
      tab({ hash: 'ven', link: 'https://fiba.example' }),
      ...views('tekme', 'novice'),
      tab({ hash: 'u18', value: '8' }),
    ],
    men,
  )
  it.each([
    ['tab=novice', 'novice'],
    ['?tekmovanje=1&tab=tekme', 'tekme'],
    ['', 'tekme'],
    ['tab=', 'tekme'],
    ['tab=neznan', 'tekme'],
    ['tab=ven', 'tekme'],
    ['tab=u18', 'tekme'],
  ])('for "%s" is %s', (query, hash) => {
    expect(activeTab(tabs, query)?.hash).toBe(hash)
  })

  it('is none where no tab shows anything', () => {
    expect(activeTab([], 'tab=tekme')).toBeNull()
    expect(activeTab(teamTabs([tab({ link: 'https://fiba.example' })], men), 'tab=zavihek')).toBeNull()
  })
})

describe('a team without a page', () => {
  it('has the five standard tabs', () => {
    const read = teamTabs(standardTabs('12'), men).map(({ name, hash, target, tab }) => [
      name,
      hash,
      target.kind === 'view' && target.view,
      tab.competitionId,
    ])
    expect(read).toEqual([
      ['Igralci in štab', 'igralci-stab', 'roster', '12'],
      ['Tekme', 'tekme', 'matches', '12'],
      ['Novice', 'novice', 'news', '12'],
      ['Statistika', 'statistika', 'statistics', '12'],
      ['Zgodovina', 'zgodovina', 'history', '12'],
    ])
  })

  it('shows its roster as a grid, and the all-time standings', () => {
    expect(standardTabs('12')[0]).toMatchObject({ rosterType: 'grid', rosterOrder: 'byJerseyNumber' })
    expect(standardTabs('12').every((each) => each.showAllTimeStandings)).toBe(true)
  })

  it('loses the history without a category', () => {
    expect(hashesOf(standardTabs('12'), uncategorised('MALE'))).not.toContain('zgodovina')
  })
})
