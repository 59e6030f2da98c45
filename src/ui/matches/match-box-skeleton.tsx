/** Placeholders of matches: the match's own markup with bars instead of text, so that the heights are equal. */
import { Disc, Loading, TextBar } from '../states/skeleton'
import './match-box.css?sheet'
import './match-list.css?sheet'

export function MatchListSkeleton({ count }: { count: number }) {
  return (
    <Loading count={count} className="match-list">
      <div className="match card swept">
        <div className="match-when">
          <TextBar className="match-utc" width={110} />
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
          <TextBar className="match-competition" width={120} height={14} />
          <TextBar className="match-hall" width={150} />
        </div>
      </div>
    </Loading>
  )
}

const Name = () => <TextBar className="match-name" width={110} height={16} />

const Score = () => <TextBar className="match-score" width={40} height={20} />
