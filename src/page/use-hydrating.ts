/** Whether this drawing takes over what a server drew; on the server itself, too. */
import { useSyncExternalStore } from 'react'

const never = () => () => {}

export const useHydrating = (): boolean =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  )
