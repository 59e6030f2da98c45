/** What the visitor has chosen so far; one store per element. */
import { createStore, type StoreApi } from 'zustand/vanilla'
import { noMatchFilters } from '../../src/domain/match/match-search'
import type { MatchChoice } from '../../src/ui/fields/match-filters'

export interface MatchSearchState extends MatchChoice {
  /** IŠČI was pressed before the season was known: navigates when it is. */
  isWaiting: boolean
  choose: (changed: Partial<MatchChoice>) => void
  search: () => void
  leave: () => void
}

export type Presets = Partial<Omit<MatchChoice, 'date'>>

export const createMatchSearch = (presets: Presets): StoreApi<MatchSearchState> =>
  createStore((set) => ({
    ...noMatchFilters,
    date: null,
    ...presets,
    isWaiting: false,
    choose: set,
    search: () => set({ isWaiting: true }),
    leave: () => set({ isWaiting: false }),
  }))
