/** The advertisement banner (contract: Ads). */

import { Ad, adPicture } from '../../src/blocks/ad/ad'
import { useContent } from '../../src/client/use-content'
import { useRequest } from '../../src/client/use-request'
import { getAd } from '../../src/endpoints/ads'
import type { WidgetDefinition } from '../../src/island/definition'
import { useWidget } from '../../src/page/widget'
import { adBannerTag as tag } from './attributes'

const request = getAd()

function Screen() {
  const { configuration } = useWidget()
  const ad = useRequest(request)
  useContent(ad, (known) => adPicture(configuration, known) !== null)
  return <Ad ad={ad} />
}

export const adBanner = { tag, Screen, styles: import.meta.sheets } satisfies WidgetDefinition
