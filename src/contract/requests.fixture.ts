/** What each named request answers, for tests that hold every kind of answer to one rule. */
import type * as v from 'valibot'
import { namedRequests } from './named-requests'

export const answerKinds: Readonly<Record<string, v.GenericSchema>> = Object.fromEntries(
  namedRequests.map(({ name, schema }) => [name, schema]),
)
