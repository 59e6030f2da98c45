/** What the visitor has chosen in a search and not searched for yet; one store per element. */
import { useEffect, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { jsonText } from '../../domain/json-text'

interface DraftState<C> {
  /** Only what differs from what is shown. */
  draft: Partial<C>
  choose: (changed: Partial<C>) => void
  forget: () => void
}

const createDraft = <C>(): StoreApi<DraftState<C>> =>
  createStore((set) => ({
    draft: {},
    choose: (changed) => set(({ draft }) => ({ draft: { ...draft, ...changed } })),
    forget: () => set({ draft: {} }),
  }))

/** The draft over `shown`, which is what the screen shows now: whatever is shown anew is what the fields say. */
export function useDraft<C extends object>(shown: C): Omit<DraftState<C>, 'forget'> {
  const [store] = useState(createDraft<C>)
  const { draft, choose, forget } = useStore(store)
  const text = jsonText(shown)
  const last = useRef(text)
  useEffect(() => {
    // Not when it is first drawn: what was typed before stands by then.
    if (last.current !== text) forget()
    last.current = text
  }, [text, forget])
  return { draft, choose }
}
