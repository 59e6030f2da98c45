import { matchChoices } from '../../src/endpoints/match-choices'
import type { ScreenRequests } from '../../src/island/screen-requests'
import { matchSearchTag } from './attributes'

export const requests: ScreenRequests<typeof matchSearchTag.attributes> = {
  tag: matchSearchTag,
  read(_, ask) {
    matchChoices(ask, null)
    return undefined
  },
}
