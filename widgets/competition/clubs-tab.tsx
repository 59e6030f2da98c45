/** The clubs taking part, each linked to its matches in the competition. */
import type { PartClub } from '../../src/domain/competition/competition'
import { matchQueryOf, noMatchFilters } from '../../src/domain/match/match-search'
import { crestUrl, siteUrl } from '../../src/page/addresses'
import { useWidget } from '../../src/page/widget'
import { Rows } from '../../src/ui/base/rows'
import { Crest } from '../../src/ui/pictures/crest'
import './clubs.css?sheet'

interface ClubsTabProperties {
  clubs: readonly PartClub[]
  competition: string
  /** The page's own club, by its id. */
  club: string | null
}

export function View({ clubs, competition, club }: ClubsTabProperties) {
  const { configuration } = useWidget()
  const matchesOf = (id: string) =>
    siteUrl(configuration, 'tekme', matchQueryOf({ ...noMatchFilters, club: id, competition }))
  return (
    <ul className="clubs" role="list">
      <Rows of={clubs}>
        {({ id, name, code }) => (
          <li key={code ?? name} part={id !== null && id === club ? 'club own' : 'club'} className="club">
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
