/** A YouTube video: our own picture until it is clicked, then the cookieless frame. */
import { useState } from 'react'
import { videoFrameUrl } from '../../domain/news/video'
import { frameAttributes, frameName, videoName } from './video-element'
import './video.css?sheet'

export interface VideoProperties {
  /** Eleven letters, see domain/video.ts. */
  id: string
  title: string
}

const takeFocus = (frame: HTMLIFrameElement | null) => frame?.focus()

export function Video({ id, title }: VideoProperties) {
  const [isPlaying, setPlaying] = useState(false)
  if (isPlaying) {
    return (
      <iframe
        className="video unprinted"
        title={frameName(title)}
        src={videoFrameUrl(id)}
        ref={takeFocus}
        {...frameAttributes}
      />
    )
  }
  return (
    <button type="button" className="video unprinted" onClick={() => setPlaying(true)}>
      <span className="video-sign" />
      <span className={title.trim() ? 'video-title' : 'visually-hidden'}>{videoName(title)}</span>
    </button>
  )
}
