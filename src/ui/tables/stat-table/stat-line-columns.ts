/** The columns of a player's statistics, common to all tables. */
import type { StatLine } from '../../../contract/competitions'
import type { TableColumn } from './column-widths'

/** The numbers of a row; the table adds the columns that name the player. */
export type StatNumbers = Omit<StatLine, 'player' | 'team' | 'nationality' | 'url'>

const shotsOf = (kind: 'free_throws' | 'two_points' | 'three_points') => (line: StatNumbers) => ({
  made: line[`${kind}_made`],
  attempted: line[`${kind}_attempted`],
})

export const statLineColumns: readonly TableColumn<StatNumbers>[] = [
  { key: 'games', kind: 'number', head: 'Tekme', value: ({ games }) => games },
  { key: 'points', kind: 'points', head: 'Točke', tone: 'strong', shots: (line) => line },
  { key: 'free-throws', kind: 'made', head: 'PM', meaning: 'prosti meti', shots: shotsOf('free_throws') },
  { key: 'twos', kind: 'made', head: '2 točki', meaning: 'meti za dve točki', shots: shotsOf('two_points') },
  {
    key: 'threes',
    kind: 'made',
    head: '3 točke',
    meaning: 'meti za tri točke',
    shots: shotsOf('three_points'),
  },
  {
    key: 'rebounds',
    kind: 'sum',
    head: 'Skoki',
    meaning: 'v napadu in v obrambi',
    addends: ({ offensive_rebounds, defensive_rebounds }) => [offensive_rebounds, defensive_rebounds],
  },
  { key: 'assists', kind: 'number', head: 'Podaje', value: ({ assists }) => assists },
  {
    key: 'steals',
    kind: 'number',
    head: 'Pridobljene',
    meaning: 'pridobljene žoge',
    width: 84,
    value: ({ steals }) => steals,
  },
]
