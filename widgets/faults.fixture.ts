/** Faulty responses, each derived from the correct answer. */

export interface Fault {
  fault: string
  /** `fetch`'s replacement result: raw JSON, a response, or a promise of either. */
  instead: (good: unknown) => unknown
  /** Expected number of requests, retries included; a readable answer is requested once. */
  requested: 1 | 3
  /** Least delay between attempts in ms; at most two seconds more. */
  apart?: number
  /** Nothing of it is usable, whatever the request. */
  isTotal?: true
}

const attemptLimit = 30_000

type Json = null | boolean | number | string | Json[] | { [key: string]: Json }

const jsonOf = (value: unknown): Json => JSON.parse(JSON.stringify(value ?? null))

/** The value with `change` applied to each value in it, the innermost first. */
function changed(value: Json, change: (value: Json, key: string) => Json, key = ''): Json {
  if (Array.isArray(value))
    return change(
      value.map((each) => changed(each, change, key)),
      key,
    )
  if (typeof value !== 'object' || value === null) return change(value, key)
  const fields = Object.entries(value).map(([name, each]) => [name, changed(each, change, name)])
  return change(Object.fromEntries(fields), key)
}

const everywhere = (change: (value: Json, key: string) => Json) => (good: unknown) =>
  changed(jsonOf(good), change)

const isRecord = (value: Json | undefined): value is { [key: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const response = (status: number, body: BodyInit | null, headers: HeadersInit = {}) =>
  new Response(body, { status, headers })

const answering = (status: number, headers: HeadersInit = {}) => ({
  instead: () => response(status, '{"title":"Error"}', headers),
})

function cutBody(good: unknown): ReadableStream {
  const text = JSON.stringify(good)
  return new ReadableStream({
    start: (body) => body.enqueue(new TextEncoder().encode(text.slice(0, text.length / 2))),
    pull: (body) => body.error(new TypeError('network error')),
  })
}

/** This many records, with unique ids. */
function manyOf(records: Json[], count: number): Json[] {
  return Array.from({ length: count }, (_, index) => {
    const record = structuredClone(records[index % records.length] ?? null)
    if (isRecord(record) && 'id' in record) record.id = 100_000 + index
    return record
  })
}

function listsOf(good: unknown, make: (list: Json[]) => Json): Json {
  const answer = jsonOf(good)
  if (Array.isArray(answer)) return make(answer)
  if (!isRecord(answer)) return answer
  const fields = Object.entries(answer)
  return Object.fromEntries(fields.map(([key, each]) => [key, Array.isArray(each) ? make(each) : each]))
}

export const withRecords = (count: number) => (good: unknown) =>
  listsOf(good, (list) => (list.length > 0 ? manyOf(list, count) : list))

/** This many letters in the first visible field of the first record. */
export const withLetters = (count: number) => (good: unknown) => {
  let isDone = false
  return changed(jsonOf(good), (value, key) => {
    if (isDone || typeof value !== 'string' || !/name|title|text|content/i.test(key)) return value
    isDone = true
    return 'Črnomelj '.repeat(count / 9)
  })
}

const isTime = (value: Json): boolean => typeof value === 'string' && /^\d{4}-\d\d-\d\d( |$)/.test(value)
const timesAs = (time: string) => everywhere((value) => (isTime(value) ? time : value))
const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1000).toUTCString()

const later = (ms: number, answer: unknown) => new Promise((resolve) => setTimeout(() => resolve(answer), ms))

/** Nothing to read, or nothing readable. */
const totalFaults: readonly Fault[] = [
  { fault: 'no connection', instead: () => Promise.reject(new TypeError('Failed to fetch')), requested: 3 },
  { fault: 'no answer ever', instead: () => new Promise(() => {}), requested: 3, apart: attemptLimit },
  {
    ...{ fault: 'an answer after more than 30 s', requested: 3, apart: attemptLimit },
    instead: (good) => later(attemptLimit + 1000, good),
  },
  { fault: '500', ...answering(500), requested: 3 },
  { fault: '503', ...answering(503), requested: 3 },
  { fault: '429', ...answering(429), requested: 3 },
  { fault: '429 for 2 s', ...answering(429, { 'retry-after': '2' }), requested: 3, apart: 2000 },
  { fault: '503 for an hour', ...answering(503, { 'retry-after': '3600' }), requested: 1 },
  {
    // The header knows whole seconds only.
    ...{ fault: '429 until a moment soon', requested: 3, apart: 4000 },
    instead: () => response(429, '', { 'retry-after': inSeconds(5) }),
  },
  {
    ...{ fault: '429 until a moment far away', requested: 1 },
    instead: () => response(429, '', { 'retry-after': inSeconds(60) }),
  },
  { fault: '404', ...answering(404), requested: 1 },
  { fault: 'a body that breaks off', instead: (good) => response(200, cutBody(good)), requested: 3 },
  { fault: 'half a JSON', instead: (good) => response(200, JSON.stringify(good).slice(0, -2)), requested: 1 },
  {
    ...{ fault: 'HTML', requested: 1 },
    instead: () => response(200, '<!doctype html><h1>Error</h1>', { 'content-type': 'text/html' }),
  },
  { fault: 'an empty body', instead: () => response(200, ''), requested: 1 },
]

/** JSON of the wrong shape: some of it may be usable. */
const wrongAnswers: readonly Fault[] = [
  { fault: 'null', instead: () => null, requested: 1 },
  { fault: 'null for every list', instead: (good) => listsOf(good, () => null), requested: 1 },
  {
    fault: 'an object for every list',
    instead: (good) => listsOf(good, (list) => ({ ...list })),
    requested: 1,
  },
  {
    ...{ fault: 'a list for every object', requested: 1 },
    instead: everywhere((value) => (isRecord(value) ? [value] : value)),
  },
  {
    ...{ fault: 'a number for every text', requested: 1 },
    instead: everywhere((value) => (typeof value === 'string' ? 7 : value)),
  },
  {
    ...{ fault: 'a text for every number', requested: 1 },
    instead: everywhere((value, key) => (typeof value === 'number' && key !== 'id' ? `${value}a` : value)),
  },
  {
    ...{ fault: 'every record twice', requested: 1 },
    instead: everywhere((value) => (Array.isArray(value) ? [...value, ...value] : value)),
  },
  {
    ...{ fault: 'words that nobody knows', requested: 1 },
    instead: everywhere((value, key) =>
      typeof value === 'string' && (key === 'type' || /^[A-Z_]{4,}$/.test(value)) ? 'SOMETHING_NEW' : value,
    ),
  },
  { fault: 'days that don’t exist', instead: timesAs('2026-02-30 18:00:00'), requested: 1 },
  { fault: 'an hour that the clocks skip', instead: timesAs('2026-03-29 02:30:00'), requested: 1 },
]

export const faults: readonly Fault[] = [
  ...totalFaults.map((fault) => ({ ...fault, isTotal: true as const })),
  ...wrongAnswers,
]
