/** The advertisement banner (contract: Ads). */
import { getAd } from '../../src/api/ads'
import { useContent } from '../../src/api/use-content'
import { useRequest } from '../../src/api/use-request'
import { Ad, adPicture, adStyles } from '../../src/blocks/ad/ad'
import type { WidgetDefinition } from '../../src/element/definition'
import { useWidget } from '../../src/page/widget'
import { baseStyles } from '../../src/styles/base'
import { adBannerTag } from './attributes'

const request = getAd()

function Screen() {
  const { configuration } = useWidget()
  const ad = useRequest(request)
  useContent(ad, (known) => adPicture(configuration, known) !== null)
  return <Ad ad={ad} />
}

export const adBanner: WidgetDefinition<typeof adBannerTag.attributes> = {
  tag: adBannerTag,
  Screen,
  styles: [...baseStyles, ...adStyles],
}
