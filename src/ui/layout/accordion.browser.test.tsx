import { afterEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { adoptStyles } from '../../styles/adopt'
import { drawInShadow, unmountAll } from '../fields/shadow.fixture'
import { Accordion, accordionStyles } from './accordion'

type Drawn = ReturnType<typeof drawInShadow>

afterEach(unmountAll)

const items = ['Bistrica', 'Kras', 'Rogla'].map((title) => ({
  key: title,
  title,
  body: <p>{`Klub ${title}`}</p>,
}))

function drawAccordion(): Drawn {
  const drawn = drawInShadow(<Accordion items={items} part="club" />)
  adoptStyles(drawn.shadow, accordionStyles)
  return drawn
}

const head = (title: string) => page.getByText(title, { exact: true })
const open = ({ shadow }: Drawn) =>
  [...shadow.querySelectorAll('details[open] .accordion-title')].map((title) => title.textContent)

describe('an accordion', () => {
  test('is closed at first, each item under its part', () => {
    const drawn = drawAccordion()
    expect(open(drawn)).toEqual([])
    expect(drawn.shadow.querySelectorAll('[part=club]')).toHaveLength(3)
  })

  test('has one item open at a time, and a click on it closes it', async () => {
    const drawn = drawAccordion()
    await userEvent.click(head('Bistrica'))
    expect(open(drawn)).toEqual(['Bistrica'])
    await userEvent.click(head('Rogla'))
    expect(open(drawn)).toEqual(['Rogla'])
    await userEvent.click(head('Rogla'))
    expect(open(drawn)).toEqual([])
  })

  test('opens by Enter and by the space bar', async () => {
    const drawn = drawAccordion()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    expect(open(drawn)).toEqual(['Bistrica'])
    await userEvent.tab()
    await userEvent.keyboard(' ')
    expect(open(drawn)).toEqual(['Kras'])
  })

  test('leaves other accordions alone', async () => {
    const one = drawAccordion()
    const other = drawInShadow(
      <>
        <Accordion items={[{ key: 'a', title: 'Prvi', body: 'a' }]} />
        <Accordion items={[{ key: 'b', title: 'Drugi', body: 'b' }]} />
      </>,
    )
    await userEvent.click(head('Kras'))
    await userEvent.click(head('Prvi'))
    await userEvent.click(head('Drugi'))
    expect([open(one), open(other)]).toEqual([['Kras'], ['Prvi', 'Drugi']])
  })
})
