/** The accessibility tree as short YAML lines, and what none of our trees may contain. */
import type { Locator } from 'playwright'
import { origin } from './journey'

/** Includes shadow roots. Replaces values that vary: the port, the year, sizes of the build. */
export async function treeOf(root: Locator): Promise<string[]> {
  const snapshot = await root.ariaSnapshot()
  return (
    snapshot
      .replace(/© \d{4}/g, '© 2026')
      .replace(/(?<=Različica |cell ")\d{1,3}\.\d{1,3}\.\d{1,3}(?=")/g, '1.0.0')
      .replace(/\d+(?:,\d)? kB/g, '1,0 kB')
      // A year is shown only if it isn't the current one.
      .replace(/((?:pon|tor|sre|čet|pet|sob|ned),\s\d{1,2}\.\s\d{1,2}\.)\s\d{4}/g, '$1')
      .replace(/(\d{1,2}\.\s\p{Ll}{3,4}\.)\s\d{4}/gu, '$1')
      .replace(/(?<="Naslednja tekma )[^"]+/g, '…')
      .replaceAll(origin, 'https://kzs.example')
      .split('\n')
      .filter((line) => !/^\s*- \/(url|placeholder):/.test(line))
      .map((line, index, all) =>
        // Lines whose only child was an address.
        line.endsWith('":') && !(all[index + 1] ?? '').startsWith(`${/^ */.exec(line)?.[0]}  `)
          ? line.slice(0, -1)
          : line,
      )
  )
}

const depth = (line: string) => line.search(/\S/)
const roleOf = (line: string) => /- (\w+)/.exec(line)?.[1]

/** Blocks of lines: each line of the least depth with those below it. */
function blocksOf(lines: string[]): string[][] {
  const blocks: string[][] = []
  for (const line of lines) {
    const block = blocks.at(-1)
    if (block?.[0] !== undefined && depth(line) > depth(block[0])) block.push(line)
    else blocks.push([line])
  }
  return blocks
}

/** Repetitions are shortened to the first two and a count. */
const most = 24
const repeating = /^(listitem|row|rowgroup|option)$/

export function shortened(lines: string[]): string[] {
  const runs: string[][][] = []
  for (const block of blocksOf(lines)) {
    const run = runs.at(-1)
    if (run && roleOf(run[0]?.[0] ?? '') === roleOf(block[0] ?? '')) run.push(block)
    else runs.push([block])
  }
  return runs.flatMap((run) => {
    const [[first = ''] = []] = run
    const weight = repeating.test(roleOf(first) ?? '') ? run.flat().length : run.length
    const isLong = run.length > 2 && weight > most
    const kept = isLong ? run.slice(0, 2) : run
    const rest = isLong ? [`${' '.repeat(depth(first))}# and ${run.length - 2} more`] : []
    return [...kept.flatMap(([head = '', ...own]) => [head, ...shortened(own)]), ...rest]
  })
}

/** States that the tree lacks: the current item, a table's order, what is expanded. */
export const statesOf = (root: Locator): Promise<string[]> =>
  root
    .locator('[aria-current], [aria-sort]:not([aria-sort=none]), details[open] > summary')
    .filter({ visible: true })
    .evaluateAll((all) =>
      all.map((element) => {
        const { ariaCurrent, ariaSort, ariaLabel, textContent } = element
        const state = ariaCurrent ? `current ${ariaCurrent}` : ariaSort ? `sort ${ariaSort}` : 'open'
        return `# ${state}: "${(ariaLabel ?? textContent ?? '').replace(/\s+/g, ' ').trim()}"`
      }),
    )

const controls =
  'button|link|combobox|textbox|searchbox|tab|switch|radio|checkbox|option|img|heading|dialog|region|navigation|radiogroup|grid|slider|iframe|menuitem'
const unnamed = new RegExp(`^\\s*- '?(${controls})\\b(?! ")`)
const foreign = new RegExp(
  `^\\s*- '?(${controls}) ".*\\b(close|next|previous|open|search|loading|page|photo|slide|carousel|toggle|play|remove|clear|select|sort|image|undefined|null)\\b`,
  'i',
)

export function treeFaults(lines: string[]): string[] {
  const levels = lines.flatMap((line) => Number(/- heading .*\[level=(\d)\]/.exec(line)?.[1] ?? 0) || [])
  return [
    ...lines.filter((line) => unnamed.test(line)).map((line) => `no name: ${line.trim()}`),
    ...lines.filter((line) => foreign.test(line)).map((line) => `not Slovenian: ${line.trim()}`),
    ...levels
      .filter((level, index) => index > 0 && level > (levels[index - 1] ?? 0) + 1)
      .map((level) => `a level is left out before one of level ${level}`),
  ]
}
