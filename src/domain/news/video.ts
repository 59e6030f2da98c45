/**
 * Videos of YouTube and Vimeo (contract: CMS pages, Rich text). A video's id is eleven letters of YouTube's, or
 * "vimeo/76979871", with "/8272103f6e" behind it if it is unlisted.
 */

/** What YouTube writes in an id's place for lists and channels. */
const notIds = ['videoseries', 'live_stream']

const isId = (text: string | undefined): text is string =>
  text !== undefined && /^[\w-]{11}$/.test(text) && !notIds.includes(text)

const youtubeHosts = /^(?:(?:www|m|music)\.)?(?:youtube(?:-nocookie)?\.com|youtu\.be)$/
const vimeoHosts = /^(?:(?:www|player)\.)?vimeo\.com$/

/** The only address prefixes that frames may have. */
const youtubePrefix = 'https://www.youtube-nocookie.com/embed/'
const vimeoPrefix = 'https://player.vimeo.com/video/'

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

function youtubeIdIn(address: string): string | null {
  const url = urlOf(address)
  const id = url && youtubeHosts.test(url.hostname) ? idIn(url) : undefined
  return isId(id) ? id : null
}

function vimeoIdIn(address: string): string | null {
  const url = urlOf(address)
  if (!url || !vimeoHosts.test(url.hostname)) return null
  const [, number, unlisted] = /^\/(?:video\/)?(\d{5,12})(?:\/(\w+))?\/?$/.exec(url.pathname) ?? []
  const key = unlisted ?? /^\w+$/.exec(url.searchParams.get('h') ?? '')?.[0]
  return number ? ['vimeo', number, key].filter(Boolean).join('/') : null
}

/** The video's id from an address at YouTube or an id; null for anything else. */
export function youtubeId(text: string | null | undefined): string | null {
  const trimmed = text?.trim() ?? ''
  return isId(trimmed) ? trimmed : youtubeIdIn(trimmed)
}

/** The id of the video that a frame in rich HTML shows; null for any other frame. */
export function framedVideoId(src: string | null): string | null {
  const address = src?.trim() ?? ''
  return youtubeIdIn(address) ?? vimeoIdIn(address)
}

/** The address of the video's frame, without cookies. */
export function videoAddress(id: string): string {
  const [site, number, key] = id.split('/')
  if (site !== 'vimeo') return youtubePrefix + id
  return `${vimeoPrefix}${number}?dnt=1${key ? `&h=${key}` : ''}`
}

/** The address of a frame that plays the video at once. */
export const videoFrameUrl = (id: string): string =>
  `${videoAddress(id)}${id.startsWith('vimeo/') ? '&' : '?rel=0&'}autoplay=1`
