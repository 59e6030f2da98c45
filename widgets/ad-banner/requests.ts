import { getAd } from '../../src/api/ads'
import type { ScreenRequests } from '../../src/element/screen-requests'
import { adBannerTag } from './attributes'

export const requests: ScreenRequests<typeof adBannerTag.attributes> = {
  tag: adBannerTag,
  read(_, ask) {
    ask(getAd())
    return undefined
  },
}
