/** Whom the team has played: crest, name, wins and losses (spec 2.6, picture 05b). */
import { recordTexts } from '../../domain/opponent'
import { Crest, crestStyles } from '../crest/crest'
import { headingTag } from '../heading/heading-tag'
import { Bar, Disc, skeletonStyles } from '../skeleton/skeleton'
import css from './opponent-head.css?sheet'

export const opponentHeadStyles: readonly string[] = [skeletonStyles, crestStyles, css]

export interface OpponentHeadProperties {
  opponent: { name: string; win: number; lost: number }
  /** The crest's address; null where there is none. */
  crest: string | null
  headingLevel: number
}

export function OpponentHead({ opponent, crest, headingLevel }: OpponentHeadProperties) {
  const Name = headingTag(headingLevel)
  const { wins, losses } = recordTexts(opponent)
  return (
    <div className="opponent">
      <Crest src={crest} />
      <Name className="opponent-name">{opponent.name}</Name>
      <p className="opponent-record">
        <Count text={wins} isWon /> <Count text={losses} />
      </p>
    </div>
  )
}

/** "Zmage: 7", the number larger. */
function Count({ text, isWon }: { text: string; isWon?: boolean }) {
  const end = text.lastIndexOf(' ') + 1
  return (
    <span className="opponent-count" data-won={isWon}>
      {text.slice(0, end)}
      <b>{text.slice(end)}</b>
    </span>
  )
}

export function OpponentHeadSkeleton() {
  return (
    <div className="opponent" aria-hidden="true">
      <Disc />
      <span className="opponent-name">
        <Bar width={180} height={26} />
      </span>
      <span className="opponent-record">
        <span className="opponent-count">
          <Bar width={88} height={20} />
        </span>
        <span className="opponent-count">
          <Bar width={88} height={20} />
        </span>
      </span>
    </div>
  )
}
