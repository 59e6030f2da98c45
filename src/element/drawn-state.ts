/** What a view depends on beside the answers: drawn for another state it would not fit. */
import { versionOfText } from '../contract/text-version'
import { knownQuery } from '../domain/known-query'
import type { Widget } from '../page/widget'
import type { Attributes, AttributeValues } from './attributes'

/** @param keys of the query that the view depends on; without them the whole query is meant */
export function drawnState(
  { configuration, headingLevel, query }: Pick<Widget, 'configuration' | 'headingLevel' | 'query'>,
  attributes: AttributeValues<Attributes>,
  start: string | null,
  keys: readonly string[] | undefined,
): string {
  const asked = query.read()
  const known = keys ? knownQuery(asked, keys) : asked
  return versionOfText(JSON.stringify([configuration, headingLevel, start, known, attributes]))
}
