import { getCompetitionHistory } from '../../src/api/competition-history'
import type { FirstRequests } from '../../src/element/first-requests'
import { competitionHistoryTag } from './attributes'

export const first: FirstRequests<typeof competitionHistoryTag.attributes> = {
  tag: competitionHistoryTag,
  requestsOf: () => [getCompetitionHistory()],
}
