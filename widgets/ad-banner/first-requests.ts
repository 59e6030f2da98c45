import { getAd } from '../../src/api/ads'
import type { FirstRequests } from '../../src/element/first-requests'
import { adBannerTag } from './attributes'

export const first: FirstRequests<typeof adBannerTag.attributes> = {
  tag: adBannerTag,
  requestsOf: () => [getAd()],
}
