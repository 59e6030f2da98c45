import { afterEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { focused, renderInShadow, unmountAll } from '../fields/shadow.fixture'
import { Button } from './button'

afterEach(unmountAll)

describe('a button', () => {
  test('that can do nothing now keeps its focus and its form, and does nothing', async () => {
    const pressed = vi.fn()
    const sent = vi.fn((event: { preventDefault: () => void }) => event.preventDefault())
    renderInShadow(
      <form onSubmit={sent}>
        <Button filled type="submit" disabled onClick={pressed}>
          Prikaži
        </Button>
      </form>,
    )
    await userEvent.tab()
    await userEvent.keyboard('{Enter} ')
    await userEvent.click(page.getByText('Prikaži'), { force: true })
    expect([pressed.mock.calls, sent.mock.calls]).toEqual([[], []])
    expect(focused()).toBe(page.getByText('Prikaži').element())
    await expect.element(page.getByText('Prikaži')).toHaveAttribute('aria-disabled', 'true')
  })

  test('sends no form unless its type is submit', async () => {
    const sent = vi.fn()
    const pressed = vi.fn()
    renderInShadow(
      <form onSubmit={sent}>
        <Button onClick={pressed}>Prikaži</Button>
      </form>,
    )
    await userEvent.click(page.getByRole('button'))
    expect([pressed.mock.calls.length, sent.mock.calls.length]).toEqual([1, 0])
  })

  test.each([
    ['IŠČI', '0.42px'],
    ['Prikaži', 'normal'],
  ])('spaces capitals only: %s', (text, spacing) => {
    renderInShadow(<Button>{text}</Button>, import.meta.sheets)
    expect(getComputedStyle(page.getByRole('button').element()).letterSpacing).toBe(spacing)
  })
})
