/** A file's link with a title. */
import { documentOf } from '../../contract/segment-settings'
import { setting, wordOf } from '../../contract/settings'
import { useWidget } from '../../page/widget'
import { DocumentLink } from '../../ui/navigation/document'
import { fileUrl } from './file-url'
import type { SegmentProperties } from './segment-view'
import { alignments } from './text-segment'

/** The last segment of a path, without the query and decoded. */
const nameOf = (path: string): string =>
  path
    .replace(/[?#].*$/, '')
    .split('/')
    .at(-1) ?? ''

/** Nothing without a file; without a title the file's name is shown. */
export function View({ segment }: SegmentProperties) {
  const { configuration } = useWidget()
  const file = documentOf(segment)
  if (!file?.path.trim()) return null
  const title = setting(segment, 'title')?.trim() || file.title?.trim() || nameOf(file.path)
  return (
    <div className="segment-document" data-align={wordOf(segment, 'align', alignments, 'left')}>
      <DocumentLink title={title} href={fileUrl(configuration, file.path)} />
    </div>
  )
}
