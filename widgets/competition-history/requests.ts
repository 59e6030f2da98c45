import { getCompetitionHistory } from '../../src/api/competition-history'
import type { ScreenRequests } from '../../src/element/screen-requests'
import { competitionHistoryTag } from './attributes'

export const requests: ScreenRequests<typeof competitionHistoryTag.attributes> = {
  tag: competitionHistoryTag,
  read(_, ask) {
    ask(getCompetitionHistory())
    return undefined
  },
}
