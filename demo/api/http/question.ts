/**
 * One request of the API: its parameters and its answer are schemas, which are used for checks, types and the OpenAPI
 * description alike.
 */
import { type Context, Hono } from 'hono'
import { describeRoute, resolver, validator } from 'hono-openapi'
import * as v from 'valibot'
import { noTime } from '../../../src/domain/match/match-status'
import { type Freshness, sendText } from './answer'
import { jsonType } from './content'
import { Problem } from './problem'
import type { RecentAnswers } from './recent-answers'
import { namedShapes } from './shapes'
import type { Bindings } from './visitor'

export interface Env {
  Bindings: Bindings
  Variables: { recent: RecentAnswers; requestId: string }
}
export type Api = Hono<Env>
export const newApi = (): Api => new Hono<Env>()

type QuerySchema = v.ObjectSchema<v.ObjectEntries, undefined>

interface Question<Q extends QuerySchema, A extends v.GenericSchema> {
  /** The request's name in the contract. */
  name: string
  /** A description, where the name isn't enough. */
  detail?: string
  query: Q
  answer: A
  freshness: Freshness
}

/** For requests without parameters; unknown parameters are ignored. */
export const noQuery = v.object({})

/** Schemas of the input, before parsing changes it. */
export const asTravelling = {
  options: {
    typeMode: 'input',
    definitions: namedShapes,
    overrideRef: ({ referenceId }: { referenceId: string }) => `#/components/schemas/${referenceId}`,
  },
}

export const problem = (description: string) => ({
  description,
  content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
})
export const badParameters = { 400: problem('A parameter is missing or wrong') }
export const notFound = { 404: problem('Nothing has this id or url') }

/** Whether a path addresses one record, which may not exist. */
const namesOne = (path: string): boolean => path.includes(':')

/** Validates the query; an invalid parameter is refused, never corrected. */
export const checkedQuery = <Q extends QuerySchema>(schema: Q) =>
  validator(
    'query',
    schema,
    (result) => {
      if (result.success) return
      const refused = result.error.map(({ path, message }) => ({
        parameter: String(path?.map((step) => (typeof step === 'object' ? step.key : step)).join('.') ?? ''),
        reason: message,
      }))
      throw new Problem(400, 'A parameter is missing or wrong.', {}, refused)
    },
    asTravelling,
  )

const unknownTimes = new RegExp(`("dateTime(?:Utc)?":)"${noTime}"`, 'g')

/** A match without a time yet is last in every order of the tables, and null on the wire. */
const withoutTimes = (json: string): string => json.replace(unknownTimes, '$1null')

/** Adds a GET request. `ask` returns data for the answer's schema, or throws a Problem. */
export function get<Q extends QuerySchema, A extends v.GenericSchema>(
  api: Api,
  path: string,
  { name, detail, query, answer, freshness }: Question<Q, A>,
  ask: (query: v.InferOutput<Q>, c: Context<Env>) => Promise<v.InferInput<A>>,
): void {
  const described = describeRoute({
    summary: name,
    ...(detail ? { description: detail } : {}),
    responses: {
      200: { description: 'OK', content: { 'application/json': { schema: resolver(answer, asTravelling) } } },
      304: { description: 'Unchanged since the ETag in If-None-Match' },
      ...(Object.keys(query.entries).length > 0 ? badParameters : {}),
      ...(namesOne(path) ? notFound : {}),
    },
  })
  api.get(path, described, checkedQuery(query), async (c) => {
    const asked = c.req.valid('query')
    const make = async () => withoutTimes(JSON.stringify(await ask(asked, c)))
    const text = await c.get('recent').take(c.req.path + JSON.stringify(asked), make)
    return sendText(c, text, jsonType, freshness)
  })
}
