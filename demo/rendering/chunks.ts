/** The built files that make an element live. */

/** Written in by the build (src/loader/chunk-list.mjs): a screen has the numbers of its files, its own last. */
declare const __SCREEN_FILES__: {
  files: readonly string[]
  screens: Readonly<Record<string, readonly number[]>>
}

/** Paths beside parket.js; none for a name that is no screen's. */
export function scriptsOf(screen: string): string[] {
  const { files, screens } = __SCREEN_FILES__
  return (screens[screen] ?? []).map((number) => files[number] as string)
}
