/** What a list of matches takes from the element it stands in: the time, and where crests and competitions are. */
import { useMemo } from 'react'
import { crestUrl, siteUrl } from '../../page/addresses'
import { useNow } from '../../page/use-now'
import { useWidget } from '../../page/widget'
import type { MatchBoxOptions } from './match-box'

type MatchOptions = Required<Pick<MatchBoxOptions, 'now' | 'crestUrl' | 'competitionUrl'>>

/** The same object while nothing of it changes. */
export function useMatchOptions(): MatchOptions {
  const { configuration } = useWidget()
  const now = useNow()
  return useMemo(
    () => ({
      now,
      crestUrl: (code) => crestUrl(configuration, code),
      competitionUrl: (id) => siteUrl(configuration, `tekmovanje/${encodeURIComponent(id)}`),
    }),
    [configuration, now],
  )
}
