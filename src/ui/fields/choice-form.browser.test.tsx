import { afterEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ChoiceForm, type ChoiceFormProperties } from './choice-form'
import { focused, renderInShadow, unmountAll } from './shadow.fixture'

afterEach(unmountAll)

const usual: ChoiceFormProperties = {
  title: 'Tekme',
  headingLevel: 2,
  label: 'Leto',
  options: [{ value: '7', label: '2025' }],
  value: '7',
  onChange: () => {},
  actions: [{ key: 'show', text: 'Prikaži' }],
  onAction: () => {},
}
const both = [
  { key: 'OFFICIAL', text: 'Prikaži uradne' },
  { key: 'UNOFFICIAL', text: 'Prikaži neuradne' },
]

function renderForm(changed: Partial<ChoiceFormProperties> = {}, width = 1200) {
  return renderInShadow(
    <div className="choice-forms stack">
      <ChoiceForm {...usual} {...changed} />
      <ChoiceForm {...usual} title="Drugi" value={null} />
    </div>,
    import.meta.sheets,
    width,
  )
}

const first = () => page.getByRole('group', { name: 'Tekme' })

describe('a choice', () => {
  test.each([null, 'no longer offered'])(
    'of %s leaves every button without an effect but in reach',
    async (value) => {
      const onAction = vi.fn()
      renderForm({ value, actions: both, onAction })
      for (const { text } of both) {
        const button = first().getByRole('button', { name: text })
        await expect.element(button).toHaveAttribute('aria-disabled', 'true')
        button.element().focus()
        await userEvent.keyboard('{Enter}')
        expect(focused()).toBe(button.element())
      }
      expect(onAction).not.toHaveBeenCalled()
    },
  )

  test('has one filled button: the first, or the one whose answer shows, which is then pressed', () => {
    const buttons = () =>
      [...first().element().querySelectorAll('.choice-actions button')].map((button) => [
        button.textContent,
        button.matches('.button-filled'),
        button.ariaPressed,
      ])
    const [official, unofficial] = both.map(({ text }) => text)
    const rendered = renderForm({ actions: both })
    expect(buttons().map(([text, isFilled]) => [text, isFilled])).toEqual([
      [official, true],
      [unofficial, false],
    ])
    rendered.unmount()
    renderForm({ actions: both.map((each, index) => ({ ...each, isChosen: index === 1 })) })
    expect(buttons()).toEqual([
      [official, false, 'false'],
      [unofficial, true, 'true'],
    ])
  })

  test('gives way to another one only: the field keeps its chevron; a single button is never pressed', () => {
    const { shadow } = renderForm()
    expect(shadow.querySelectorAll('.field button')).toHaveLength(0)
    expect(shadow.querySelector('.choice-actions button')?.ariaPressed).toBeNull()
  })
})

test.each([
  { width: 480, actions: usual.actions, isBeside: true },
  { width: 479, actions: usual.actions, isBeside: false },
  { width: 1200, actions: both, isBeside: false },
])('$actions.length buttons at $width px are beside the field: $isBeside', ({ width, actions, isBeside }) => {
  const { shadow } = renderForm({ actions }, width)
  const box = (selector: string) => shadow.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect()
  expect(box('.choice-actions').top < box('.field').bottom).toBe(isBeside)
})
