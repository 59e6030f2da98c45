/** How old an answer may get in caches in a row, by its own headers. */

/** Seconds: at a cache that many share, and then at the browser behind it, which doesn't know how old it is already. */
export function oldest(headers: Headers): number {
  const cacheControl = headers.get('cache-control') ?? ''
  const seconds = (name: string) =>
    Number(new RegExp(`(?:^|[ ,])${name}=(\\d+)`).exec(cacheControl)?.[1] ?? Number.NaN)
  const [own, shared] = [seconds('max-age'), seconds('s-maxage')]
  const later = seconds('stale-while-revalidate') || 0
  return (Number.isNaN(shared) ? own : shared) + later + own + later
}
