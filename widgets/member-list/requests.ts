import { getMembers } from '../../src/api/federation'
import type { ScreenRequests } from '../../src/element/screen-requests'
import { memberListTag } from './attributes'

export const requests: ScreenRequests<typeof memberListTag.attributes> = {
  tag: memberListTag,
  read(_, ask) {
    ask(getMembers())
    return undefined
  },
}
