/** The version of what a view depends on besides answers; with another one the view can't be hydrated. */
import { versionOfText } from '../contract/text-version'
import { jsonText } from '../domain/json-text'
import { knownQuery } from '../domain/known-query'
import type { Widget } from '../page/widget'
import type { Attributes, AttributeValues } from './attributes'

/** @param keys of the query that the view depends on; without them, all of it */
export function viewState(
  { configuration, headingLevel, query }: Pick<Widget, 'configuration' | 'headingLevel' | 'query'>,
  attributes: AttributeValues<Attributes>,
  start: string | null,
  keys: readonly string[] | undefined,
): string {
  const asked = query.read()
  const known = keys ? knownQuery(asked, keys) : asked
  return versionOfText(jsonText([configuration, headingLevel, start, known, attributes]))
}
