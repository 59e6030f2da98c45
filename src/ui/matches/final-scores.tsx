/** The final scores of matches that were on when they were shown, to be announced politely, once each. */
import { useEffect, useRef, useState } from 'react'
import type { Match } from '../../contract/matches'
import { matchMoment } from '../../domain/match/match'
import { matchName } from './match-name'

interface FinalScoresProperties {
  /** All that a polled answer holds. */
  matches: readonly Match[]
  /** UTC wall time */
  now: string
}

/** What has become final last; '' before. */
export function useFinalScores({ matches, now }: FinalScoresProperties): string {
  /** By id whether a match that has been on still is. */
  const seen = useRef(new Map<string, boolean>())
  const [text, setText] = useState('')
  useEffect(() => {
    const over = matches.filter((match) => {
      const moment = matchMoment(match, now)
      const isOn = moment === 'LIVE'
      const wasOn = seen.current.get(match.id)
      const isOver = wasOn && moment === 'FINISHED'
      if (isOver || (isOn && wasOn === undefined)) seen.current.set(match.id, isOn)
      return isOver
    })
    if (over.length > 0)
      setText(`Končni izid: ${over.map((match) => matchName(match, 'FINISHED')).join('; ')}`)
  }, [matches, now])
  return text
}

/** For a screen that announces nothing else. The empty element is there before its text, which would be ignored otherwise. */
export const FinalScores = (properties: FinalScoresProperties) => (
  <span role="status" className="visually-hidden">
    {useFinalScores(properties)}
  </span>
)
