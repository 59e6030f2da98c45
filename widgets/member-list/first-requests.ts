import { getMembers } from '../../src/api/federation'
import type { FirstRequests } from '../../src/element/first-requests'
import { memberListTag } from './attributes'

export const first: FirstRequests<typeof memberListTag.attributes> = {
  tag: memberListTag,
  requestsOf: () => [getMembers()],
}
