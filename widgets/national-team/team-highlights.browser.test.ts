import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { matchWith } from '../answers.fixture'
import { later, settled, waitFor } from '../host-page.fixture'
import { activeName, leave, query, showsTab, stand, tab, tabs, textsOf } from './team-page.fixture'

beforeEach(async () => {
  await page.viewport(1280, 900)
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2025, 10, 24, 12) })
})

afterEach(() => {
  leave()
})

const at = (dateTime: string, fields: object) => matchWith({ dateTime, dateTimeUtc: dateTime, ...fields })
const lost = at('2025-11-20 20:00:00', {
  id: 1,
  firstTeamName: 'Slovenija',
  firstTeamScore: 70,
  secondTeamName: 'Italija',
  secondTeamScore: 84,
})
const ahead = at('2025-11-28 19:00:00', {
  id: 2,
  firstTeamName: 'Estonija',
  firstTeamScore: 0,
  secondTeamName: 'Slovenija',
  secondTeamScore: 0,
})
const team = '/national-teams/61/matches'
const rows = (element: Element) => [...(element.shadowRoot?.querySelectorAll('.highlight') ?? [])]

describe('in the head of a team', () => {
  test.each<[string, object[], string[]]>([
    [
      'stand its last result and its next match',
      [ahead, lost],
      [
        'Zadnji izid Slovenija 70 : 84 Italija čet, 20. 11.',
        'Naslednja tekma Estonija 19:00 Slovenija čez 4 dni pet, 28. 11.',
      ],
    ],
    [
      'stands one alone where there is no other',
      [lost],
      ['Zadnji izid Slovenija 70 : 84 Italija čet, 20. 11.'],
    ],
  ])('%s', async (_, matches, words) => {
    const { element } = stand({ routes: { [team]: matches } })
    await waitFor(() => expect(textsOf(rows(element))).toEqual(words))
  })

  test.each([
    ['stays the place of both where there is one', [lost], 1],
    ['stays their place where there is none', [], 0],
  ])('%s: what was shown without them does not move', async (_, matches, count) => {
    const answer = later<object[]>()
    await page.viewport(390, 900)
    const { host, element } = stand({ routes: { [team]: () => answer.answer } })
    const top = () => page.getByRole('tabpanel').element().getBoundingClientRect().top
    await showsTab('Igralci in štab', 'Igralec61')
    const before = top()
    answer.give(matches)
    await settled(host, element)
    expect([rows(element).length, top()]).toEqual([count, before])
  })

  test('each leads to the tab with all matches, in place', async () => {
    const { element } = stand({ routes: { [team]: [ahead, lost] } })
    await waitFor(() => expect(rows(element)).toHaveLength(2))
    await userEvent.click(rows(element)[0] as Element)
    await waitFor(() => expect(activeName()).toBe('Tekme'))
    expect(query()).toContain('tab=tekme')
  })

  test('they are words where no tab shows the matches', async () => {
    const { element } = stand({
      routes: { ...tabs([tab('Igralci', { value: 'roster', competitionId: 61 })]), [team]: [lost] },
    })
    await waitFor(() => expect(rows(element).map(({ localName }) => localName)).toEqual(['span']))
  })
})
