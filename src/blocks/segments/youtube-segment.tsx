/** A video; the setting `video` is an address or an id. */
import { youtubeId } from '../../domain/news/video'
import { Video } from '../../ui/pictures/video'
import type { SegmentProperties } from './segment-view'

/** Nothing for anything but a YouTube video. */
export function View({ segment: { video, title } }: SegmentProperties<'youtube'>) {
  const id = youtubeId(video)
  return id && <Video id={id} title={title} />
}
