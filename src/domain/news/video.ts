/** YouTube videos (contract: CMS pages): the id from an address or an id, and the frame's address. */

const idPattern = /^[\w-]{11}$/

const hosts = /^(?:(?:www|m|music)\.)?(?:youtube(?:-nocookie)?\.com|youtu\.be)$/

/** The only address prefix that frames may have. */
const framePrefix = 'https://www.youtube-nocookie.com/embed/'

function urlOf(text: string): URL | null {
  try {
    return new URL(/^https?:/i.test(text) ? text : `https://${text}`)
  } catch {
    return null
  }
}

/** The id in an address; the first one in a place where YouTube puts ids. */
function idIn(url: URL): string | undefined {
  const steps = url.pathname.split('/').filter(Boolean)
  if (url.hostname.endsWith('youtu.be')) return steps[0]
  if (['embed', 'shorts', 'live', 'v'].includes(steps[0] ?? '')) return steps[1]
  return url.searchParams.get('v') ?? undefined
}

/** The video's id from an address or an id; null for anything else. */
export function youtubeId(text: string | null | undefined): string | null {
  const trimmed = text?.trim() ?? ''
  if (idPattern.test(trimmed)) return trimmed
  const url = urlOf(trimmed)
  const id = url && hosts.test(url.hostname) ? idIn(url) : undefined
  return id !== undefined && idPattern.test(id) ? id : null
}

/** The id of a frame in rich HTML: only the exact prefix counts (contract: Rich text). */
export function framedVideoId(src: string | null): string | null {
  return src?.startsWith(framePrefix) ? youtubeId(src) : null
}

/** The address of a frame that plays the video at once. */
export const videoFrameUrl = (id: string): string => `${framePrefix}${id}?autoplay=1&rel=0`
