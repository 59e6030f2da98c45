import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { type NamedRequest, requestAddress } from '../client/request'
import { answerKinds } from '../contract/requests.fixture'
import { type MatchFilters, noMatchFilters } from '../domain/match/match-search'
import { adClickAddress, getAd } from './ads'
import { getAllTimeStandings } from './all-time-standings'
import { getCompetitionHistory } from './competition-history'
import {
  getCompetition,
  getCompetitionMatches,
  getCompetitionStatistics,
  standingsTableAddress,
} from './competitions'
import { getClubs, getCompetitions, getMembers, getSeasons, getSportHalls } from './federation'
import { getHistoryCompetitions, getHistoryMatches, getHistorySeasons } from './history'
import { matchCalendarAddress, searchMatches } from './matches'
import { getNationalTeam, getPlayers, getStaff } from './national-teams'
import { getCategories, getNews, getNewsArticle } from './news'
import { getCommissioners, getReferees } from './officials'
import { getOpponent, getOpponents } from './opponents'
import { getMenu, getPage } from './pages'
import { getPlayer } from './players'
import { searchSite } from './site-search'
import { getTeamMatches, teamCalendarAddress } from './team-matches'

const women = { name: 'Članice', gender: 'FEMALE' } as const
const firstNews = { category: null, from: null, to: null, page: 1, perPage: 9 }
const filters: MatchFilters = {
  season: '12',
  club: '3,4',
  side: 'home',
  competition: 'a-7',
  hall: '9',
  from: '2025-11-26',
  to: '2025-12-02',
  page: 2,
}
const filtered = '?season=12&club=3%2C4&side=home&competition=a-7&hall=9&from=2025-11-26&to=2025-12-02'

/** Each with the name of its answer and the address it is sent to. Ids are those that someone wrote into an address. */
const table: readonly (readonly [NamedRequest, name: string, address: string])[] = [
  [getAd(), 'Get ad', '/ad'],
  [
    getAllTimeStandings('points', 'FEMALE'),
    'Get all-time standings',
    '/all-time-standings?type=points&gender=FEMALE',
  ],
  [getCompetition('a/1'), 'Get competition', '/competitions/a%2F1'],
  [getCompetitionStatistics('a/1'), 'Get competition statistics', '/competitions/a%2F1/statistics'],
  [getCompetitionMatches('32', 1), 'Search matches', '/matches?competition=32&perPage=100'],
  [getCompetitionMatches('32', 2), 'Search matches', '/matches?competition=32&page=2&perPage=100'],
  [getCompetitionHistory(), 'Get competition history', '/competition-history'],
  [getSeasons(), 'Get seasons', '/seasons'],
  [getCompetitions('2025'), 'Get competitions', '/competitions?seasonId=2025'],
  [getClubs(), 'Get clubs', '/clubs'],
  [getSportHalls(), 'Get sport halls', '/sport-halls'],
  [getMembers(), 'Get members', '/members'],
  [getHistorySeasons(), 'Get seasons (history)', '/history/seasons'],
  [
    getHistoryCompetitions(women),
    'Get competitions (history)',
    '/history/competitions?category=%C4%8Clanice&gender=FEMALE',
  ],
  [
    getHistoryMatches('12', women, 'OFFICIAL'),
    'Get history matches',
    '/history/matches?season=12&category=%C4%8Clanice&gender=FEMALE&type=OFFICIAL',
  ],
  [searchMatches(noMatchFilters, 20), 'Search matches', '/matches?perPage=20'],
  [searchMatches(filters, 20), 'Search matches', `/matches${filtered}&page=2&perPage=20`],
  [getNationalTeam('a/1'), 'Get national team by id', '/national-teams/a%2F1'],
  [getPlayers('a/1'), 'Get players', '/national-teams/a%2F1/players'],
  [getStaff('a/1'), 'Get staff', '/national-teams/a%2F1/staff'],
  [getTeamMatches('a/1'), 'Get matches', '/national-teams/a%2F1/matches'],
  [getCategories('PROJECT'), 'Get categories', '/categories?type=PROJECT'],
  [getNews(firstNews), 'Get paginated news', '/news?perPage=9&page=1'],
  [
    getNews({ ...firstNews, category: '4,6', from: '2025-11-01', to: '2025-11-30', page: 2 }),
    'Get paginated news',
    '/news?perPage=9&page=2&category=4%2C6&from=2025-11-01&to=2025-11-30',
  ],
  [getNewsArticle('a/b?c#č'), 'Get news article', '/news/a%2Fb%3Fc%23%C4%8D'],
  [getReferees(), 'Get referees', '/referees'],
  [getCommissioners(), 'Get commissioners', '/commissioners'],
  [getOpponents('3'), 'Get opponents', '/opponents?categoryId=3'],
  [getOpponent('a/1'), 'Get opponent by id', '/opponents/a%2F1'],
  [getPage({ url: 'clani/x' }), 'Get page by url', '/pages?url=clani%2Fx'],
  [getMenu(), 'Get menu', '/menu'],
  [getPlayer('a/1'), 'Get player', '/players/a%2F1'],
  [searchSite('krka', 1), 'Search the site', '/search?q=krka&perPage=10'],
  [searchSite('krka', 2), 'Search the site', '/search?q=krka&page=2&perPage=10'],
]

describe('a request', () => {
  const rows = table.map(([request, name, address]) => ({ request, name, address }))

  it.each(rows)('$name is sent to $address', ({ request, name, address }) => {
    expect([request.name, requestAddress('/api', request)]).toEqual([name, `/api${address}`])
  })

  // The answer of an ad may be none: its schema is made there.
  it.each(rows.filter(({ name }) => name !== 'Get ad'))(
    '$name reads what is answered',
    ({ request, name }) => {
      expect(request.schema).toBe(answerKinds[name])
    },
  )

  it('of an ad reads that there is none', () => {
    expect(v.parse(getAd().schema, null)).toBeNull()
  })

  it('of every kind that a screen sends is in the table', () => {
    const sent = Object.keys(answerKinds).filter((name) => name !== 'Get changes')
    expect(new Set(rows.map(({ name }) => name))).toEqual(new Set(sent))
  })
})

describe('an address of no request', () => {
  it.each([
    ['7e57ab1e-0000-4000-8000-000000000000', '7e57ab1e-0000-4000-8000-000000000000'],
    ['č/b?x#y', '%C4%8D%2Fb%3Fx%23y'],
  ])('is that of clicks on the ad %s', (uuid, written) => {
    expect(adClickAddress('/api', uuid)).toBe(`/api/ads/${written}/clicks`)
  })

  it('is the calendar of a team', () => {
    expect(teamCalendarAddress('/api', 'a/1')).toBe('/api/national-teams/a%2F1/matches.ics')
  })

  it.each([
    [filters, filtered],
    [noMatchFilters, ''],
  ])('is the calendar of exactly the matches that are searched for, on all pages', (chosen, query) => {
    expect(matchCalendarAddress('/api', chosen)).toBe(`/api/matches.ics${query}`)
  })

  it('is the table of a competition’s standings', () => {
    expect(standingsTableAddress('/api', 'a/1')).toBe('/api/competitions/a%2F1/standings.csv')
  })
})
