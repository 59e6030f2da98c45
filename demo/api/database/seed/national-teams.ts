/** National teams: categories, competitions, players, rosters, staff, opponents. */
import type { Database } from '../database'
import { insertRows } from '../insert-rows'
import {
  categories,
  national_team_competition_urls,
  national_teams,
  opponents,
  player_teams,
  players,
  staff,
} from '../schema'
import { required } from './fact-file'
import { type NationalFacts, nationalFacts, type RosterFact } from './facts'
import { seedNationalMatches } from './national-matches'
import { seasonId } from './seasons'

export async function seedNationalTeams(database: Database): Promise<void> {
  const facts = nationalFacts()
  const teamIds = new Map(facts.competitions.map(({ slug, id }) => [slug, id]))
  const teamId = (slug: string) => required(teamIds.get(slug), `No national team ${slug}`)
  await insertRows(database, categories, facts.categories)
  await insertRows(database, national_teams, facts.competitions.map(teamRow))
  await insertRows(database, national_team_competition_urls, facts.competitions.flatMap(urlRows))
  await insertRows(database, players, playerRows(facts))
  await insertRows(database, player_teams, facts.rosters.map(rosterRow(teamId)))
  await insertRows(
    database,
    staff,
    facts.staff.map(({ competition, ...person }, position) => ({
      ...person,
      national_team_id: teamId(competition),
      position,
    })),
  )
  await insertRows(database, opponents, facts.opponents)
  await seedNationalMatches(database, facts)
}

type TeamFact = NationalFacts['competitions'][number]

const urlRows = ({ id, competition_urls }: TeamFact) =>
  competition_urls.map((competition_url, position) => ({ national_team_id: id, position, competition_url }))

const teamRow = ({ season, team_photo, competition_urls, ...team }: TeamFact) => ({
  ...team,
  season_id: seasonId(season),
  team_photo_url: team_photo === null ? null : `storage/${team_photo}`,
})

/** A player's club is that of the latest roster that names one; rosters come oldest first. */
function playerRows({ players, rosters }: NationalFacts) {
  const clubs = new Map(rosters.map(({ player_id, club }) => [player_id, club] as const).filter(([, c]) => c))
  return players.map(({ portrait, ...player }) => ({
    ...player,
    club: clubs.get(player.id) ?? null,
    nationality: 'SLO',
    photo_url: portrait,
  }))
}

/** A candidate's list is not the team: neither active nor left, so not shown. */
const activity = { active: true, left: false, candidate: null } as const

const rosterRow =
  (teamId: (slug: string) => number) =>
  ({ competition, ...row }: RosterFact, position: number) => ({
    ...row,
    national_team_id: teamId(competition),
    position,
    active: activity[row.status],
  })
