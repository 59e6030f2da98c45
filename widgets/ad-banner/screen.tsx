/** The advertisement banner (contract: Ads). */
import { useContent } from '../../src/api/use-content'
import { Ad, adStyles, useAd } from '../../src/blocks/ad/ad'
import type { WidgetDefinition } from '../../src/element/definition'
import { baseStyles } from '../../src/styles/base'
import { adBannerTag } from './attributes'

function Screen() {
  const ad = useAd()
  useContent(ad, (shown) => shown !== null)
  return <Ad ad={ad} />
}

export const adBanner: WidgetDefinition<typeof adBannerTag.attributes> = {
  tag: adBannerTag,
  Screen,
  styles: [...baseStyles, ...adStyles],
}
