/** The options of a list of matches that depend on its element: the time, and the addresses of crests and competitions. */
import { useMemo } from 'react'
import { crestUrl, siteUrl } from '../../page/addresses'
import { useNow } from '../../page/use-now'
import { useWidget } from '../../page/widget'
import type { MatchBoxOptions } from '../../ui/matches/match-box'

type MatchOptions = Required<Pick<MatchBoxOptions, 'now' | 'crestUrl' | 'competitionUrl'>>

/** The same object until one of them changes. */
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
