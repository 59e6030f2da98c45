import { afterEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { waitFor } from '../../../test/support/wait-for'
import {
  faultsInBoth,
  focused,
  openLayers,
  renderInShadow,
  serveInShadow,
  unmountAll,
} from '../fields/shadow.fixture'
import { CalendarButton } from './calendar-button'

afterEach(() => {
  unmountAll()
  vi.restoreAllMocks()
})

const file = 'https://kzs.example/api/matches.ics?season=12&club=3'
const subscription = 'https://kzs.example/api/matches.ics?club=3'
const view = <CalendarButton href={file} subscription={subscription} title="Vse tekme kluba Krka" />

const link = () => page.getByRole('link', { name: 'Dodaj v koledar' })
const menu = () => page.getByRole('menu', { name: 'Vse tekme kluba Krka' })
const choice = (name: RegExp) => page.getByRole('menuitem', { name })
const focusedName = () => focused()?.querySelector('.calendar-name')?.textContent ?? focused()?.textContent

async function openMenu(width?: number) {
  const rendered = renderInShadow(view, import.meta.sheets, width)
  await link().click()
  await expect.element(menu()).toBeVisible()
  return rendered
}

describe('the calendar button', () => {
  it('is the link to the file in what a server sends, and hydrates without complaint', async () => {
    const served = serveInShadow(view)
    await expect.element(link()).toHaveAttribute('href', file)
    await expect.element(link()).toHaveAttribute('download')
    await served.hydrate()
    expect(served.complaints.mock.calls).toEqual([])
    served.unmount()
  })

  it('opens a menu of four ways', async () => {
    await openMenu()
    await expect.element(link()).toHaveAttribute('aria-expanded', 'true')
    const rows = page.getByRole('menuitem').elements()
    expect(
      rows.map((row) => [row.querySelector('.calendar-name')?.textContent, row.getAttribute('href')]),
    ).toEqual([
      ['Naroči se', 'webcal://kzs.example/api/matches.ics?club=3'],
      [
        'Google Koledar',
        'https://calendar.google.com/calendar/render?cid=webcal%3A%2F%2Fkzs.example%2Fapi%2Fmatches.ics%3Fclub%3D3',
      ],
      ['Kopiraj naslov', null],
      ['Prenesi datoteko', file],
    ])
    expect(await faultsInBoth()).toEqual([])
  })

  it.each(['{Enter}', ' ', '{ArrowDown}'])(
    'opens with %j, walks with arrows, and gives the focus back',
    async (key) => {
      renderInShadow(view, import.meta.sheets)
      await userEvent.tab()
      await userEvent.keyboard(key)
      await waitFor(() => expect(focusedName()).toBe('Naroči se'))
      await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}')
      expect(focusedName()).toBe('Prenesi datoteko')
      await userEvent.keyboard('{ArrowDown}{ArrowUp}{ArrowUp}')
      expect(focusedName()).toBe('Kopiraj naslov')
      await userEvent.keyboard('{Home}{End}')
      expect(focusedName()).toBe('Prenesi datoteko')
      await userEvent.keyboard('{Escape}')
      expect(menu().elements()).toEqual([])
      expect(focusedName()).toBe('Dodaj v koledar')
    },
  )

  it('closes when it is pressed again, and when the visitor presses elsewhere', async () => {
    await openMenu()
    await link().click()
    expect(menu().elements()).toEqual([])
    await link().click()
    await expect.element(menu()).toBeVisible()
    document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, pointerType: 'mouse' }))
    await waitFor(() => expect(menu().elements()).toEqual([]))
  })

  it('copies the address, says so for three seconds, and stays open', async () => {
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    await openMenu()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const copy = choice(/^Kopiraj naslov/).element()
    if (copy instanceof HTMLElement) copy.click()
    await waitFor(() => expect(copy.textContent).toBe('Kopiranoprilepite v koledar kot naročnino'))
    expect(write.mock.calls).toEqual([[subscription]])
    expect(page.getByRole('status').element().textContent).toBe('Naslov je kopiran')
    await vi.advanceTimersByTimeAsync(3000)
    vi.useRealTimers()
    await waitFor(() => expect(copy.textContent).toBe('Kopiraj naslovza druge koledarje'))
    expect(page.getByRole('status').element().textContent).toBe('')
  })

  it('shows the address where the page may not copy', async () => {
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'))
    await openMenu()
    await choice(/^Kopiraj naslov/).click()
    await expect.element(choice(/^Kopiraj naslov/)).toHaveTextContent(subscription)
  })

  it.each([1200, 390, 320])('keeps its menu in the view, in an element of %d px', async (width) => {
    const rendered = await openMenu(width)
    const box = openLayers(rendered)[0]?.getBoundingClientRect()
    expect(box?.left).toBeGreaterThanOrEqual(0)
    expect(box?.right).toBeLessThanOrEqual(innerWidth)
    expect(box?.bottom).toBeLessThanOrEqual(innerHeight)
  })

  it('is the link to the file where a browser has no popovers', async () => {
    const { popover } = Object.getOwnPropertyDescriptors(HTMLElement.prototype)
    Reflect.deleteProperty(HTMLElement.prototype, 'popover')
    const said = vi.spyOn(console, 'warn').mockImplementation(() => {})
    renderInShadow(view, import.meta.sheets)
    await link().hover()
    await waitFor(() => expect(said).toHaveBeenCalledTimes(1))
    let isTaken: boolean | undefined
    const follow = (event: Event) => {
      isTaken = event.defaultPrevented
      event.preventDefault()
    }
    addEventListener('click', follow, { once: true })
    await link().click()
    if (popover) Object.defineProperty(HTMLElement.prototype, 'popover', popover)
    expect([isTaken, menu().elements()]).toEqual([false, []])
  })
})
