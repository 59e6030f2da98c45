import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { textsOf } from '../../base/texts.fixture'
import { faultsInBoth, focused, openLayers, renderInShadow, unmountAll } from '../shadow.fixture'
import type { DateFieldProps } from './date-choice'
import { DateField } from './date-field'

type StartProps = Partial<Omit<DateFieldProps, 'onChange'>>

const changed = vi.fn()

function Day({ value: start = null, ...rest }: StartProps) {
  const [value, setValue] = useState(start)
  const change = (next: string | null) => {
    changed(next)
    setValue(next)
  }
  return <DateField label="Datum" {...rest} value={value} onChange={change} />
}

const field = () => page.getByRole('textbox', { name: 'Datum' })
const day = (name: string) => page.getByRole('button', { name, exact: true })
const keys = (text: string) => userEvent.keyboard(text)
const shownMonth = () => page.getByRole('grid').element().getAttribute('aria-label')

async function openByMouse() {
  await userEvent.click(field())
  await expect.element(page.getByRole('grid')).toBeVisible()
}

async function openByKeys() {
  await keys('{Tab}{ArrowDown}')
  await expect.element(page.getByRole('grid')).toBeVisible()
}

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2025-11-21T12:00:00Z') })
  await page.viewport(1000, 700)
  changed.mockReset()
})
afterEach(() => {
  unmountAll()
  vi.useRealTimers()
})

test('in a low window the days are scrolled to inside the layer, and the page does not move', async () => {
  await page.viewport(320, 256)
  const rendered = renderInShadow(<Day value="2025-11-03" />)
  await openByKeys()
  // Filled, the layer is shortened with the next frame.
  await expect.poll(() => openLayers(rendered)[0]?.getBoundingClientRect().bottom).toBeLessThanOrEqual(256)
  for (const key of [...Array(5).fill('{ArrowDown}'), ...Array(4).fill('{ArrowUp}')]) {
    await keys(key)
    const [layer, day] = [openLayers(rendered)[0], focused()].map((each) => each?.getBoundingClientRect())
    if (!layer || !day) throw new Error('no layer')
    expect(day.top >= layer.top && day.bottom <= layer.bottom && layer.bottom <= 256).toBe(true)
  }
  expect(scrollY).toBe(0)
})

describe('a day is typed', () => {
  test('and reads in full when the visitor has left; what is no day is forgotten, emptied it is none', async () => {
    renderInShadow(<Day />)
    await keys('{Tab}1.2.2025')
    expect(changed.mock.lastCall).toEqual(['2025-02-01'])
    await keys('{Tab}')
    await expect.element(field()).toHaveValue('01.02.2025')
    changed.mockReset()
    await userEvent.tripleClick(field())
    await keys('31.11.2025{Tab}')
    await expect.element(field()).toHaveValue('01.02.2025')
    expect(changed).not.toHaveBeenCalled()
    await userEvent.tripleClick(field())
    await keys('{Delete}')
    expect(changed.mock.lastCall).toEqual([null])
  })

  test('and the open calendar goes to it', async () => {
    renderInShadow(<Day band={3} />)
    await openByMouse()
    await keys('1.2.2026')
    await expect.poll(shownMonth).toBe('februar 2026')
    await expect.element(page.getByRole('gridcell', { selected: true })).toHaveTextContent('1')
    expect(focused()).toBe(field().element())
  })
})

describe('the calendar', () => {
  test('opens by a press on the text, and a day pressed is chosen', async () => {
    const rendered = renderInShadow(<Day value="2025-11-29" />)
    await openByMouse()
    expect(focused()).toBe(field().element())
    await userEvent.click(day('sreda, 5. november 2025'))
    await expect.element(field()).toHaveValue('05.11.2025')
    expect(openLayers(rendered)).toEqual([])
    expect(focused()).toBe(field().element())
  })

  test('opens by its sign, with the focus on the chosen day, else on today', async () => {
    renderInShadow(<Day />)
    await userEvent.click(page.getByRole('button', { name: 'Koledar' }))
    await expect.poll(() => focused()?.getAttribute('aria-label')).toBe('petek, 21. november 2025')
  })

  test('stays closed while the focus only passes', async () => {
    const rendered = renderInShadow(<Day />)
    await keys('{Tab}{Tab}{Tab}')
    expect(openLayers(rendered)).toEqual([])
  })

  test('names its weeks from Monday, its month and its arrows in Slovenian', async () => {
    renderInShadow(<Day value="2025-11-29" />)
    await openByMouse()
    expect(textsOf('columnheader')).toEqual(['pon', 'tor', 'sre', 'čet', 'pet', 'sob', 'ned'])
    await expect.element(page.getByText('november 2025')).toBeVisible()
    await userEvent.click(page.getByRole('button', { name: 'Naslednji mesec' }))
    await expect.element(page.getByText('december 2025')).toBeVisible()
    await userEvent.click(page.getByRole('button', { name: 'Prejšnji mesec' }))
    await userEvent.click(page.getByRole('button', { name: 'Prejšnji mesec' }))
    expect(shownMonth()).toBe('oktober 2025')
  })

  test.each(['2027-02-01', '2025-06-30'])('shows six weeks in the month of %s', async (value) => {
    renderInShadow(<Day value={value} />)
    await openByMouse()
    const cells = page.getByRole('gridcell').elements()
    expect(new Set(cells.map((cell) => cell.querySelector('button')?.ariaLabel)).size).toBe(42)
  })

  test('marks today, the chosen day and the days around it, over the end of the month', async () => {
    const rendered = renderInShadow(<Day value="2025-11-29" band={3} />)
    await openByMouse()
    const dates = (selector: string) =>
      [...rendered.shadow.querySelectorAll<HTMLElement>(selector)].map(({ dataset }) =>
        dataset.vcDate?.slice(5),
      )
    expect(dates('[aria-current=date]')).toEqual(['11-21'])
    expect(dates('[aria-selected=true]')).toEqual(['11-29'])
    expect(dates('[data-band]')).toEqual(['11-26', '11-27', '11-28', '11-29', '11-30', '12-01', '12-02'])
    expect([dates('[data-band=first]'), dates('[data-band=last]')]).toEqual([['11-26'], ['12-02']])
  })

  test('is led through by keys, and taken from by Enter and by the space bar', async () => {
    const rendered = renderInShadow(<Day value="2025-11-29" band={3} />)
    const day = () => focused()?.getAttribute('aria-label')
    await openByKeys()
    await expect.poll(day).toBe('sobota, 29. november 2025')
    // Which key leads where is in calendar-keys.test.
    for (const [pressed, name] of [
      ['{ArrowRight}{ArrowRight}', 'ponedeljek, 1. december 2025'],
      ['{Home}{ArrowUp}', 'ponedeljek, 24. november 2025'],
      ['{Shift>}{PageUp}{/Shift}', 'nedelja, 24. november 2024'],
    ] as const) {
      await keys(pressed)
      expect(day()).toBe(name)
    }
    await keys('{Enter}')
    expect(openLayers(rendered)).toEqual([])
    expect(focused()).toBe(field().element())
    expect(changed.mock.calls).toEqual([['2024-11-24']])
    await keys('{ArrowDown}')
    await expect.poll(day).toBe('nedelja, 24. november 2024')
    await keys('{ArrowLeft}{ }')
    await expect.element(field()).toHaveValue('23.11.2024')
  })

  test.each<[string, () => Promise<unknown>, isHeld: boolean]>([
    ['Escape on a day', () => keys('{ArrowDown}{Escape}'), true],
    ['Escape in the text', () => keys('{Escape}'), true],
    ['a press elsewhere', () => userEvent.click(page.getByRole('button', { name: 'potem' })), false],
    ['Tab that leads out of it', () => keys('{ArrowDown}{Tab}'), false],
  ])('closes by %s', async (_, act, isHeld) => {
    const rendered = renderInShadow(
      <>
        <Day value="2025-11-29" />
        <button type="button" style={{ display: 'block', marginTop: 450 }}>
          potem
        </button>
      </>,
    )
    await openByMouse()
    await act()
    expect(openLayers(rendered)).toEqual([])
    expect(focused() === field().element()).toBe(isHeld)
    expect(changed).not.toHaveBeenCalled()
  })

  test('leaves nothing behind when its screen goes', async () => {
    const rendered = renderInShadow(<Day />)
    await openByMouse()
    rendered.unmount()
    expect(openLayers(rendered)).toEqual([])
    expect(rendered.shadow.querySelector('[data-root]')?.childElementCount).toBe(0)
  })
})

test('× empties the field; a value that is no day counts as none', async () => {
  const rendered = renderInShadow(<Day value="2025-11-29" />)
  await userEvent.click(page.getByRole('button', { name: 'Počisti' }))
  await expect.element(field()).toHaveValue('')
  expect(changed.mock.lastCall).toEqual([null])
  rendered.unmount()
  renderInShadow(<Day value="2025-02-30" />)
  await expect.element(field()).toHaveValue('')
  expect(page.getByRole('button', { name: 'Počisti' }).query()).toBeNull()
  await openByMouse()
  expect(shownMonth()).toBe('november 2025')
})

test('Enter in the text sends the surrounding form', async () => {
  const sent = vi.fn((event: { preventDefault: () => void }) => event.preventDefault())
  const rendered = renderInShadow(
    <form onSubmit={sent}>
      <Day />
    </form>,
  )
  await openByMouse()
  await keys('29.11.2025{Enter}')
  expect(sent).toHaveBeenCalledOnce()
  expect(openLayers(rendered)).toEqual([])
})

// Closed it is among the parts.
test('axe finds nothing in an open one, in light and in dark', async () => {
  renderInShadow(<Day value="2025-11-29" band={3} />)
  await openByMouse()
  expect(await faultsInBoth()).toEqual([])
})
