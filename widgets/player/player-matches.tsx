/** The matches that the player took part in, in the order of spec 4. */
import type { Match } from '../../src/contract/matches'
import { sortMatches } from '../../src/domain/match'
import { Heading, headingStyles } from '../../src/ui/heading/heading'
import { MatchList, matchListStyles } from '../../src/ui/match-list/match-list'
import { useMatchOptions } from '../../src/ui/match-list/use-match-options'

export const styles: readonly string[] = [headingStyles, ...matchListStyles]

interface PlayerMatchesProperties {
  matches: readonly Match[]
  headingLevel: number
}

export function View({ matches, headingLevel }: PlayerMatchesProperties) {
  const options = useMatchOptions()
  return (
    <section className="player-part">
      <Heading level={headingLevel}>Tekme</Heading>
      <MatchList matches={sortMatches(matches)} headingLevel={headingLevel + 1} {...options} />
    </section>
  )
}
