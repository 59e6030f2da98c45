/** The tabs of a national team's page, a setting of its first segment. */
import * as v from 'valibot'
import { rosterLayouts, rosterOrders } from '../domain/team/roster-choice'
import { id, listOrNone, optional, optionalText, text } from './fields'
import { type Segment, Segment as SegmentSchema } from './pages'
import { listSetting, looseFlag } from './settings'

/** The entries that replace the query; a list counts as none. */
const queryEntries = v.pipe(
  v.custom<object>((input) => !Array.isArray(input)),
  v.record(v.string(), v.union([v.string(), v.number()])),
)

export const Tab = v.object({
  name: text,
  value: v.fallback(v.nullish(v.pipe(v.union([v.string(), v.number()]), v.transform(String)), ''), ''),
  hash: text,
  link: optionalText,
  new: optional(queryEntries),
  show: v.fallback(looseFlag, false),
  type: optionalText,
  competitionId: optional(id),
  newsCategoryId: optional(id),
  rosterType: v.fallback(v.picklist(rosterLayouts), 'grid'),
  rosterOrder: v.fallback(v.picklist(rosterOrders), 'byJerseyNumber'),
  showAllTimeStandings: v.fallback(looseFlag, false),
  segments: listOrNone(SegmentSchema),
})
export type Tab = v.InferOutput<typeof Tab>

/** The tabs in a segment's settings; empty if missing or broken, without invalid ones. */
export const tabsOf = (segment: Segment): Tab[] => listSetting(segment, 'tabs', Tab)
