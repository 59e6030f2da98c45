/** Prevents line breaks in the dates of a text, which stays unchanged. */
import type { ReactNode } from 'react'
import { datePieces } from '../../src/domain/time/date-pieces'

export const unbrokenDates = (text: string): ReactNode =>
  text &&
  datePieces(text).map((piece, index) =>
    index % 2 === 0 ? (
      piece
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: a date has nothing but its place
      <span className="team-date" key={index}>
        {piece}
      </span>
    ),
  )
