/** What a choice has found, announced; placeholders while it is loading, nothing if the request failed. */
import type { ReactNode } from 'react'
import type { Loading } from '../../src/client/ask'
import { Announcement } from '../../src/ui/base/announcement'

interface AnsweredProperties<T> {
  answer: Loading<T>
  className: string
  countOf: (value: T) => number
  /** The visitor has chosen it; it wasn't there initially. */
  isRequested: boolean
  skeleton: ReactNode
  children: (value: T) => ReactNode
}

export function Answered<T>(properties: AnsweredProperties<T>) {
  const { answer, className, countOf, isRequested, skeleton, children } = properties
  if (answer.state === 'failed') return null
  const isReady = answer.state === 'ready'
  return (
    <div className={className}>
      <Announcement total={isReady ? countOf(answer.value) : null} isRequested={isRequested} />
      {isReady ? children(answer.value) : skeleton}
    </div>
  )
}
