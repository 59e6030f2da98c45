/** The current answers to the requests that a server-rendered view was made from. */
import { versionOfText } from '../contract/text-version'
import { responseTo } from './early-responses'
import { RequestFailure, refusalOf } from './request'
import { noteFailure } from './retry'

export interface ViewAnswers {
  /** Raw JSON by request address, without those that failed. */
  answers: ReadonlyMap<string, unknown>
  /** All have arrived, and none has changed. */
  isUnchanged: boolean
}

/** Timeout in ms; the visitor is already using the element. */
const timeoutMs = 10_000

/** @param versions of the answers' texts, by request address. Never rejects. */
export async function fetchViewAnswers(
  versions: Readonly<Record<string, string>> = {},
): Promise<ViewAnswers> {
  const answers = new Map<string, unknown>()
  let isUnchanged = true
  const load = async ([address, version]: [string, string]) => {
    try {
      const response = await responseTo(address, AbortSignal.timeout(timeoutMs))
      if (!response.ok) throw refusalOf(response)
      // 204 stands for null.
      const text = response.status === 204 ? 'null' : await response.text()
      answers.set(address, JSON.parse(text))
      if (versionOfText(text) !== version) isUnchanged = false
    } catch (error) {
      isUnchanged = false
      if (error instanceof SyntaxError) return
      // The screen will request it next, which is then a retry.
      noteFailure(
        address,
        error instanceof RequestFailure ? error : new RequestFailure(String(error), undefined, true),
      )
    }
  }
  await Promise.all(Object.entries(versions).map(load))
  return { answers, isUnchanged }
}
