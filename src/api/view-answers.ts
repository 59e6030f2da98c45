/** The answers that a view was drawn from, as the API gives them now. */
import { versionOfText } from '../contract/text-version'
import { noteFailure } from './repeat'
import { RequestFailure, refusalOf } from './request'
import { fetchAnswer } from './request-fetch'

export interface ViewAnswers {
  /** Raw JSON by request address; what could not be had is not there. */
  answers: ReadonlyMap<string, unknown>
  /** Every one is there, and the same to the letter. */
  isAsDrawn: boolean
}

/** ms; who has reached for the element waits for it. */
const longestWait = 10_000

/**
 * @param versions of the answers' texts by request address
 * @param coming requests that are on their way already
 * Never rejects.
 */
export async function askViewAnswers(
  versions: Readonly<Record<string, string>> = {},
  coming?: ReadonlyMap<string, Promise<Response>>,
): Promise<ViewAnswers> {
  const answers = new Map<string, unknown>()
  let isAsDrawn = true
  const ask = async ([address, version]: [string, string]) => {
    try {
      const response = await (coming?.get(address) ??
        fetchAnswer(address, 'application/json', AbortSignal.timeout(longestWait)))
      if (!response.ok) throw refusalOf(response)
      // Without content is how an API says null.
      const text = response.status === 204 ? 'null' : await response.text()
      answers.set(address, JSON.parse(text))
      if (versionOfText(text) !== version) isAsDrawn = false
    } catch (error) {
      isAsDrawn = false
      if (error instanceof SyntaxError) return
      // The screen asks the same next: that is a repeat.
      noteFailure(
        address,
        error instanceof RequestFailure ? error : new RequestFailure(String(error), undefined, true),
      )
    }
  }
  await Promise.all(Object.entries(versions).map(ask))
  return { answers, isAsDrawn }
}
