/** What the API's requests have in common: checked parameters, descriptions for OpenAPI, answers that are made once. */
import { type Context, Hono } from 'hono'
import { describeRoute, validator } from 'hono-openapi'
import type * as v from 'valibot'
import { type Freshness, sendText } from './answer'
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

export type QuerySchema = v.ObjectSchema<v.ObjectEntries, undefined>

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

interface Made {
  /** What the text depends on beside the path */
  asked: object
  type: string
  freshness: Freshness
  /** Of a file: the header Content-Disposition */
  disposition?: (text: string) => string
}

/** Sends a text that is made once for many visitors at a time. */
export async function sendMade(
  c: Context<Env>,
  { asked, type, freshness, disposition }: Made,
  make: () => Promise<string>,
): Promise<Response> {
  const text = await c.get('recent').take(c.req.path + JSON.stringify(asked), make)
  if (disposition) c.header('Content-Disposition', disposition(text))
  return sendText(c, text, type, freshness)
}

/** Describes a request whose answer is a file for people or their programs. */
export const describeFile = (summary: string, description: string, type: string, problems: object) =>
  describeRoute({
    summary,
    description,
    responses: {
      200: { description: 'OK', content: { [type]: { schema: { type: 'string' } } } },
      304: { description: 'Unchanged since the ETag in If-None-Match' },
      ...problems,
    },
  })
