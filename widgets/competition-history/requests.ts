import { getCompetitionHistory } from '../../src/endpoints/competition-history'
import type { ScreenRequests } from '../../src/island/screen-requests'
import { competitionHistoryTag } from './attributes'

export const requests: ScreenRequests<typeof competitionHistoryTag.attributes> = {
  tag: competitionHistoryTag,
  read(_, ask) {
    ask(getCompetitionHistory())
  },
}
