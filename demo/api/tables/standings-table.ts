/** Standings as a table for people. */
import type { LeagueStanding } from '../../../src/contract/competitions'
import { type Cell, csvOf } from './csv'

type Row = Omit<LeagueStanding, 'club' | 'decidedBy'> & { club: { shortName: string } }

const columns: Readonly<Record<string, (row: Row, rank: number) => Cell>> = {
  Mesto: (_, rank) => rank,
  Ekipa: ({ club }) => club.shortName,
  Tekme: ({ played }) => played,
  Zmage: ({ won }) => won,
  Porazi: ({ lost }) => lost,
  'Dani koši': ({ pointsFor }) => pointsFor,
  'Prejeti koši': ({ pointsAgainst }) => pointsAgainst,
  Razlika: ({ pointsFor, pointsAgainst }) => pointsFor - pointsAgainst,
  Točke: ({ points }) => points,
}

export const standingsTable = (standings: readonly Row[]): string =>
  csvOf(
    Object.keys(columns),
    standings.map((row, index) => Object.values(columns).map((cell) => cell(row, index + 1))),
  )
