/** An opponent: crest, name, wins and losses, and the margin of each match. */
import { type Margin, marginsText, recordScope, yearsOf } from '../../domain/match/opponent'
import { headingTag } from '../base/heading-tag'
import { Crest } from '../pictures/crest'
import { Disc, TextBar } from '../states/skeleton'
import './opponent-head.css?sheet'

export interface OpponentHeadProperties {
  opponent: { name: string; win: number; lost: number }
  /** Oldest first; empty if unknown. */
  margins: readonly Margin[]
  /** The crest's address; null without one. */
  crest: string | null
  headingLevel: number
}

export function OpponentHead({ opponent, margins, crest, headingLevel }: OpponentHeadProperties) {
  const Name = headingTag(headingLevel)
  const scope = recordScope(opponent, margins)
  return (
    <div className="opponent card">
      <Crest src={crest} />
      <Name className="opponent-name">{opponent.name}</Name>
      <div className="opponent-record">
        <Count name="Zmage" count={opponent.win} /> <Count name="Porazi" count={opponent.lost} />
        {scope && (
          <>
            <WinBar {...opponent} />
            <p className="opponent-scope detail">{scope}</p>
          </>
        )}
      </div>
      {margins.length > 0 && <Margins margins={margins} />}
    </div>
  )
}

/** "Zmage: 7", the number larger. */
const Count = ({ name, count }: { name: string; count: number }) => (
  <span className="opponent-count">
    {`${name}: `}
    <b>{count}</b>
  </span>
)

/** Decorative: the numbers are above it. */
function WinBar({ win, lost }: { win: number; lost: number }) {
  return (
    <svg className="opponent-wins" viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true">
      <rect width={Math.min(1, Math.max(0, win / (win + lost)))} height="1" />
    </svg>
  )
}

/** In px: a bar is 14 wide in a slot of 24, and at most half of the height. */
const step = 24
const half = 36
const fewest = 6

function Margins({ margins }: { margins: readonly Margin[] }) {
  const most = Math.max(1, ...margins.map(({ points }) => Math.abs(points)))
  const width = step * Math.max(fewest, margins.length)
  return (
    <figure className="opponent-margins detail">
      <figcaption>Razlika po tekmah</figcaption>
      <svg
        className="opponent-bars"
        role="img"
        aria-label={marginsText(margins)}
        width={width}
        viewBox={`0 0 ${width} ${2 * half}`}
        preserveAspectRatio="none"
      >
        <path className="opponent-zero" d={`M0 ${half}H${width}`} />
        {margins.map(({ points }, index) => {
          const height = (half * Math.abs(points)) / most
          return (
            <rect
              // biome-ignore lint/suspicious/noArrayIndexKey: a bar has only its index
              key={index}
              className={points > 0 ? 'opponent-won' : undefined}
              x={5 + step * index}
              y={points > 0 ? half - height : half}
              width="14"
              height={height}
            />
          )
        })}
      </svg>
      <div className="opponent-years">
        {yearsOf(margins).map((year) => (
          <span key={year}>{year}</span>
        ))}
      </div>
    </figure>
  )
}

export function OpponentHeadSkeleton() {
  return (
    <div className="opponent card" aria-hidden="true">
      <Disc />
      <TextBar className="opponent-name" width={180} height={26} />
      <div className="opponent-record">
        <TextBar className="opponent-count" width={88} height={20} />
        <TextBar className="opponent-count" width={88} height={20} />
        <span className="opponent-wins" />
        <TextBar className="opponent-scope detail" width={150} height={12} />
      </div>
      <div className="opponent-margins detail">
        <TextBar width={110} height={12} />
        <span className="opponent-bars" />
        <span className="opponent-years" />
      </div>
    </div>
  )
}
