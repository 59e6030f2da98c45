/**
 * Where another server's API has other paths, parameters and envelopes than ours: one entry for each named request, by its
 * name in the API's description; "*" stands for all.
 *
 *   { "*": { "envelope": "data" },
 *     "Get seasons": { "path": "/v2/sezone" },
 *     "Get paginated news": { "path": "/v2/novice", "query": { "perPage": "per_page" }, "fields": { "news": "data", "nuOfNews": "meta.total" } } }
 */
import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { parametersIn, requestOf } from '../../../src/contract/named-requests'

const text = v.string()
const Entry = v.strictObject({
  /** "{id}" and "{url}" are replaced as in our path */
  path: v.optional(text),
  /** Our parameter's name → theirs */
  query: v.optional(v.record(text, text)),
  /** Path of the requested data in the answer: "data", "data.items" */
  envelope: v.optional(text),
  /** For an answer with several fields: our name → the path of theirs */
  fields: v.optional(v.record(text, text)),
})
const Mapping = v.record(text, Entry)
export type Mapping = v.InferOutput<typeof Mapping>

/** Another server's API as the source of the whole site (API_URL): there is no database here then. */
export interface Backend {
  /** "https://backend.example/api", without a slash at the end */
  api: string
  /** Base address of its pictures and files */
  storage: string
  mapping: Mapping
}

function jsonIn(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    throw new Error(`${file} can't be read: ${error instanceof Error ? error.message : error}`)
  }
}

/** @throws Error with one line that names the mistake in the file */
export function readMapping(file: string | undefined): Mapping {
  if (!file) return {}
  const parsed = v.safeParse(Mapping, jsonIn(file))
  if (parsed.success) return parsed.output
  const [issue] = parsed.issues
  throw new Error(`${file}, ${v.getDotPath(issue) ?? 'the whole file'}: ${issue.message}`)
}

/** The value at "data.items" or "data.0"; undefined without one. */
const at = (value: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>(
      (inner, key) =>
        typeof inner === 'object' && inner !== null && Object.hasOwn(inner, key)
          ? Reflect.get(inner, key)
          : undefined,
      value,
    )

interface Mapped {
  address: string
  /** The answer in our format */
  unwrap(answer: unknown): unknown
}

/** The address in their API for our `path` and `query`. */
export function mapped(
  api: string,
  path: string,
  query: Readonly<Record<string, string>>,
  mapping: Mapping,
): Mapped {
  const request = requestOf(path)
  const entry = { ...mapping['*'], ...(request && mapping[request.name]) }
  const named = entry.path && request ? filled(entry.path, parametersIn(request.path, path)) : path
  const parameters = new URLSearchParams()
  for (const [key, value] of Object.entries(query))
    if (value !== '') parameters.set(entry.query?.[key] ?? key, value)
  const search = parameters.toString()
  const join = named.includes('?') ? '&' : '?'
  return {
    address: api + named + (search && join + search),
    unwrap: (answer) => {
      if (entry.fields)
        return Object.fromEntries(
          Object.entries(entry.fields).map(([ours, theirs]) => [ours, at(answer, theirs)]),
        )
      return entry.envelope ? at(answer, entry.envelope) : answer
    },
  }
}

const filled = (path: string, parameters: Readonly<Record<string, string>>): string =>
  path.replace(/\{(\w+)\}/g, (whole, name: string) => parameters[name] ?? whole)
