/** Who plays for the clubs of the example league: the example national team's players, and newcomers of its own. */

import type { players } from '../schema'
import { fixedChance } from './chance'
import { type ExampleLeagueFacts, nationalFacts } from './facts'

type PlayerRow = typeof players.$inferInsert

export interface Squad {
  club: ExampleLeagueFacts['clubs'][number]
  /** Ids, the most used first */
  players: number[]
  /** Those of them that no other table has yet. */
  newcomers: PlayerRow[]
}

const squadSize = 10
const firstPlayerId = 1001
const positions = ['branilec', 'branilec', 'krilo', 'krilo', 'center']
/** Most are from here; the others let the table show several flags. */
const nationalities = ['SLO', 'SLO', 'SLO', 'SLO', 'SLO', 'CRO', 'SLO', 'SRB', 'USA', 'SLO', 'LTU']

/** The squads of all clubs, in the order of the facts. */
export function exampleSquads(facts: ExampleLeagueFacts): Squad[] {
  const known = nationalFacts().players.filter(({ example, gender }) => example && gender === 'MALE')
  const { clubs } = facts
  let made = 0
  return clubs.map((club, rank) => {
    const own = known.filter((_, index) => index % clubs.length === rank).map(({ id }) => id)
    const newcomers = Array.from({ length: squadSize - own.length }, () => newcomer(facts, club, made++))
    return { club, players: [...own, ...newcomers.map(({ id }) => id)], newcomers }
  })
}

/** Number `index` of all: names go round, so that no two are alike. */
function newcomer(facts: ExampleLeagueFacts, club: Squad['club'], index: number): PlayerRow {
  const { first_names, last_names } = facts
  const first_name = first_names[index % first_names.length] ?? ''
  const last_name = last_names[index % last_names.length] ?? ''
  const chance = fixedChance(firstPlayerId + index)
  const position = index % positions.length
  return {
    id: firstPlayerId + index,
    slug: `vzorcna-liga-${index + 1}`,
    first_name,
    last_name,
    gender: 'MALE',
    year_of_birth: 1990 + chance(17),
    height: 183 + 5 * position + chance(8),
    position: positions[position] ?? null,
    club: club.shortName,
    nationality: nationalities[index % nationalities.length] ?? null,
    example: true,
  }
}
