/** Opponents of national teams, which no file lists: they are read from the teams' matches. */
import * as tables from '../../api/database/schema'
import { numbered, type Run, type Team } from './run'
import type { Shape } from './shapes'
import { type Row, upsert } from './upsert'

type Records = readonly { record: Shape<'match'> }[]

/** Every category has its own opponents. */
export const opponentKey = (category: number | null, code: string | null): string => `${category} ${code}`

/** Ids of opponents by key, including those of these matches. */
export async function takeOpponents(
  run: Run,
  ofTeams: readonly { team: Team; located: Records }[],
): Promise<ReadonlyMap<string, number>> {
  const held = await run.database.select().from(tables.opponents)
  const ids = new Map(held.map((row) => [opponentKey(row.category_id, row.code), row.id]))
  const idFor = numbered([...ids].map(([key, id]) => ({ id, key })))
  const rows = new Map<string, Row>()
  for (const { team, located } of ofTeams) {
    const own = ownCode(located)
    for (const { record } of located) {
      const { code, name } = otherSide(record, own)
      if (team.categoryId === null || code === null) continue
      const key = opponentKey(team.categoryId, code)
      ids.set(key, idFor(key))
      rows.set(key, { id: idFor(key), category_id: team.categoryId, code, name })
    }
  }
  await upsert(run.database, { table: tables.opponents, rows: [...rows.values()] })
  return ids
}

/** Our team's code: the most frequent one in its matches. */
function ownCode(located: Records): string {
  const counted = new Map<string, number>()
  for (const { record } of located)
    for (const code of [record.firstTeamCode, record.secondTeamCode])
      if (code) counted.set(code, (counted.get(code) ?? 0) + 1)
  const most = Math.max(0, ...counted.values())
  const codes = [...counted].filter(([, count]) => count === most).map(([code]) => code)
  return codes.find((code) => code === 'SLO') ?? codes[0] ?? ''
}

const otherSide = (match: Shape<'match'>, own: string) =>
  match.firstTeamCode === own
    ? { code: match.secondTeamCode, name: match.secondTeamName }
    : { code: match.firstTeamCode, name: match.firstTeamName }
