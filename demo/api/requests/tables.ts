/** Tables for people: matches and standings as CSV. */
import type { Context } from 'hono'
import { describeRoute } from 'hono-openapi'
import * as v from 'valibot'
import type { Database } from '../database/open'
import { lively, sendText } from '../http/answer'
import { type Api, badParameters, checkedQuery, type Env, notFound } from '../http/question'
import { matchTable } from '../tables/match-table'
import { standingsTable } from '../tables/standings-table'
import { readCompetition } from './competitions'
import { matchCondition, matchFilters } from './match-filters'
import { readByTime } from './match-rows'
import { found, pathId } from './parameters'

/** More would keep other visitors waiting; a league has some hundred in a season. */
const longestTable = 5000

const described = (summary: string, description: string, problems: object) =>
  describeRoute({
    summary,
    description: `${description} UTF-8 with a byte order mark, semicolons.`,
    responses: {
      200: { description: 'OK', content: { 'text/csv': { schema: { type: 'string' } } } },
      304: { description: 'Unchanged since the ETag in If-None-Match' },
      ...problems,
    },
  })

export const tableType = 'text/csv; charset=utf-8; header=present'

/** A browser saves it under the name: "tekme.csv", "lestvica-7.csv". */
export const tableDisposition = (competition = ''): string =>
  `attachment; filename="${competition ? `lestvica-${competition.replace(/\W/g, '')}` : 'tekme'}.csv"`

export function addTables(api: Api, database: Database): void {
  const send = async (c: Context<Env>, asked: object, make: () => Promise<string>) => {
    const text = await c.get('recent').take(c.req.path + JSON.stringify(asked), make)
    c.header('Content-Disposition', tableDisposition(c.req.param('id')))
    return sendText(c, text, tableType, lively)
  }
  api.get(
    '/matches.csv',
    described('Table of matches', `Earliest first, at most the newest ${longestTable}.`, badParameters),
    checkedQuery(v.object(matchFilters)),
    (c) => {
      const asked = c.req.valid('query')
      const newest = { down: true, limit: longestTable }
      return send(c, asked, async () =>
        matchTable((await readByTime(database, matchCondition(database, asked), newest)).reverse()),
      )
    },
  )
  api.get(
    '/competitions/:id/standings.csv',
    described('Table of standings', 'Of a competition.', notFound),
    (c) => {
      const id = pathId(c, 'competition')
      return send(c, {}, async () =>
        standingsTable(found(await readCompetition(database, id), 'competition').standings),
      )
    },
  )
}
