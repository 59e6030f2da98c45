/** The advertisement banner (spec 2.16, contract 8.11). */
import { getAd, recordAdClick } from '../../src/api/ads'
import { useContent } from '../../src/api/use-content'
import { useRequest } from '../../src/api/use-request'
import type { Ad } from '../../src/contract/news'
import { safeUrl } from '../../src/domain/link'
import type { WidgetDefinition } from '../../src/element/definition'
import { pictureUrl } from '../../src/page/addresses'
import { useWidget } from '../../src/page/widget'
import { baseStyles } from '../../src/styles/base'
import { adBannerTag } from './attributes'
import css from './ad-banner.css?sheet'

const request = getAd()

function Screen() {
  const ad = useRequest(request)
  useContent(ad, (value) => value !== null)
  if (ad.state === 'failed') return null
  if (ad.state === 'loading') return <div className="place" />
  return ad.value && <Banner ad={ad.value} />
}

/** The browser itself follows the link, so no pop-up blocker and no lost record stops the visitor. */
function Banner({ ad }: { ad: Ad }) {
  const { configuration } = useWidget()
  const source = pictureUrl(configuration, ad.banner_url)
  const url = safeUrl(ad.url)
  if (!source) return null
  const picture = <img src={source} alt={ad.banner_title} referrerPolicy="no-referrer" />
  if (!url) return <div part="banner">{picture}</div>
  const record = () => recordAdClick(configuration.api, ad.uuid)
  return (
    <a
      part="banner"
      href={url}
      target="_blank"
      rel="noopener"
      onClick={record}
      onAuxClick={(event) => event.button === 1 && record()}
    >
      {picture}
    </a>
  )
}

export const adBanner: WidgetDefinition<typeof adBannerTag.attributes> = {
  tag: adBannerTag,
  Screen,
  styles: [...baseStyles, css],
}
