import { getPage } from '../../src/api/pages'
import type { FirstRequests } from '../../src/element/first-requests'
import { pageTag } from './attributes'

export const first: FirstRequests<typeof pageTag.attributes> = {
  tag: pageTag,
  requestsOf: ({ attributes: { url } }) => [url === null ? null : getPage({ url })],
}
