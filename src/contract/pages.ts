/** CMS pages and the menu. Settings of segments are parsed in segments.ts. */
import * as v from 'valibot'
import { count, flag, id, listOrNone, optional, optionalText, text } from './fields'

export const SegmentSetting = v.object({ key: text, value: text })
export type SegmentSetting = v.InferOutput<typeof SegmentSetting>

export const Segment = v.object({
  id: optional(id),
  type: text,
  published: flag,
  segmentSettings: listOrNone(SegmentSetting),
})
export type Segment = v.InferOutput<typeof Segment>
export const SegmentList = v.array(Segment)

export const Page = v.object({
  id,
  url: text,
  title: text,
  title_background: optionalText,
  segments: listOrNone(Segment),
})
export type Page = v.InferOutput<typeof Page>

export const MenuItem = v.object({
  id,
  parent_menu_id: optional(id),
  position: count,
  page_path: text,
  title: text,
  external_link: optionalText,
})
export type MenuItem = v.InferOutput<typeof MenuItem>
export const MenuItemList = v.array(MenuItem)
