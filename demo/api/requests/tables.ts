/** Tables for people: matches and standings as CSV. */
import type { Context } from 'hono'
import type { Database } from '../database/open'
import { lively } from '../http/answer'
import { type Api, badParameters, checkedQuery, describeFile, notFound, sendMade } from '../http/question'
import { matchTable } from '../tables/match-table'
import { standingsTable } from '../tables/standings-table'
import { readCompetition } from './competitions'
import { matchCondition } from './match-filters'
import { readByTime } from './match-rows'
import { found, pathId } from './parameters'
import { fileQueries } from './questions'

/** More would keep other visitors waiting; a league has some hundred in a season. */
const longestTable = 5000

export const tableType = 'text/csv; charset=utf-8; header=present'

/** A browser saves it under the name: "tekme.csv", "lestvica-7.csv". */
export const tableDisposition = (competition = ''): string =>
  `attachment; filename="${competition ? `lestvica-${competition.replace(/\W/g, '')}` : 'tekme'}.csv"`

const described = (summary: string, description: string, problems: object) =>
  describeFile(summary, `${description} UTF-8 with a byte order mark, semicolons.`, 'text/csv', problems)

export function addTables(api: Api, database: Database): void {
  const sent = (c: Context, asked: object) => ({
    ...{ asked, type: tableType, freshness: lively },
    disposition: () => tableDisposition(c.req.param('id')),
  })
  api.get(
    '/matches.csv',
    described('Table of matches', `Earliest first, at most the newest ${longestTable}.`, badParameters),
    checkedQuery(fileQueries['/matches.csv']),
    (c) => {
      const asked = c.req.valid('query')
      return sendMade(c, sent(c, asked), async () => {
        const newest = { down: true, limit: longestTable }
        return matchTable((await readByTime(database, matchCondition(database, asked), newest)).reverse())
      })
    },
  )
  api.get(
    '/competitions/:id/standings.csv',
    described('Table of standings', 'Of a competition.', notFound),
    (c) => {
      const id = pathId(c, 'competition')
      return sendMade(c, sent(c, {}), async () =>
        standingsTable(found(await readCompetition(database, id), 'competition').standings),
      )
    },
  )
}
