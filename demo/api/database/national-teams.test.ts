/** The national teams and their pages as the seed makes them: what the screen needs, and what is invented stays apart. */
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { tabsOf } from '../../../src/contract/tabs'
import { matchStatuses } from '../../../src/domain/match/match-status'
import { rosterOrders } from '../../../src/domain/team/roster-choice'
import { isShown, teamTabs } from '../../../src/domain/team/team-tabs'
import { openSeeded } from '../../../test/support/server/seeded'
import { matches, pages, players, segment_settings, segments } from './schema'

let open: Awaited<ReturnType<typeof openSeeded>>

beforeAll(async () => {
  open = await openSeeded()
})
afterAll(() => open.close())

const ask = async (question: ReturnType<typeof sql>) =>
  (await open.database.execute<Record<string, unknown>>(question)).rows

const exampleTeam = 901

describe('what is invented', () => {
  it('is the only one with portraits: no real person gets a likeness', async () => {
    const list = await open.database.select().from(players)
    expect(list.filter(({ photo_url, example }) => photo_url !== null && !example)).toEqual([])
    const portraits = list.map(({ photo_url }) => photo_url).filter((path) => path !== null)
    expect(portraits.length).toBeGreaterThan(20)
    expect(new Set(portraits).size).toBe(portraits.length)
  })

  it('says so in its team, and shares no player, category or opponent with a real one', async () => {
    const unnamed = await ask(sql`
      SELECT id FROM national_teams WHERE example AND (name !~* 'vzorč' OR description !~ 'izmišljeni')`)
    const shared = await ask(sql`
      SELECT p.id FROM players p JOIN player_teams l ON l.player_id = p.id
      JOIN national_teams t ON t.id = l.national_team_id WHERE p.example <> t.example
      UNION ALL SELECT a.id FROM national_teams a JOIN national_teams b USING (category_id)
      WHERE a.example AND NOT b.example
      UNION ALL SELECT o.id FROM opponents o JOIN matches m ON m.opponent_id = o.id
      JOIN national_teams t ON t.id = m.national_team_id
      WHERE t.example AND (o.category_id <> t.category_id OR o.name !~ '^Vzorč')`)
    expect([unnamed, shared]).toEqual([[], []])
  })

  it('has no part in the all-time standings: youth, or neither active nor with a line of points', async () => {
    const counted = await ask(sql`
      SELECT t.id FROM national_teams t LEFT JOIN categories c ON c.id = t.category_id
      WHERE t.example AND coalesce(c.name, '') !~ '^U[0-9]' AND (
        EXISTS (SELECT 1 FROM player_teams p WHERE p.national_team_id = t.id AND p.active)
        OR EXISTS (SELECT 1 FROM box_score_lines l JOIN matches m ON m.id = l.match_id
          WHERE m.national_team_id = t.id))`)
    expect(counted).toEqual([])
  })

  it('leads only to addresses that nobody can own; real teams lead to none', async () => {
    const links = await ask(sql`
      SELECT t.example, url FROM national_teams t JOIN matches m ON m.national_team_id = t.id,
        unnest(array[m.ticket_url, m.stats_url, m.live_stream_url]) AS url WHERE url IS NOT NULL
      UNION ALL SELECT t.example, u.competition_url FROM national_teams t
        JOIN national_team_competition_urls u ON u.national_team_id = t.id`)
    expect(links.length).toBeGreaterThan(10)
    expect(
      links.filter(({ example, url }) => !example || !/^https:\/\/[\w-]+\.example\//.test(String(url))),
    ).toEqual([])
  })
})

it('gives the example team matches of every status, official and not, with tickets, statistics and streams', async () => {
  const list = (await open.database.select().from(matches)).filter(
    ({ national_team_id }) => national_team_id === exampleTeam,
  )
  const statuses = new Set(list.map(({ status_rank }) => matchStatuses[status_rank - 1]))
  expect(statuses).toEqual(new Set(matchStatuses))
  expect(new Set(list.map(({ official }) => official))).toEqual(new Set([true, false]))
  for (const key of ['ticket_url', 'stats_url', 'live_stream_url'] as const)
    expect(list.some((match) => match[key] !== null)).toBe(true)
})

describe('the pages of national teams', () => {
  async function teamPages() {
    const [list, settings, all] = await Promise.all([
      open.database.select().from(pages).orderBy(pages.id),
      open.database.select().from(segment_settings),
      open.database.select().from(segments).orderBy(segments.position),
    ])
    return list.flatMap((page) => {
      const first = all.find(({ page_id }) => page_id === page.id)
      const segmentSettings = settings.filter(({ segment_id }) => segment_id === first?.id)
      const tabs = first ? tabsOf({ id: '1', type: first.type, published: true, segmentSettings }) : []
      return tabs.length > 0 ? [{ ...page, tabs }] : []
    })
  }

  it('use every kind of tab, both layouts, every order, and hide one tab', async () => {
    const site = { competitions: [{ competition_url: 'https://vzorec.example/' }] }
    const team = { ...site, category: { gender: 'MALE' as const } }
    const found = (await teamPages()).map(({ tabs }) => tabs)
    const targets = found.flatMap((tabs) => teamTabs(tabs, team)).map(({ target }) => target)
    const views = new Set(targets.map((target) => ('view' in target ? target.view : target.kind)))
    expect([...views].sort()).toEqual([
      ...['competition', 'external', 'history', 'matches', 'news', 'other', 'query', 'roster', 'statistics'],
    ])
    const tabs = found.flat()
    const rosters = tabs.filter(({ value }) => value === 'roster')
    expect(new Set(rosters.map(({ rosterType }) => rosterType))).toEqual(new Set(['grid', 'list']))
    expect(new Set(rosters.map(({ rosterOrder }) => rosterOrder))).toEqual(new Set(rosterOrders))
    expect(tabs.some(({ hash }) => hash === 'link')).toBe(true)
    expect(tabs.some((tab) => !isShown(tab))).toBe(true)
    const standings = tabs
      .filter(({ value }) => value === 'statistics')
      .map((tab) => tab.showAllTimeStandings)
    expect(new Set(standings)).toEqual(new Set([true, false]))
  })

  it('lose no tab to a missing field, and lead to teams, competitions and news that exist', async () => {
    const ids = async (table: string) =>
      new Set((await ask(sql`SELECT id FROM ${sql.identifier(table)}`)).map(({ id }) => String(id)))
    const [teams, competitions, categories] = await Promise.all([
      ids('national_teams'),
      ids('competitions'),
      ids('news_categories'),
    ])
    const raw = await ask(
      sql`SELECT json_array_length(value::json) AS count FROM segment_settings WHERE key = 'tabs'`,
    )
    const tabs = (await teamPages()).flatMap((page) => page.tabs)
    expect(tabs).toHaveLength(raw.reduce((sum, { count }) => sum + Number(count), 0))
    const lost = tabs.filter(({ value, competitionId, newsCategoryId, new: entries }) => {
      const competition = value.startsWith('toCompetition|') ? value.slice(14) : null
      const chosen = entries?.tekmovanje
      return (
        (competition !== null && !competitions.has(competition)) ||
        (competitionId !== null && !teams.has(competitionId)) ||
        (chosen !== undefined && !teams.has(String(chosen))) ||
        (value === 'news' && !categories.has(newsCategoryId ?? ''))
      )
    })
    expect(lost).toEqual([])
  })
})
