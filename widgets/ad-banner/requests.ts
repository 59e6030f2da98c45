import { getAd } from '../../src/endpoints/ads'
import type { ScreenRequests } from '../../src/island/screen-requests'
import { adBannerTag } from './attributes'

export const requests: ScreenRequests<typeof adBannerTag.attributes> = {
  tag: adBannerTag,
  read(_, ask) {
    ask(getAd())
  },
}
