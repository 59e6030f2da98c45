/**
 * Videos of YouTube and Vimeo (contract: CMS pages, Rich text). A video's id is eleven letters of YouTube's, or
 * "vimeo/76979871", with "/8272103f6e" behind it if it is unlisted; then "+90" if it starts after 90 seconds.
 */

/** What YouTube writes instead of an id for lists and channels. */
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
    // As markup has it.
    const address = text.replaceAll('&amp;', '&')
    return new URL(/^https?:/i.test(address) ? address : `https://${address}`)
  } catch {
    return null
  }
}

/** The id in an address; the first one in a position where YouTube puts ids. */
function idIn(url: URL): string | undefined {
  const steps = url.pathname.split('/').filter(Boolean)
  if (url.hostname.endsWith('youtu.be')) return steps[0]
  if (['embed', 'shorts', 'live', 'v'].includes(steps[0] ?? '')) return steps[1]
  return url.searchParams.get('v') ?? undefined
}

/** Of "90", "90s" and "1m30s"; 0 for anything else. */
function secondsOf(text: string): number {
  const [, hours = 0, minutes = 0, seconds = 0] =
    /^(?:(\d{1,2})h)?(?:(\d{1,3})m)?(?:(\d{1,6})s?)?$/i.exec(text.trim()) ?? []
  return 3600 * Number(hours) + 60 * Number(minutes) + Number(seconds)
}

/** The end of the id, from an address's query or fragment; empty for a video that starts at its beginning. */
function startIn({ searchParams, hash }: URL): string {
  const queries = [searchParams, new URLSearchParams(hash.slice(1))]
  const given = ['start', 't', 'time_continue'].flatMap((name) => queries.map((each) => each.get(name) ?? ''))
  const start = given.map(secondsOf).find((seconds) => seconds > 0)
  return start ? `+${start}` : ''
}

function youtubeIdIn(address: string): string | null {
  const url = urlOf(address)
  const id = url && youtubeHosts.test(url.hostname) ? idIn(url) : undefined
  return url && isId(id) ? id + startIn(url) : null
}

function vimeoIdIn(address: string): string | null {
  const url = urlOf(address)
  if (!url || !vimeoHosts.test(url.hostname)) return null
  const [, number, unlisted] = /^\/(?:video\/)?(\d{5,12})(?:\/(\w+))?\/?$/.exec(url.pathname) ?? []
  const key = unlisted ?? /^\w+$/.exec(url.searchParams.get('h') ?? '')?.[0]
  return number ? ['vimeo', number, key].filter(Boolean).join('/') + startIn(url) : null
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

function addressOf(id: string, isPlaying: boolean): string {
  const [video = '', start] = id.split('+')
  const [site, number, key] = video.split('/')
  const isVimeo = site === 'vimeo'
  const own = isVimeo ? ['dnt=1', key && `h=${key}`] : [start && `start=${start}`, isPlaying && 'rel=0']
  const query = [...own, isPlaying && 'autoplay=1'].filter(Boolean).join('&')
  const page = isVimeo ? `${vimeoPrefix}${number}` : youtubePrefix + video
  return `${page}${query && `?${query}`}${isVimeo && start ? `#t=${start}s` : ''}`
}

/** The address of the video's frame, without cookies. */
export const videoAddress = (id: string): string => addressOf(id, false)

/** The address of a frame that plays the video at once. */
export const videoFrameUrl = (id: string): string => addressOf(id, true)
