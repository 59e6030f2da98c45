/**
 * The facts of demo/data (its README.md says which): rows by table. Keys that are no columns say where a fact is from,
 * and what no table needs.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { factsFolder } from '../project-folder'

type Row = Record<string, unknown>
export type Facts = Readonly<Record<string, readonly Row[]>>

/** Of facts that nobody has changed yet: the same rows, whenever they are filled in. */
export const factsChangedAt = new Date('2026-01-01T00:00:00Z')

const textOf = (file: string): string => readFileSync(join(factsFolder(), file), 'utf8')

/** What a file of demo/data holds. */
export const readFacts = <T = Facts>(file: string): T => JSON.parse(textOf(`${file}.json`))

interface Side {
  match_id: number
  team_name: string
  team_code: string
  /** One for each player, in the order of the columns */
  lines: readonly (readonly number[])[]
}

/** Invented box scores, each adding up to its match's result: of the facts, or of the living season. */
export function boxScoreLines(which: 'sides' | 'living') {
  const { columns, ...all } = readFacts<{ columns: string[] } & Record<typeof which, Side[]>>(
    'example-box-scores',
  )
  return all[which].flatMap(({ lines, ...team }) =>
    lines.map((line) => {
      const counted = Object.fromEntries(columns.map((name, index) => [name, line[index]]))
      return { ...team, ...(counted as { player_id: number; points: number }) }
    }),
  )
}

interface PageFact extends Row {
  id: number
  /** Published unless they say otherwise; their settings are text, or what is written as JSON. */
  segments: readonly { type: string; published?: boolean; settings: object }[]
}

/** CMS pages with their segments. A segment's id is made of its page's: at most 100 on a page. */
function pageRows(pages: readonly PageFact[]): Facts {
  const segments = pages.flatMap((page) =>
    page.segments.map(({ settings, type, published = true }, position) => ({
      row: { id: page.id * 100 + position, page_id: page.id, position, type, published },
      settings,
    })),
  )
  const segment_settings = segments.flatMap(({ row: { id }, settings }) =>
    Object.entries(settings).map(([key, value], position) => ({
      ...{ segment_id: id, position, key },
      value: typeof value === 'string' ? value : JSON.stringify(value),
    })),
  )
  return { pages, segments: segments.map(({ row }) => row), segment_settings }
}

/** What the seed writes, and from which files: those that others refer to come first. */
export const factParts: readonly (readonly [what: string, ...files: string[]])[] = [
  ['seasons', 'seasons'],
  ['halls', 'halls'],
  ['clubs', 'clubs'],
  ['referees', 'referees'],
  ['league matches', 'league'],
  ['national teams', 'national-teams', 'example-teams'],
  ['example league', 'example-league'],
  ['news', 'news'],
  ['pages, menu and advertisements', 'site'],
]

/** The rows of a file, with those that are written in another form. */
export function factsIn(file: string): Facts {
  const facts = readFacts(file)
  const { news = [], pages = [] } = facts
  if (file === 'example-league') return { ...facts, box_score_lines: boxScoreLines('sides') }
  if (file === 'site') return { ...facts, ...pageRows(pages as PageFact[]) }
  if (file !== 'news') return facts
  return { ...facts, news: news.map((one) => ({ ...one, html_content: textOf(`articles/${one.url}.html`) })) }
}
