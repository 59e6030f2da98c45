import { competitionAmong, matchChoices } from '../../src/endpoints/match-choices'
import type { ScreenRequests } from '../../src/island/screen-requests'
import { matchSearchTag } from './attributes'

export const requests: ScreenRequests<typeof matchSearchTag.attributes> = {
  tag: matchSearchTag,
  read({ attributes }, ask) {
    competitionAmong(ask, attributes.competition, matchChoices(ask, null).competitions)
  },
}
