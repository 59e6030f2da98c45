/** Puts what is filled in among what the site search looks through. */
import { type SearchResultType, searchResultTypes } from '../../../../src/contract/site-search'
import type { Database } from '../database'
import { search_documents } from '../schema'
import { wordsOf } from '../search-words'
import { insertAll } from './insert'

export interface SearchDocument {
  id: number
  /** What a visitor may look for, the title first; what is empty counts as absent */
  texts: readonly (string | null | undefined)[]
  /** "YYYY-MM-DD HH:MM:SS" of news */
  published_at?: string
}

export const playerDocument = (player: {
  id: number
  first_name: string
  last_name: string
}): SearchDocument => ({
  id: player.id,
  texts: [player.first_name, player.last_name],
})

const placeOf = (type: SearchResultType): number => searchResultTypes.indexOf(type)

export const addDocuments = (
  database: Database,
  type: SearchResultType,
  documents: readonly SearchDocument[],
): Promise<void> =>
  insertAll(
    database,
    search_documents,
    documents.map(({ id, texts, published_at }) => ({
      place: placeOf(type),
      id,
      published_at,
      plain: wordsOf(texts.filter(Boolean).join(' ')).join(' '),
    })),
  )
