import { afterEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { waitFor } from '../../../../test/support/wait-for'
import { textsOf } from '../../base/texts.fixture'
import { focused, renderInShadow, unmountAll } from '../../fields/shadow.fixture'
import { brokenPicture, goodPicture } from '../../people/player.fixture'
import { lineColumns, lineKey, linesOf, lineWith } from './stat-line.fixture'
import { StatTable, type StatTableProperties } from './stat-table'

type Line = ReturnType<typeof lineWith>

afterEach(async () => {
  unmountAll()
  await page.viewport(414, 896)
})

function renderTable(changed: Partial<StatTableProperties<Line>> = {}, width = 1200) {
  const table = { rows: linesOf(5), columns: lineColumns, rowKey: lineKey, caption: 'Statistika' }
  return renderInShadow(<StatTable {...table} {...changed} />, import.meta.sheets, width)
}

const head = (name: string) => page.getByRole('columnheader', { name })
const sortButton = (name: string) => head(name).getByRole('button')
const key = (name: string) => () => userEvent.keyboard(name)
const sorted = (name: string) => head(name).element().getAttribute('aria-sort')
const players = () => textsOf('rowheader').map((text) => text?.replace('Igralec Številka ', ''))
const row = (place: number) => [
  ...(page.getByRole('row').elements()[place + 1]?.querySelectorAll('[role=cell], [role=rowheader]') ?? []),
]
const texts = (cells: Element[]) => cells.map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '))

describe('a statistic table', () => {
  test('says each value as its column does, and a dash for what nobody knows', () => {
    renderTable({ rows: [lineWith(), lineWith({ nationality: null })] })
    expect(texts(row(0))).toEqual(
      ['1', 'Jaka Hribar', 'Triglavski risi', 'SLO', '7', '162', '86 % 31/36', '56 % 34/61'].concat(
        ...['43 % 21/49', '26 4 + 22', '46', '11'],
      ),
    )
    expect(texts(row(1))[3]).toBe('–')
  })

  test('has a name, heads for its columns and for its rows, and says so where it has none', () => {
    renderTable({ rows: [lineWith()] })
    const table = page.getByRole('table', { name: 'Statistika' })
    expect(table.element().querySelector('caption')?.textContent).toBe('Statistika')
    expect(head('PM (prosti meti)').element().getAttribute('scope')).toBe('col')
    expect(page.getByRole('rowheader', { name: 'Jaka Hribar' }).element().getAttribute('scope')).toBe('row')
    unmountAll()
    renderTable({ rows: [] })
    expect(textsOf('cell')).toEqual(['Seznam v pripravi'])
  })

  test('leads where a row has an address, out of the site in a new tab, else it has plain words', () => {
    const isExternal = ({ player }: Line) => player.id === '2'
    renderTable({
      rows: linesOf(3),
      columns: lineColumns.map((column) => (column.kind === 'link' ? { ...column, isExternal } : column)),
    })
    const links = page.getByRole('link').elements()
    expect(links.map((link) => [link.getAttribute('href'), link.getAttribute('target')])).toEqual([
      ['/reprezentant/1', null],
      ['/reprezentant/2', '_blank'],
    ])
    expect(players()).toEqual(['1', '2', '3'])
  })

  test('shows a known nation’s flag; an unknown code, and a flag that can’t be shown, are text', async () => {
    const { shadow } = renderTable({
      rows: ['SLO', 'XYZ', 'CRO'].map((nationality, index) =>
        lineWith({ nationality, player: { id: String(index), first_name: '', last_name: '' } }),
      ),
      flagUrl: (code) => (code === 'CRO' ? brokenPicture : goodPicture),
    })
    await waitFor(() => expect(shadow.querySelectorAll('.stat-flag')).toHaveLength(1))
    expect([0, 1, 2].map((place) => texts(row(place))[3])).toEqual(['SLO', 'XYZ', 'CRO'])
  })

  test('has words at the left and numbers at the right, in line', () => {
    const { shadow } = renderTable({ rows: linesOf(3) })
    const edge = (key: string, side: 'left' | 'right') =>
      new Set(
        [...shadow.querySelectorAll(`.stat-cell[data-kind="${key}"] > :is(.stat-main, .stat-link)`)].map(
          (value) => Math.round(value.getBoundingClientRect()[side]),
        ),
      ).size
    expect([edge('link', 'left'), edge('points', 'right'), edge('made', 'right')]).toEqual([1, 1, 3])
    const number = shadow.querySelector('[data-kind="points"] > .stat-main')
    expect(number && getComputedStyle(number).fontVariantNumeric).toContain('tabular-nums')
  })
})

describe('a column’s head', () => {
  test('sorts by its column, the other way round and not at all, pressed by mouse and by keys', async () => {
    renderTable()
    const steps = []
    for (const press of [() => userEvent.click(sortButton('Podaje')), key('{Enter}'), key(' ')]) {
      await press()
      steps.push([sorted('Podaje'), players().join()])
    }
    expect(focused()).toBe(sortButton('Podaje').element())
    expect(steps).toEqual([
      ['descending', '5,2,3,4,1'],
      ['ascending', '1,4,3,2,5'],
      ['none', '1,2,3,4,5'],
    ])
  })

  test('of the position sorts nothing: it counts what is shown', async () => {
    renderTable()
    expect(head('#').getByRole('button').elements()).toEqual([])
    expect(head('#').element().hasAttribute('aria-sort')).toBe(false)
    await userEvent.click(sortButton('Podaje'))
    expect([0, 1, 2, 3, 4].map((place) => texts(row(place))[0])).toEqual(['1', '2', '3', '4', '5'])
  })
})

describe('a table that is too wide', () => {
  test('scrolls by keys inside its card, and the name stays', async () => {
    const { shadow } = renderTable({}, 390)
    const scroller = page.getByRole('region', { name: 'Statistika' }).element()
    await waitFor(() => expect((scroller as HTMLElement).tabIndex).toBe(0))
    await userEvent.tab()
    expect(focused()).toBe(scroller)
    // As a held key: a press before the frame that makes it scrollable moves nothing.
    await waitFor(async () => {
      await userEvent.keyboard('{ArrowRight}')
      expect(scroller.scrollLeft).toBeGreaterThan(60)
    })
    const name = shadow.querySelector('tbody th')?.getBoundingClientRect()
    expect(Math.round((name?.left ?? 0) - scroller.getBoundingClientRect().left)).toBeLessThanOrEqual(1)
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  })

  test('is no stop of the tab key where it fits', async () => {
    await page.viewport(1300, 800)
    renderTable()
    await userEvent.tab()
    expect(focused()).toBe(sortButton('Igralec').element())
  })
})

test('a long table lays out only what is near, and is as high as if it had', async () => {
  await page.viewport(1300, 800)
  const { shadow } = renderTable({ rows: linesOf(500) })
  const scroller = shadow.querySelector<HTMLElement>('.stat-scroller')
  const count = () => shadow.querySelectorAll('[part=stat-row]').length
  expect(count()).toBe(30)
  await waitFor(() => expect(count()).toBe(500))
  const height = scroller?.offsetHeight ?? 0
  expect(height).toBeGreaterThan(500 * 50)
  const last = [...shadow.querySelectorAll('[part=stat-row]')].at(-1)
  expect(last?.checkVisibility({ contentVisibilityAuto: true })).toBe(false)
  last?.scrollIntoView()
  await waitFor(() => expect(last?.checkVisibility({ contentVisibilityAuto: true })).toBe(true))
  expect(Math.abs((scroller?.offsetHeight ?? 0) - height)).toBeLessThan(60)
})
