/** A video; the setting `video` is an address or an id. */
import { setting } from '../../contract/settings'
import { youtubeId } from '../../domain/video'
import { Video } from '../../ui/pictures/video'
import type { SegmentProperties } from './segment-view'

/** Nothing for anything but a YouTube video. */
export function View({ segment }: SegmentProperties) {
  const id = youtubeId(setting(segment, 'video'))
  return id && <Video id={id} title={setting(segment, 'title') ?? ''} />
}
