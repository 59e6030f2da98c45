/** A file's link with a title. */
import { useWidget } from '../../page/widget'
import { DocumentLink } from '../../ui/navigation/document'
import { fileUrl } from './file-url'
import type { SegmentProperties } from './segment-view'

/** The last segment of a path, without the query and decoded. */
const nameOf = (path: string): string =>
  path
    .replace(/[?#].*$/, '')
    .split('/')
    .at(-1) ?? ''

/** Nothing without a file; without a title the file's name is shown. */
export function View({ segment: { title, align, file } }: SegmentProperties<'document'>) {
  const { configuration } = useWidget()
  if (!file?.path.trim()) return null
  const shownTitle = title || file.title?.trim() || nameOf(file.path)
  return (
    <div className="segment-document" data-align={align}>
      <DocumentLink title={shownTitle} href={fileUrl(configuration, file.path)} />
    </div>
  )
}
