import { afterEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { adoptStyles } from '../../styles/adopt'
import { ChoiceForm, type ChoiceFormProperties, ChoiceForms, choiceFormStyles } from './choice-form'
import { drawInShadow, focused, unmountAll } from './shadow.fixture'

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

function drawForm(changed: Partial<ChoiceFormProperties> = {}, width = 1200) {
  const drawn = drawInShadow(
    <ChoiceForms>
      <ChoiceForm {...usual} {...changed} />
      <ChoiceForm {...usual} title="Drugi" value={null} />
    </ChoiceForms>,
  )
  adoptStyles(drawn.shadow, ...choiceFormStyles)
  if (drawn.shadow.host instanceof HTMLElement) drawn.shadow.host.style.inlineSize = `${width}px`
  return drawn
}

const first = () => page.getByRole('group', { name: 'Tekme' })

describe('a choice', () => {
  test.each([null, 'no longer offered'])(
    'of %s leaves every button without an effect but in reach',
    async (value) => {
      const onAction = vi.fn()
      drawForm({ value, actions: both, onAction })
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

  test('is shown by the button pressed', async () => {
    const onAction = vi.fn()
    drawForm({ actions: both, onAction })
    await first().getByRole('button', { name: 'Prikaži neuradne' }).click()
    expect(onAction.mock.calls).toEqual([['UNOFFICIAL']])
  })

  test.each([
    ['the first', both, ['Prikaži uradne']],
    [
      'the one whose answer shows',
      both.map((each, index) => ({ ...each, isChosen: index === 1 })),
      ['Prikaži neuradne'],
    ],
  ])('has one filled button: %s', (_, actions, filled) => {
    drawForm({ actions })
    const buttons = [...first().element().querySelectorAll('.button-filled')]
    expect(buttons.map(({ textContent }) => textContent)).toEqual(filled)
  })
})

test('of two buttons the one whose answer shows is pressed; a single one says nothing of it', () => {
  const pressed = () =>
    first()
      .getByRole('button')
      .elements()
      .map((button) => button.getAttribute('aria-pressed'))
  const drawn = drawForm({ actions: both.map((each, index) => ({ ...each, isChosen: index === 1 })) })
  expect(pressed()).toEqual(['false', 'true'])
  drawn.unmount()
  drawForm()
  expect(pressed()).toEqual([null])
})

test('a choice gives way to another one only: the field keeps its chevron', () => {
  const { shadow } = drawForm()
  expect(shadow.querySelectorAll('.field button')).toHaveLength(0)
})

test.each([
  { width: 1200, actions: usual.actions, isBeside: true, sideBySide: true },
  { width: 500, actions: usual.actions, isBeside: true, sideBySide: false },
  { width: 479, actions: usual.actions, isBeside: false, sideBySide: false },
  { width: 1200, actions: both, isBeside: false, sideBySide: true },
])('the layout of $actions.length at $width px', ({ width, actions, isBeside, sideBySide }) => {
  const { shadow } = drawForm({ actions }, width)
  const box = (selector: string) => shadow.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect()
  expect(box('.choice-actions').top < box('.field').bottom).toBe(isBeside)
  const [left, right] = [...shadow.querySelectorAll('.choice-form')].map((each) =>
    each.getBoundingClientRect(),
  )
  expect(left?.top === right?.top).toBe(sideBySide)
})
