/// <reference types="vite/client" />
/** Every screen, for those that need them all: tests, the server, the docs. Importing it defines nothing. */
import type { WidgetDefinition } from '../src/island/definition'

const screens = import.meta.glob<Readonly<Record<string, WidgetDefinition>>>('./*/screen.tsx', {
  eager: true,
})

export const widgets: readonly WidgetDefinition[] = Object.values(screens)
  .flatMap((screen) => Object.values(screen))
  .toSorted((one, other) => (one.tag.tag < other.tag.tag ? -1 : 1))
