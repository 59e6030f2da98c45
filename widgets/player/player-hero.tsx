/** The heading: photo or jersey, name and facts over a court's lines. */
import type { PlayerDetail } from '../../src/contract/competitions'
import { jerseyNumber } from '../../src/domain/team/jersey-number'
import { isNation } from '../../src/domain/team/nation'
import { nationName } from '../../src/domain/team/nation-name'
import { type PlayerFact, playerFacts } from '../../src/domain/team/player'
import { crestUrl, pictureUrl } from '../../src/page/addresses'
import { useWidget } from '../../src/page/widget'
import { headingTag } from '../../src/ui/base/heading-tag'
import { useBrokenPicture } from '../../src/ui/base/use-broken-picture'
import { HeroCourt } from '../../src/ui/layout/court-ground'
import { Jersey, type JerseyProperties } from '../../src/ui/people/jersey'
import { SmallPicture } from '../../src/ui/pictures/small-picture'
import { Loading, TextBar } from '../../src/ui/states/skeleton'

export function PlayerHero({ player }: { player: PlayerDetail }) {
  const { configuration, headingLevel } = useWidget()
  const { first_name, last_name, photo_url } = player
  const Name = headingTag(headingLevel)
  const facts = playerFacts(player)
  return (
    <div className="player-hero court-ground band">
      <HeroCourt />
      <div className="player-head">
        <Portrait
          src={pictureUrl(configuration, photo_url)}
          jersey={{ surname: last_name, number: jerseyNumber(player) }}
        />
        <Name className="player-name">
          <span className="player-head-first">{first_name}</span>{' '}
          <span className="player-head-last">{last_name}</span>
        </Name>
        {facts.length > 0 && (
          <dl className="player-head-facts">
            {facts.map((fact) => (
              <Fact key={fact.key} fact={fact} />
            ))}
          </dl>
        )}
      </div>
    </div>
  )
}

function Portrait({ src, jersey }: { src: string | null; jersey: JerseyProperties }) {
  const { broken, picture } = useBrokenPicture(src)
  if (!src || broken)
    return (
      <span className="player-portrait cover unprinted">
        <Jersey {...jersey} />
      </span>
    )
  return (
    // <picture> keeps React's server rendering from adding a preload link before the markup.
    <picture className="player-portrait cover unprinted">
      <img fetchPriority="high" decoding="async" referrerPolicy="no-referrer" alt="" src={src} {...picture} />
    </picture>
  )
}

/** A nation's flag and name; an unknown code is shown as text. */
function Fact({ fact: { key, label, text } }: { fact: PlayerFact }) {
  const { configuration } = useWidget()
  const flag = key === 'nationality' && isNation(text) ? crestUrl(configuration, text) : null
  return (
    <div className="player-fact">
      <dt>{label}</dt>
      <dd>
        {flag && <SmallPicture className="player-flag" src={flag} instead={null} />}
        {key === 'nationality' ? nationName(text) : text}
      </dd>
    </div>
  )
}

/** A placeholder with the heading's layout. */
export function PlayerHeroSkeleton() {
  return (
    <Loading count={1}>
      <div className="player-hero court-ground band">
        <HeroCourt />
        <div className="player-head">
          <span className="player-portrait player-portrait-skeleton cover unprinted" />
          <div className="player-name">
            <TextBar className="player-head-first" width={80} height={18} />
            <TextBar className="player-head-last" width={240} height={40} />
          </div>
          <TextBar as="div" className="player-head-facts" width={300} height={16} />
        </div>
      </div>
    </Loading>
  )
}
