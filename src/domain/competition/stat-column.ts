/** Columns of statistic tables: what each reads from a row, shows and sorts by. */
import { formatAverage, formatNumber, formatPercentage, formatSigned, type Shots, sumOf } from './stat-number'

/** Made shots, by their points. */
export interface MadeShots {
  free_throws_made: number
  two_points_made: number
  three_points_made: number
}

/** Points per made shot. */
export const pointsOf = ({ free_throws_made, two_points_made, three_points_made }: MadeShots): number =>
  free_throws_made + 2 * two_points_made + 3 * three_points_made

/** Values by kind of column; null is unknown. */
export type StatValue<R> =
  /** The row's number in the current order, from 1; `given` uses the delivered position. Not sortable. */
  | { kind: 'position'; given?: (row: R) => number }
  /** `picture`: the address of a crest before the text; null shows a neutral one. */
  | {
      kind: 'text'
      text: (row: R) => string | null
      picture?: (row: R) => string | null
      /** A smaller line below the text; null for none. */
      detail?: (row: R) => string | null
    }
  /** Without an address only the text is shown. `isExternal`: opens in a new tab. */
  | {
      kind: 'link'
      /** A smaller line below the text. */
      detail?: (row: R) => string
      text: (row: R) => string | null
      href: (row: R) => string | null
      isExternal?: (row: R) => boolean
    }
  /**
   * `signed`: "+8", "−13". `share`: from −1 to 1, drawn as a bar to either side beside it. `isNoted`: has an asterisk.
   */
  | {
      kind: 'number'
      value: (row: R) => number | null
      signed?: boolean
      share?: (row: R) => number
      isNoted?: (row: R) => boolean
    }
  /** Matches won and lost, newest last; null while loading. */
  | { kind: 'form'; won: (row: R) => readonly boolean[] | null }
  /** "86 %" over "31/36", optionally with a bar. */
  | { kind: 'made'; shots: (row: R) => Shots | null; hasBar?: boolean }
  /** "11,3": a sum divided by a count. */
  | { kind: 'average'; of: (row: R) => { sum: number; count: number } }
  /** "26" over "4 + 22". */
  | { kind: 'sum'; addends: (row: R) => readonly (number | null)[] }
  | { kind: 'points'; shots: (row: R) => MadeShots }
  /** A FIBA or IOC code of three letters. */
  | { kind: 'flag'; code: (row: R) => string | null }

export type StatColumn<R> = StatValue<R> & {
  /** Unique among the table's columns. */
  key: string
  head: string
  /** The full header, if it is abbreviated: "PM", "prosti meti". */
  meaning?: string
  /** The header in a narrow table. */
  short?: string
}

export interface StatText {
  /** Reads the value; null if unknown. */
  main: string | null
  /** A smaller second line. */
  detail: string | null
}

const plain = (main: string | null): StatText => ({ main: main || null, detail: null })
const numeric = (value: number | null): string | null => (value === null ? null : formatNumber(value))

function madeText(shots: Shots | null): StatText {
  if (!shots) return plain(null)
  return { main: formatPercentage(shots), detail: `${shots.made}/${shots.attempted}` }
}

function sumText(addends: readonly (number | null)[]): StatText {
  const sum = sumOf(addends)
  if (sum === null) return plain(null)
  return { main: formatNumber(sum), detail: addends.map(numeric).join(' + ') }
}

/** The text of the column's cell; `index` is the row's index in the current order. */
export function statText<R>(column: StatValue<R>, row: R, index: number): StatText {
  switch (column.kind) {
    case 'position':
      return plain(String(column.given?.(row) ?? index + 1))
    case 'text':
    case 'link':
      return { ...plain(column.text(row)), detail: column.detail?.(row) ?? null }
    case 'average': {
      const { sum, count } = column.of(row)
      return plain(formatAverage(sum, count))
    }
    case 'number': {
      const value = column.value(row)
      return plain(value !== null && column.signed ? formatSigned(value) : numeric(value))
    }
    case 'made':
      return madeText(column.shots(row))
    case 'sum':
      return sumText(column.addends(row))
    case 'points':
      return plain(formatNumber(pointsOf(column.shots(row))))
    case 'flag':
      return plain(column.code(row))
    case 'form':
      return plain(
        column
          .won(row)
          ?.map((won) => (won ? 'zmaga' : 'poraz'))
          .join(', ') ?? null,
      )
  }
}

/** Text is aligned left and sorts ascending first; numbers are aligned right and sort descending first. */
export const isWords = ({ kind }: Pick<StatValue<never>, 'kind'>): boolean =>
  kind === 'text' || kind === 'link' || kind === 'flag'
