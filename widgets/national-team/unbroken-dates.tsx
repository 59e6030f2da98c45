/** The dates of a line in one piece each; its text stays as it is, to the letter. */
import type { ReactNode } from 'react'
import { datePieces } from '../../src/domain/date-pieces'

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
