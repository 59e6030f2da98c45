import { beforeEach, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { sceneOf } from './answers.fixture'
import { defined, markup, widgetTable } from './every-widget.fixture'
import { closePage, failing, type HostPage, openPage, put, settled, start } from './host-page.fixture'

beforeEach(async () => {
  await page.viewport(1280, 900)
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})

const pathOf = (address: string) => address.split('?', 1)[0] ?? ''

/** More requests, or more reports, than addresses that are refused. */
function repeatsOf({ requested, events }: HostPage, refused: string): string[] {
  const addresses = requested.filter(({ path }) => pathOf(path) === refused).map(({ path }) => path)
  const most = new Set(addresses).size
  const reports = events.filter((event) => event.startsWith('parket-error')).length
  return addresses.length > most || reports > most ? [`${addresses.join()}: ${reports} reports`] : []
}

describe.each(widgetTable)('%s', (tag, widget) => {
  test.each(['page', 'memory'])('sends and reports it once with history="%s"', async (mode) => {
    const open = async (query: string, changes: Parameters<typeof openPage>[0] = {}) => {
      // The element before it would follow the address.
      closePage()
      history.replaceState(null, '', mode === 'page' && query ? `?${query}` : start)
      const host = openPage(changes)
      const state = mode === 'page' ? 'history="page"' : `start="${query.replaceAll('&', '&amp;')}"`
      await settled(host, put(markup(widget, defined(widget), state)))
      return host
    }
    const repeats: string[] = []
    for (const query of ['', ...(sceneOf(tag).choices ?? [])]) {
      const { requested } = await open(query)
      for (const refused of new Set(requested.map(({ path }) => pathOf(path))))
        repeats.push(...repeatsOf(await open(query, { [refused]: failing(404) }), refused))
    }
    expect(repeats).toEqual([])
  })
})
