/** The player's matches by season, newest first, and how many the team won. */
import { useMatchOptions } from '../../src/blocks/match-results/use-match-options'
import type { PlayerDetail } from '../../src/contract/competitions'
import type { Match } from '../../src/contract/matches'
import { ownCodes, playerSeasons } from '../../src/domain/team/player-matches'
import { slovenianDay } from '../../src/domain/time/clock'
import { formatDayOf } from '../../src/domain/time/date'
import { headingTag } from '../../src/ui/base/heading-tag'
import { Heading } from '../../src/ui/layout/heading'
import { FinalScores } from '../../src/ui/matches/final-scores'
import { MatchList } from '../../src/ui/matches/match-list'
import './player-matches.css?sheet'

interface PlayerMatchesProperties {
  player: PlayerDetail
  matches: readonly Match[]
  headingLevel: number
}

export function View({ player, matches, headingLevel }: PlayerMatchesProperties) {
  const options = useMatchOptions()
  const Season = headingTag(headingLevel + 1)
  return (
    <section className="player-part">
      <Heading level={headingLevel}>Tekme</Heading>
      <FinalScores matches={matches} now={options.now} />
      {playerSeasons(matches, ownCodes(player), options.now).map(({ name, matches, record }) => (
        <section key={name} className="player-season">
          <div className="player-season-top">
            <Season className="player-season-name">{name}</Season>
            {record && (
              <p className="player-record">
                Zmage : Porazi <b>{`${record.won} : ${record.lost}`}</b>
              </p>
            )}
          </div>
          <MatchList
            matches={matches}
            headingLevel={headingLevel + 2}
            dateText={(day) => formatDayOf(day, slovenianDay(options.now))}
            {...options}
          />
        </section>
      ))}
    </section>
  )
}
