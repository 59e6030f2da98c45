/** A named request: its path and its answer's schema are the contract's, for checks, types and the description alike. */
import type { Context } from 'hono'
import { describeRoute, resolver } from 'hono-openapi'
import * as v from 'valibot'
import { type AnswerSchema, namedRequests, type RequestName } from '../../../src/contract/named-requests'
import { noTime } from '../../../src/domain/match/match-status'
import type { Freshness } from '../http/answer'
import { jsonType } from '../http/content'
import {
  type Api,
  asTravelling,
  badParameters,
  checkedQuery,
  type Env,
  notFound,
  sendMade,
} from '../http/question'
import { type Asked, questionOf } from './questions'

/** A contract's path as Hono has it. */
export const pattern = (path: string): string => path.replace(/\{(\w+)\}/g, ':$1')

const unknownTimes = new RegExp(`("dateTime(?:Utc)?":)"${noTime}"`, 'g')

/** A match without a time yet is last in every order of the tables, and null on the wire. */
const withoutTimes = (json: string): string => json.replace(unknownTimes, '$1null')

/** Adds a GET request. `ask` returns data for the answer's schema, or throws a Problem. Unknown parameters are ignored. */
export function get<N extends RequestName>(
  api: Api,
  name: N,
  freshness: Freshness,
  ask: (query: Asked<N>, c: Context<Env>) => Promise<v.InferInput<AnswerSchema<N>>>,
): void {
  const found = namedRequests.find((one) => one.name === name)
  if (!found) throw new Error(`The contract has no request ${name}`)
  const { path, schema } = found
  const { detail, query } = questionOf(name) ?? {}
  const described = describeRoute({
    summary: name,
    ...(detail ? { description: detail } : {}),
    responses: {
      200: { description: 'OK', content: { 'application/json': { schema: resolver(schema, asTravelling) } } },
      304: { description: 'Unchanged since the ETag in If-None-Match' },
      ...(query ? badParameters : {}),
      ...(path.includes('{') ? notFound : {}),
    },
  })
  api.get(pattern(path), described, checkedQuery(query ?? v.object({})), (c) => {
    const asked = c.req.valid('query')
    const make = async () => withoutTimes(JSON.stringify(await ask(asked as Asked<N>, c)))
    return sendMade(c, { asked, type: jsonType, freshness }, make)
  })
}
