/**
 * This script's absolute address; '' where it is unknown. It works as a module and as a classic script, so `import.meta`
 * can't be used; an imported script has no tag, but its address is the first in a stack trace.
 */
export const ownAddress: string =
  (document.currentScript as HTMLScriptElement | null)?.src ||
  /https?:.+?(?=:\d+:\d)/.exec(new Error().stack ?? '')?.[0] ||
  ''

/** Undefined where it was imported. */
export const ownTag: HTMLScriptElement | undefined = [...document.querySelectorAll('script')].find(
  ({ src }) => src === ownAddress,
)
