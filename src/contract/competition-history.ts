/** Who won which competition. In a file of its own because it also lists which competitions there were. */
import * as v from 'valibot'
import { id, optional, optionalText, text } from './fields'

const Placed = optional(v.object({ name: text, code: optionalText }))
export const CompetitionHistoryRow = v.object({
  season: v.object({ id, name: text }),
  competition: v.object({ id, name: text }),
  first: Placed,
  second: Placed,
  third: Placed,
})
export type CompetitionHistoryRow = v.InferOutput<typeof CompetitionHistoryRow>
export const CompetitionHistoryList = v.array(CompetitionHistoryRow)
