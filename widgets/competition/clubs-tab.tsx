/** The clubs taking part, each linked to its matches in the competition. */
import type { PartClub } from '../../src/domain/competition/competition'
import { idsIn } from '../../src/domain/match/club-choice'
import { matchQueryOf, noMatchFilters } from '../../src/domain/match/match-search'
import { crestUrl, siteUrl } from '../../src/page/addresses'
import { useWidget } from '../../src/page/widget'
import { Rows } from '../../src/ui/base/rows'
import { Crest } from '../../src/ui/pictures/crest'
import './clubs.css?sheet'

interface ClubsTabProperties {
  clubs: readonly PartClub[]
  competition: string
  /** The page's own clubs, by their ids. */
  club: string | null
}

export function View({ clubs, competition, club }: ClubsTabProperties) {
  const { configuration } = useWidget()
  const own = idsIn(club)
  const matchesOf = (id: string) =>
    siteUrl(configuration, 'tekme', matchQueryOf({ ...noMatchFilters, club: id, competition }))
  return (
    <ul className="clubs stack" role="list">
      <Rows of={clubs}>
        {({ id, name, code }) => (
          <li
            key={code ?? name}
            part={id !== null && own.includes(id) ? 'club own' : 'club'}
            className="club card"
          >
            <Crest src={crestUrl(configuration, code)} />
            {id === null ? (
              <span className="club-name">{name}</span>
            ) : (
              <a className="club-name" href={matchesOf(id)}>
                {name}
              </a>
            )}
          </li>
        )}
      </Rows>
    </ul>
  )
}
