import { requestSegments } from '../../src/blocks/segments/segment-requests'
import { shownSegments } from '../../src/contract/segments'
import { cmsPage } from '../../src/endpoints/pages'
import type { ScreenRequests } from '../../src/island/screen-requests'
import { pageTag } from './attributes'

export const requests: ScreenRequests<typeof pageTag.attributes> = {
  tag: pageTag,
  read({ attributes: { url } }, ask) {
    const page = cmsPage(ask, url)
    if (page.state === 'ready') requestSegments(ask, shownSegments(page.value.segments))
  },
}
