/** What the visitor has chosen and not searched for yet; one store per element. */
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { MatchChoice } from '../../src/ui/match-filters/match-filters'

export interface DraftState {
  /** Only what differs from what is shown. */
  draft: Partial<MatchChoice>
  choose: (changed: Partial<MatchChoice>) => void
  forget: () => void
}

export const createDraft = (): StoreApi<DraftState> =>
  createStore((set) => ({
    draft: {},
    choose: (changed) => set(({ draft }) => ({ draft: { ...draft, ...changed } })),
    forget: () => set({ draft: {} }),
  }))
