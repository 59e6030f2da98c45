/** Any CMS page: its title and its published segments. */
import { useMemo, useState } from 'react'
import { Segments } from '../../src/blocks/segments/segments'
import { useSegmentFiles } from '../../src/blocks/segments/use-segment-files'
import { useContent } from '../../src/client/use-content'
import { useRequest } from '../../src/client/use-request'
import type { Page } from '../../src/contract/pages'
import { isMemberList, type ShownSegment, shownSegments } from '../../src/contract/segments'
import { cmsPage } from '../../src/endpoints/pages'
import type { AttributeValues } from '../../src/island/attributes'
import type { WidgetDefinition } from '../../src/island/definition'
import { pictureUrl } from '../../src/page/addresses'
import { useMetadata } from '../../src/page/use-metadata'
import { useWidget } from '../../src/page/widget'
import { headingTag } from '../../src/ui/base/heading-tag'
import { pageTag as tag } from './attributes'
import { PageSkeleton } from './page-skeleton'
import { aboutPage } from './site'
import '../../src/ui/base/band.css?sheet'
import './page.css?sheet'

/** The list of members shows its own title, which need not be repeated. */
const memberListTitle = 'Člani zveze'

function Screen({ attributes: { url } }: { attributes: AttributeValues<typeof tag.attributes> }) {
  const answer = cmsPage(useRequest, url)
  useContent(answer)
  const page = answer.state === 'ready' ? answer.value : null
  useMetadata(
    page && {
      ...aboutPage(page),
      // The home page has the site's own address.
      path: page.url === 'domov' ? '' : encodeURI(page.url),
    },
  )
  // If the answer is already here, it is shown at once.
  const [wasReady] = useState(answer.state === 'ready')
  const segments = useMemo(() => page && shownSegments(page.segments), [page])
  const areFilesHere = useSegmentFiles(wasReady ? null : segments)
  if (url === null || answer.state === 'failed') return null
  return page && segments && areFilesHere ? <PageView {...{ page, segments }} /> : <PageSkeleton />
}

function PageView({ page, segments }: { page: Page; segments: readonly ShownSegment[] }) {
  const { configuration, headingLevel } = useWidget()
  const [first] = segments
  const isHeaded = first?.kind === 'connecting_page' && first.header !== 'none'
  const isMemberPage =
    first?.kind === 'other' &&
    isMemberList(first.type, configuration.federation) &&
    page.title === memberListTitle
  const picture = pictureUrl(configuration, page.title_background)
  return (
    <>
      {!isHeaded && <PageTitle title={page.title} level={headingLevel} isHidden={isMemberPage} />}
      <Segments
        segments={segments}
        headingLevel={Math.min(headingLevel + 1, 6)}
        header={isHeaded ? { title: page.title, picture } : null}
        isBand
      />
    </>
  )
}

interface PageTitleProperties {
  title: string
  level: number
  isHidden: boolean
}

function PageTitle({ title, level, isHidden }: PageTitleProperties) {
  const Title = headingTag(level)
  if (isHidden) return <Title className="visually-hidden">{title}</Title>
  return (
    <div className="band">
      <Title className="page-title page-title-alone">{title}</Title>
    </div>
  )
}

export const page = { tag, Screen, styles: import.meta.sheets } satisfies WidgetDefinition
