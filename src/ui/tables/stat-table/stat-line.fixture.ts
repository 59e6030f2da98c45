import type { StatLine } from '../../../contract/competitions'
import type { TableColumn } from './column-widths'
import { statLineColumns } from './stat-line-columns'

export const lineWith = (fields: Partial<StatLine> = {}): StatLine => ({
  player: { id: '1', first_name: 'Jaka', last_name: 'Hribar' },
  team: { name: 'Triglavski risi', code: 'TR' },
  nationality: 'SLO',
  games: 7,
  minutes: null,
  free_throws_made: 31,
  free_throws_attempted: 36,
  two_points_made: 34,
  two_points_attempted: 61,
  three_points_made: 21,
  three_points_attempted: 49,
  offensive_rebounds: 4,
  defensive_rebounds: 22,
  assists: 46,
  steals: 11,
  turnovers: 9,
  blocks: 1,
  fouls: 12,
  url: '/reprezentant/1',
  ...fields,
})

export const linesOf = (count: number): StatLine[] =>
  Array.from({ length: count }, (_, index) =>
    lineWith({
      player: { id: String(index + 1), first_name: 'Igralec', last_name: `Številka ${index + 1}` },
      url: index % 3 === 2 ? null : `/reprezentant/${index + 1}`,
      nationality: ['SLO', 'USA', 'CRO', 'XYZ', null][index % 5] ?? null,
      two_points_made: Math.max(0, 60 - index),
      three_points_attempted: index % 7 === 6 ? 0 : 49,
      three_points_made: index % 7 === 6 ? 0 : 21,
      assists: (index * 37) % 50,
    }),
  )

export const lineKey = ({ player }: StatLine): string => player.id

/** As a competition's statistics begin. */
export const lineColumns: readonly TableColumn<StatLine>[] = [
  { key: 'position', kind: 'position', head: '#' },
  {
    key: 'player',
    kind: 'link',
    head: 'Igralec',
    isRowHead: true,
    text: ({ player }) => `${player.first_name} ${player.last_name}`,
    href: ({ url }) => url,
  },
  { key: 'team', kind: 'text', head: 'Ekipa', text: ({ team }) => team.name, picture: () => null },
  { key: 'nation', kind: 'flag', head: 'Država', code: ({ nationality }) => nationality },
  ...statLineColumns,
]
