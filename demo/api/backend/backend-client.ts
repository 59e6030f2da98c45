/** Requests to another server's API, translated by a mapping; answers are cached as that server allows. */
import { contentOf, jsonContent, jsonType, textIn } from '../http/content'
import { isRecord } from '../json'
import { cleanHtml } from '../rich-html/clean-html'
import { cleanSegment } from '../rich-html/clean-settings'
import { type BackendAnswer, CachedAnswers, type Make } from './cached-answers'
import { type Backend, mapped } from './mapping'
import type { AskApi } from './site-pages'

/** Size of the cache, in bytes */
const room = 64 * 1024 * 1024

/** Rich texts, cleaned: how the backend has cleaned them is unknown. */
function cleaned(name: string, answer: unknown): unknown {
  if (!isRecord(answer)) return answer
  if (name === 'Get page by url' && Array.isArray(answer.segments))
    return { ...answer, segments: answer.segments.map((segment) => cleanSegment(segment)) }
  if (name === 'Get news article' && typeof answer.html_content === 'string')
    return { ...answer, html_content: cleanHtml(answer.html_content) }
  return answer
}

/** A request of our API: its path with the parameters filled in, and its query. */
export type OurRequest = readonly [path: string, query: Readonly<Record<string, string>>]

export class BackendClient {
  readonly #cache = new CachedAnswers(room)

  constructor(private readonly backend: Backend) {}

  /** The answer to a named request, in our format. */
  named(name: string, [path, query]: OurRequest, isOwn?: boolean): Promise<BackendAnswer> {
    const { address, unwrap } = mapped(this.backend.api, path, query, this.backend.mapping)
    const make: Make = (bytes) => {
      const answer = cleaned(name, unwrap(JSON.parse(textIn(bytes))))
      if (answer === undefined) throw new Error('has nothing where the mapping says that the answer is')
      return jsonContent(answer)
    }
    // The translation depends on the request.
    return this.#cache.take(address, make, `${name} ${address}`, isOwn)
  }

  /** A file; `base`, if it depends on that address of our site. */
  file([path, query]: OurRequest, make: Make, base?: string): Promise<BackendAnswer> {
    const { address } = mapped(this.backend.api, path, query, this.backend.mapping)
    return this.#cache.take(address, make, base === undefined ? address : `${base} ${address}`)
  }

  /** JSON that is the same in every API, at its usual path. */
  untranslated(path: string): Promise<BackendAnswer> {
    return this.#cache.take(this.backend.api + path, (bytes) => contentOf(bytes, jsonType))
  }

  readonly readJson: AskApi = async (path, query = {}) => {
    const { status, content } = await this.named('', [path, query])
    return status === 200 ? JSON.parse(textIn(content.bytes)) : undefined
  }
}
