import { vi } from 'vitest'

/**
 * Said by React's development build alone: a context remembers for good who rendered it last, so what a server's
 * rendering left behind in a test's page counts as one that still goes on. A real server is another machine.
 */
const ofTwoRenderers = 'Detected multiple renderers concurrently rendering the same context provider.'

export function hearComplaints(): () => unknown[][] {
  const spies = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')]
  const calls = () => spies.flatMap(({ mock }) => mock.calls as unknown[][])
  return () => calls().filter(([line]) => !String(line).startsWith(ofTwoRenderers))
}
