/** Whether this render hydrates server-rendered markup, or is the server's own. */
import { useSyncExternalStore } from 'react'

const never = () => () => {}

export const useHydrating = (): boolean =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  )
