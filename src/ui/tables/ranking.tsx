/** All-time standings: a ranked list of those with a score, and those without. The rules are in domain/standings.ts. */
import type { StandingRow as Row } from '../../contract/team-records'
import { podiumOf, type RankedRow } from '../../domain/competition/standings'
import { Rows } from '../base/rows'
import { Avatar } from '../people/avatar'
import { Disc, Loading, TextBar } from '../states/skeleton'
import './ranking.css?sheet'

/** What each row shows. */
type StandingRow = Omit<Row, 'counted' | 'hasPage'> & Partial<Pick<Row, 'hasPage'>>

interface StandingAddresses {
  playerUrl: (playerId: string) => string
  /** A picture's address by its path; null without one. */
  pictureUrl: (path: string | null) => string | null
}

interface RankingProperties extends StandingAddresses {
  rows: readonly RankedRow<StandingRow>[]
  /** The score whose bar has full length. */
  best: number
}

/** Without a page of his own a player is no link. */
const linkTo = ({ player_id, hasPage }: StandingRow, playerUrl: StandingAddresses['playerUrl']) =>
  hasPage !== false && { href: playerUrl(player_id) }

export function Ranking({ rows, ...properties }: RankingProperties) {
  const { podium, rest } = podiumOf(rows)
  return (
    <div className="ranking-whole">
      {podium.length > 0 && <Podium rows={podium} {...properties} />}
      <RankedList rows={rest} {...properties} />
    </div>
  )
}

function Podium({ rows, playerUrl, pictureUrl }: Omit<RankingProperties, 'best'>) {
  return (
    <ol className="podium stack" role="list">
      {rows.map(({ row, position, score }) => {
        const [first, last] = namePieces(row.player_name)
        return (
          <li key={row.player_id}>
            <a
              part="standing-row"
              className="podium-card card"
              {...linkTo(row, playerUrl)}
              data-first={position === 1 || undefined}
            >
              <span className="podium-position">{position}</span> <Avatar src={pictureUrl(row.photo_url)} />
              <span className="podium-name">
                {first && <span className="podium-first">{first}</span>} <b className="podium-last">{last}</b>
              </span>{' '}
              <span className="podium-score">{score}</span>
            </a>
          </li>
        )
      })}
    </ol>
  )
}

/** The first name and the rest; a single word is all surname. */
function namePieces(name: string): [first: string, last: string] {
  const words = name.trim()
  const end = words.indexOf(' ')
  return end < 0 ? ['', words] : [words.slice(0, end), words.slice(end + 1)]
}

function RankedList({ rows, best, playerUrl, pictureUrl }: RankingProperties) {
  return (
    <ol className="ranking card" role="list">
      <Rows of={rows}>
        {({ row, position, score }) => (
          <li key={row.player_id}>
            <a
              part="standing-row"
              className="standing"
              {...linkTo(row, playerUrl)}
              data-top={position <= 3 || undefined}
            >
              <span className="standing-position">{position}</span> <Avatar src={pictureUrl(row.photo_url)} />
              <span className="standing-name">{row.player_name}</span>{' '}
              <span
                className="standing-bar"
                style={{ '--share': best > 0 ? score / best : 0 }}
                suppressHydrationWarning
              />
              <span className="standing-score">{score}</span>
            </a>
          </li>
        )}
      </Rows>
    </ol>
  )
}

interface UnscoredProperties extends StandingAddresses {
  rows: readonly StandingRow[]
}

export function UnscoredList({ rows, playerUrl, pictureUrl }: UnscoredProperties) {
  return (
    <ul className="unscored-list" role="list">
      <Rows of={rows}>
        {(row) => (
          <li key={row.player_id}>
            <a part="unscored-row" className="unscored" {...linkTo(row, playerUrl)}>
              <Avatar src={pictureUrl(row.photo_url)} />
              <span>{row.player_name}</span>
            </a>
          </li>
        )}
      </Rows>
    </ul>
  )
}

export function RankingSkeleton({ count }: { count: number }) {
  return (
    <div className="ranking-whole">
      <div className="podium stack" aria-hidden="true">
        {['1', '2', '3'].map((rank) => (
          <div part="skeleton" className="podium-card card" key={rank}>
            <Disc />
            <TextBar className="podium-name" width={72} height={14} />
            <TextBar className="podium-score" width={56} height={28} />
          </div>
        ))}
      </div>
      <Loading count={count - 3} className="ranking card">
        <div className="standing">
          <TextBar className="standing-position" width={16} height={16} />
          <Disc />
          <TextBar className="standing-name" width={132} height={14} />
          <span className="standing-bar" />
          <TextBar className="standing-score" width={36} height={18} />
        </div>
      </Loading>
    </div>
  )
}
