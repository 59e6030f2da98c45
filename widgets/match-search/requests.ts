import { matchChoices } from '../../src/api/match-choices'
import type { ScreenRequests } from '../../src/element/screen-requests'
import { matchSearchTag } from './attributes'

export const requests: ScreenRequests<typeof matchSearchTag.attributes> = {
  tag: matchSearchTag,
  read(_, ask) {
    matchChoices(ask, null)
    return undefined
  },
}
