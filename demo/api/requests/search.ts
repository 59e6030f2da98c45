/** Search of the whole site: news, pages, clubs, players and competitions in one list. */
import { type AnyColumn, and, count, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import { type SearchResultType, searchResultTypes } from '../../../src/contract/site-search'
import { withDj } from '../../../src/domain/text/text-search'
import type { Database } from '../database/open'
import { players, search_documents } from '../database/schema'
import { wordsOf } from '../database/search-words'
import { lively } from '../http/answer'
import type { Api } from '../http/question'
import { isPublished } from './embargo'
import { get } from './get'
import type { Paging } from './match-rows'
import { isOfAge, type Privacy } from './minors'
import type { Asked } from './questions'
import { readShown } from './search-results'

/** Limit of words; more wouldn't narrow a search. */
const mostWords = 8

const { place: kind, id, published_at, plain, lead, words } = search_documents

/**
 * The query's terms: the words between spaces, each split into its parts ("2026/27" is two); punctuation is ignored.
 * Empty without letters and digits.
 */
const termsOf = (query: string): string[][] =>
  query
    .split(/\s+/)
    .map((term) => wordsOf(withDj(term)))
    .filter((term) => term.length > 0)
    .slice(0, mostWords)

/** A folded word as it may be written: names with "đ" are found by "dj". */
const spellings = (word: string): string[] => [...new Set([word, word.replaceAll('dj', 'd')])]

/** What is searched for, and which documents may be found at all. */
interface Sought {
  terms: readonly string[][]
  allowed: SQL | undefined
}

/** Every word is a prefix of a word of the document; those of one term are adjacent. */
function holds({ terms, allowed }: Sought): SQL | undefined {
  const asked = terms.flat().map(
    (word) =>
      `(${spellings(word)
        .map((each) => `'${each}':*`)
        .join(' | ')})`,
  )
  const together = terms.filter((term) => term.length > 1).map((term) => ` ${term.join(' ')}`)
  return and(
    allowed,
    sql`${words} @@ cast(${asked.join(' & ')} as tsquery)`,
    ...together.map((term) =>
      or(...spellings(term).map((each) => sql`position(${each} in ' ' || ${plain}) > 0`)),
    ),
  )
}

/** Counts by kind, the index of the type. */
const countKinds = (database: Database, found: SQL | undefined) =>
  database.select({ kind, total: count() }).from(search_documents).where(found).groupBy(kind)

const inOrder = (columns: Record<'kind' | 'published_at' | 'id', AnyColumn>) =>
  [columns.kind, columns.published_at, columns.id].map((column) => sql`${column} desc nulls last`)
const order = inOrder({ kind, published_at, id })

type SoughtPage = Sought & Paging

/** Whether the document begins with the query. */
const begins = (terms: readonly string[][]) => sql`starts_with(${lead}, ${terms.flat().join(' ')})`

const kindOf = (type: SearchResultType) => sql`${searchResultTypes.indexOf(type)}::int`
const isNews = sql`${kind} = ${kindOf('news')}`
/** A player's document is only the name. */
const isPlayer = sql`${kind} = ${kindOf('player')}`
/** A club's and a competition's are hardly more. */
const isName = sql`${kind} >= ${kindOf('club')}`

/** Names rank before documents that mention them; within either, those that begin with the query. */
const rank = (terms: readonly string[][]) =>
  sql<number>`case when ${isNews} then case when ${begins(terms)} then 2 else 3 end when ${isPlayer} or ${begins(terms)} then 0 when ${isName} then 1 else 3 end`

/** Limit of documents that are sorted. */
const few = 2000

/** A page of few documents: all are read and sorted. */
const chooseOfFew = (database: Database, { page, perPage, ...sought }: SoughtPage) =>
  database
    .select({ kind, id })
    .from(search_documents)
    .where(holds(sought))
    .orderBy(rank(sought.terms), ...order)
    .limit(perPage)
    .offset((page - 1) * perPage)

/**
 * A page of many documents. Those that begin with the query are found by their own index; players, and the others, are
 * read from the index with their order, up to the end of the page, because among them that order equals the rank.
 */
function chooseOfMany(database: Database, { page, perPage, ...sought }: SoughtPage) {
  const { terms } = sought
  const upTo = page * perPage
  const part = (condition: SQL, ...ranked: SQL[]) =>
    database
      .select({ rank: rank(terms).as('rank'), kind, published_at, id })
      .from(search_documents)
      .where(and(holds(sought), condition))
      .orderBy(...ranked, ...order)
      .limit(upTo)
  const beginsNot = sql`not ${begins(terms)}`
  const all = unionAll(
    part(begins(terms), rank(terms)),
    part(sql`${isPlayer} and ${beginsNot}`),
    part(sql`not ${isPlayer} and ${beginsNot}`),
  ).as('all')
  return database
    .select({ kind: all.kind, id: all.id })
    .from(all)
    .orderBy(all.rank, ...inOrder(all))
    .limit(perPage)
    .offset(upTo - perPage)
}

/** Counts by type, and the documents of the page. */
function findDocuments(database: Database, sought: Sought, paging: Paging) {
  return database.transaction(async (transaction) => {
    // Reading every document's words, which are stored out of line, costs a hundred times the planner's estimate.
    await transaction.execute(sql`set local enable_seqscan = off`)
    const counts = await countKinds(transaction, holds(sought))
    const total = counts.reduce((sum, { total }) => sum + total, 0)
    const choose = total > few ? chooseOfMany : chooseOfFew
    return { counts, total, chosen: await choose(transaction, { ...sought, ...paging }) }
  })
}

/** Shorter words are similar to too many others. */
const shortestTyped = 3
/** Limit of alternatives for one word. */
const mostSimilar = 5

/** Whether any document has a word with this prefix. */
async function isKnown(database: Database, word: string, allowed: SQL | undefined): Promise<boolean> {
  const [first] = await database
    .select({ id })
    .from(search_documents)
    .where(holds({ terms: [[word]], allowed }))
    .limit(1)
  return first !== undefined
}

async function similarTo(database: Database, word: string, allowed: SQL | undefined): Promise<string[]> {
  if (word.length < shortestTyped || (await isKnown(database, word, allowed))) return [word]
  const { rows } = await database.execute<{ similar: string }>(
    sql`select similar_words(${word}, ${mostSimilar}) as similar`,
  )
  return rows.map(({ similar }) => similar)
}

/** The word as written in the first text that has it. */
function spelled(word: string, texts: readonly string[]): string {
  const written = texts.flatMap((text) => text.match(/[\p{L}\p{N}]+/gu) ?? [])
  return written.find((one) => wordsOf(one).join(' ') === word) ?? word
}

/**
 * A suggestion for a search without results: each unknown word is replaced by a similar one. Null if that finds nothing
 * either.
 */
async function meant(database: Database, { terms: sought, allowed }: Sought): Promise<string | null> {
  const words = sought.flat()
  const choices: string[][] = []
  for (const word of words) choices.push(await similarTo(database, word, allowed))
  for (let next = 0; next < mostSimilar; next++) {
    const terms = choices.map((similar) => similar[Math.min(next, similar.length - 1)])
    if (terms.some((term) => term === undefined) || terms.every((term, index) => term === words[index]))
      return null
    const asked = terms.filter((term) => term !== undefined)
    const found = { terms: asked.map((term) => [term]), allowed }
    const { total, chosen } = await findDocuments(database, found, { page: 1, perPage: 20 })
    if (total === 0) continue
    const shown = await readShown(database, chosen)
    const texts = [...shown.map(({ title }) => title), ...shown.map(({ excerpt }) => excerpt ?? '')]
    return asked.map((word) => spelled(word, texts)).join(' ')
  }
  return null
}

/** Documents that may be found: no news of the future, no minors. */
function isThere(database: Database, privacy: Privacy): SQL | undefined {
  const ofAge = isOfAge(privacy)
  const known = database.select({ id: players.id }).from(players).where(ofAge)
  return and(
    or(isNull(published_at), isPublished(published_at, privacy)),
    ofAge && or(sql`not ${isPlayer}`, inArray(id, known)),
  )
}

async function searchSite(database: Database, privacy: Privacy, { q, ...paging }: Asked<'Search the site'>) {
  const terms = termsOf(q)
  if (terms.length === 0) return { results: [], total: 0, counts: {} }
  const sought = { terms, allowed: isThere(database, privacy) }
  const { counts, total, chosen } = await findDocuments(database, sought, paging)
  const totals = new Map(counts.map(({ kind, total }) => [kind, total]))
  return {
    results: await readShown(database, chosen),
    total,
    counts: Object.fromEntries(searchResultTypes.map((type, kind) => [type, totals.get(kind) ?? 0])),
    suggestion: total === 0 ? await meant(database, sought) : null,
  }
}

export function addSearch(api: Api, database: Database, privacy: Privacy): void {
  get(api, 'Search the site', lively, (query) => searchSite(database, privacy, query))
}
