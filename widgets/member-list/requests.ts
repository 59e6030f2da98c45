import { getMembers } from '../../src/endpoints/federation'
import type { ScreenRequests } from '../../src/island/screen-requests'
import { memberListTag } from './attributes'

export const requests: ScreenRequests<typeof memberListTag.attributes> = {
  tag: memberListTag,
  read(_, ask) {
    ask(getMembers())
  },
}
