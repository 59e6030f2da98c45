/**
 * The only fetch of answers: without credentials, with the page's origin as the only referrer. Async, so that a host's
 * own fetch that throws becomes a rejection.
 */
export const fetchAnswer = async (
  address: string,
  accept: string,
  signal: AbortSignal,
  cache: RequestCache = 'default',
): Promise<Response> =>
  fetch(address, { signal, cache, credentials: 'omit', referrerPolicy: 'origin', headers: { accept } })
