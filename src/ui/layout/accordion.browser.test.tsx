import { afterEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { type Drawn, drawInShadow, unmountAll } from '../fields/shadow.fixture'
import { Accordion } from './accordion'

afterEach(unmountAll)

const items = ['Bistrica', 'Kras', 'Rogla'].map((title) => ({
  key: title,
  title,
  body: <p>{`Klub ${title}`}</p>,
}))

const drawAccordion = () => drawInShadow(<Accordion items={items} part="club" />, import.meta.sheets)

const head = (title: string) => page.getByText(title, { exact: true })
const open = ({ shadow }: Drawn) =>
  [...shadow.querySelectorAll('details[open] .accordion-title')].map((title) => title.textContent)

describe('an accordion', () => {
  test('is closed at first, has one item open at a time, and a click on it closes it', async () => {
    const drawn = drawAccordion()
    expect([open(drawn), drawn.shadow.querySelectorAll('[part=club]').length]).toEqual([[], 3])
    await userEvent.click(head('Bistrica'))
    expect(open(drawn)).toEqual(['Bistrica'])
    await userEvent.click(head('Rogla'))
    expect(open(drawn)).toEqual(['Rogla'])
    await userEvent.click(head('Rogla'))
    expect(open(drawn)).toEqual([])
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
