/** What the visitor has chosen in a search form but not searched for yet; one store per element. */
import { useEffect, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { jsonText } from '../../domain/text/json-text'

interface DraftState<C> {
  /** Only what differs from the shown values. */
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

/** The draft on top of `shown`, the current values: when those change, the draft is dropped. */
export function useDraft<C extends object>(shown: C): Omit<DraftState<C>, 'forget'> {
  const [store] = useState(createDraft<C>)
  const { draft, choose, forget } = useStore(store)
  const text = jsonText(shown)
  const last = useRef(text)
  useEffect(() => {
    // Not on the first render: input that was typed before hydration is restored by then.
    if (last.current !== text) forget()
    last.current = text
  }, [text, forget])
  return { draft, choose }
}
