/** What a view depends on beside the answers: drawn for another state it would not fit. */
import { versionOfText } from '../contract/text-version'
import type { Widget } from '../page/widget'
import type { Attributes, AttributeValues } from './attributes'

export const drawnState = (
  { configuration, headingLevel, query }: Pick<Widget, 'configuration' | 'headingLevel' | 'query'>,
  attributes: AttributeValues<Attributes>,
  start: string | null,
): string => versionOfText(JSON.stringify([configuration, headingLevel, start, query.read(), attributes]))
