/** The summary of a run, for whoever started it. */
import type { Dropped, Refused } from './records'
import type { Count } from './run'
import type { FileCount } from './storage-files'

/** Limit of printed lines about refused records, and about what others lose. */
const mostLines = 200

const columns = ['new', 'changed', 'same', 'left', 'removed'] as const
const cell = (text: string | number): string => String(text).padStart(9)

const lineOf = ({ file, path, reason }: Refused): string => `${file}${path && ` ${path}`}: ${reason}`

function listed(title: string, lines: readonly string[], count: number): string[] {
  const shown = lines.slice(0, mostLines)
  const more = lines.length - shown.length
  if (lines.length === 0) return []
  return [`${title}, ${count}:`, ...shown, ...(more > 0 ? [`… and ${more} more`] : [])]
}

export interface Outcome {
  counts: ReadonlyMap<string, Count>
  files: FileCount
  refused: readonly Refused[]
  dropped: readonly Dropped[]
  dryRun: boolean
  isTakenBack: boolean
}

/** The lines of the report: refused records, what others lose, counts by kind of record, and the sum of what is dropped. */
export function reportLines({ counts, files, refused, dropped, dryRun, isTakenBack }: Outcome): string[] {
  const rows = [...counts, ['files', { ...files, left: 0, removed: 0 }] as const]
  const kinds = rows.map(
    ([what, count]) => what.padEnd(16) + columns.map((column) => cell(count[column])).join(''),
  )
  const losses = dropped.map((one) => lineOf(one) + (one.times > 1 ? ` (and ${one.times - 1} more)` : ''))
  const count = dropped.reduce((sum, { times }) => sum + times, 0)
  return [
    ...listed('Refused', refused.map(lineOf), refused.length),
    ...listed('Dropped', losses, count),
    ' '.repeat(16) + columns.map(cell).join(''),
    ...kinds,
    ...(dryRun ? ['A dry run: nothing was changed.'] : []),
    ...(isTakenBack ? ['Something was refused or dropped (--strict): nothing was changed.'] : []),
    ...(count > 0 ? [`Dropped in all: ${count}.`] : []),
  ]
}
