import { afterEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { waitFor } from '../../../test/support/wait-for'
import { textsOf } from '../base/texts.fixture'
import { renderInShadow, unmountAll } from '../fields/shadow.fixture'
import { addresses, playerWith, squad } from './player.fixture'
import { RosterTable, type RosterTableProperties } from './roster-table'

afterEach(async () => {
  unmountAll()
  await page.viewport(414, 896)
})

function renderTable(changed: Partial<RosterTableProperties> = {}, width = 1200) {
  const view = <RosterTable players={squad} label="Seznam" {...addresses} {...changed} />
  return renderInShadow(view, import.meta.sheets, width)
}

const middleOf = (cell: Element) => {
  const { top, bottom } = cell.getBoundingClientRect()
  return (top + bottom) / 2
}

describe('the table of players', () => {
  test('has its columns, and a dash for what is not known', () => {
    renderTable({
      players: [
        playerWith({ number: '00' }),
        playerWith({ id: '2', number: null, height: 0, year_of_birth: null }),
      ],
    })
    expect(textsOf('columnheader')).toEqual(['Št.', 'Ime', 'Priimek', 'Leto rojstva', 'Višina'])
    expect(textsOf('cell')).toEqual(['00', 'Zupančič', '1999', '201 cm'].concat(['–', 'Zupančič', '–', '–']))
    expect(textsOf('rowheader')).toEqual(['Luka', 'Luka'])
    expect(page.getByRole('link', { name: 'Luka Zupančič', exact: true }).elements()).toHaveLength(2)
  })

  const nothing = playerWith({ number: null, height: null, year_of_birth: null })
  test.each<[string, Partial<RosterTableProperties>, string[]]>([
    ['no number', { players: [playerWith({ number: null })] }, ['Ime', 'Priimek', 'Leto rojstva', 'Višina']],
    ['no year', { players: [playerWith({ year_of_birth: 0 })] }, ['Št.', 'Ime', 'Priimek', 'Višina']],
    ['no height', { players: [playerWith({ height: 0 })] }, ['Št.', 'Ime', 'Priimek', 'Leto rojstva']],
    ['nothing', { players: [nothing] }, ['Ime', 'Priimek']],
    [
      'nothing, beside a table that has it',
      { players: [nothing], among: [nothing, playerWith({})] },
      ['Št.', 'Ime', 'Priimek', 'Leto rojstva', 'Višina'],
    ],
  ])('has no column that is empty for everyone: %s', (_, properties, columns) => {
    const { shadow } = renderTable(properties)
    expect(textsOf('columnheader')).toEqual(columns)
    const [row] = shadow.querySelectorAll('[part=player]')
    const tops = new Set([...(row?.children ?? [])].map((cell) => Math.round(middleOf(cell))))
    expect([...tops]).toHaveLength(1)
    expect(getComputedStyle(row ?? shadow.host).gridTemplateColumns.split(' ')).toHaveLength(columns.length)
  })

  test('keeps hidden heads for screen readers, also where it says that nobody is in it', () => {
    renderTable({ players: [], isHeadHidden: true })
    expect(textsOf('cell')).toEqual(['Seznam v pripravi'])
    expect(textsOf('columnheader')).toHaveLength(5)
  })

  test.each([1200, 700, 390, 320])(
    'leads to the player from every place of a row, at %d px',
    async (width) => {
      await page.viewport(1280, 800)
      const { shadow } = renderTable({ players: squad.slice(0, 3) }, width)
      for (const row of shadow.querySelectorAll('[part=player]')) {
        const { left, right, top, bottom } = row.getBoundingClientRect()
        const edge = Math.min(right, width) - 4
        const links = [left + 4, (left + edge) / 2, edge].map((x) =>
          shadow.elementFromPoint(x, (top + bottom) / 2)?.closest('a'),
        )
        expect(links).toEqual(Array(3).fill(row.querySelector('a')))
      }
    },
  )

  test('has the columns of two tables in one line, whatever they hold', () => {
    const edges = [squad.slice(0, 2), squad.slice(-1)].map((players) => {
      const { shadow } = renderTable({ players })
      const lefts = [...shadow.querySelectorAll('[part=player]:first-child > *')].map(
        (cell) => cell.getBoundingClientRect().left,
      )
      unmountAll()
      return lefts
    })
    expect(edges[0]).toEqual(edges[1])
  })
})

test('a table that is too wide keeps the last name in sight when it is scrolled', async () => {
  const { shadow } = renderTable({}, 280)
  const scroller = shadow.querySelector('section')
  await waitFor(() => expect(scroller?.tabIndex).toBe(0))
  if (scroller) scroller.scrollLeft = 500
  const name = shadow.querySelector('[part=player] .roster-last')?.getBoundingClientRect()
  expect(scroller?.scrollLeft).toBeGreaterThan(20)
  expect(name?.left).toBeGreaterThanOrEqual(scroller?.getBoundingClientRect().left ?? 0)
})
