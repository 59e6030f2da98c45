/**
 * The only fetch of answers: without credentials, and nobody is told more of the page than its origin. Async, so that a
 * host's own fetch that throws at once is a rejection as well.
 */
export const fetchAnswer = async (
  address: string,
  accept: string,
  signal: AbortSignal,
  cache: RequestCache = 'default',
): Promise<Response> =>
  fetch(address, { signal, cache, credentials: 'omit', referrerPolicy: 'origin', headers: { accept } })
