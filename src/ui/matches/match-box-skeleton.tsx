/** Placeholders of matches: the match's own markup with bars in place of text, so that the heights are equal. */
import { Bar, Disc, Loading } from '../states/skeleton'
import './match-box.css?sheet'
import './match-list.css?sheet'

export function MatchListSkeleton({ count }: { count: number }) {
  return (
    <Loading count={count} className="match-list">
      <div className="match swept">
        <div className="match-when">
          <span className="match-utc">
            <Bar width={110} />
          </span>
        </div>
        <div className="match-duel">
          <Name />
          <Disc />
          <Score />
          <Score />
          <Disc />
          <Name />
        </div>
        <div className="match-where">
          <span className="match-competition">
            <Bar width={120} height={14} />
          </span>
          <span className="match-hall">
            <Bar width={150} />
          </span>
        </div>
      </div>
    </Loading>
  )
}

const Name = () => (
  <span className="match-name">
    <Bar width={110} height={16} />
  </span>
)

const Score = () => (
  <span className="match-score">
    <Bar width={40} height={20} />
  </span>
)
