/** The summary of a run, for whoever started it. */
import type { Refused } from './records'
import type { Count } from './run'
import type { FileCount } from './storage-files'

/** Limit of printed lines about refused records. */
const mostLines = 200

const columns = ['new', 'changed', 'same', 'left', 'removed'] as const
const cell = (text: string | number): string => String(text).padStart(9)

/** The lines of the report: counts by kind of record, then refused records. */
export function reportLines(
  counts: ReadonlyMap<string, Count>,
  files: FileCount,
  refused: readonly Refused[],
  dryRun: boolean,
): string[] {
  const rows = [...counts, ['files', { ...files, left: 0, removed: 0 }] as const]
  const kinds = rows.map(
    ([what, count]) => what.padEnd(16) + columns.map((column) => cell(count[column])).join(''),
  )
  const shown = refused
    .slice(0, mostLines)
    .map(({ file, place, reason }) => `${file}${place && ` ${place}`}: ${reason}`)
  const more = refused.length - shown.length
  return [
    ...(refused.length > 0 ? [`Refused, ${refused.length}:`, ...shown] : []),
    ...(more > 0 ? [`… and ${more} more`] : []),
    ' '.repeat(16) + columns.map(cell).join(''),
    ...kinds,
    ...(dryRun ? ['A dry run: nothing was changed.'] : []),
  ]
}
