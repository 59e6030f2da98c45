/** Cleans the rich HTML of a page's segments, nested ones in JSON settings included. */
import { deepestNesting } from '../../../src/contract/segments'
import { isRecord } from '../json'
import { cleanHtml } from './clean-html'

interface Setting {
  key: string
  value: string
}

function listIn(json: string): unknown[] | undefined {
  try {
    const value: unknown = JSON.parse(json)
    return Array.isArray(value) ? value : undefined
  } catch {
    return undefined
  }
}

const isSetting = (value: unknown): value is Setting =>
  isRecord(value) && typeof value.key === 'string' && typeof value.value === 'string'

/** Anything but a segment is kept as it is. `depth` is its nesting depth. */
export function cleanSegment(segment: unknown, depth = 0): unknown {
  if (!isRecord(segment) || !Array.isArray(segment.segmentSettings)) return segment
  const segmentSettings = segment.segmentSettings.map((one: unknown) =>
    isSetting(one) ? cleanSetting(one, depth) : one,
  )
  return { ...segment, segmentSettings }
}

const cleanTab = (tab: unknown): unknown =>
  isRecord(tab) && Array.isArray(tab.segments)
    ? { ...tab, segments: tab.segments.map((segment: unknown) => cleanSegment(segment, 1)) }
    : tab

/** Invalid JSON is kept as it is; no widget uses it. */
function cleanList(value: string, clean: (entry: unknown) => unknown): string {
  const list = listIn(value)
  return list ? JSON.stringify(list.map(clean)) : value
}

/** @param depth nesting depth of this segment */
export function cleanSetting<S extends Setting>(setting: S, depth = 0): S {
  const { key, value } = setting
  if (key === 'html_content') return { ...setting, value: cleanHtml(value) }
  if (key === 'tabs') return { ...setting, value: cleanList(value, cleanTab) }
  if (key !== 'content') return setting
  if (depth >= deepestNesting) return { ...setting, value: '[]' }
  return { ...setting, value: cleanList(value, (segment) => cleanSegment(segment, depth + 1)) }
}
