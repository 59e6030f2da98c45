/**
 * Where this script came from, absolute; '' where it can't be told. It runs as a module and as a classic script, which
 * leaves no way to ask `import.meta`; an import has no tag: its address is the first in a stack.
 */
export const ownAddress: string =
  (document.currentScript as HTMLScriptElement | null)?.src ||
  /https?:.+?(?=:\d+:\d)/.exec(new Error().stack ?? '')?.[0] ||
  ''

/** None where it was imported. */
export const ownTag: HTMLScriptElement | undefined = [...document.querySelectorAll('script')].find(
  ({ src }) => src === ownAddress,
)
