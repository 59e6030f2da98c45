import { afterEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { type Rendered, renderInShadow, unmountAll } from '../fields/shadow.fixture'
import { Accordion } from './accordion'

afterEach(unmountAll)

const items = ['Bistrica', 'Kras', 'Rogla'].map((title) => ({
  key: title,
  title,
  body: <p>{`Klub ${title}`}</p>,
}))

const renderAccordion = () => renderInShadow(<Accordion items={items} part="club" />, import.meta.sheets)

const head = (title: string) => page.getByText(title, { exact: true })
const open = ({ shadow }: Rendered) =>
  [...shadow.querySelectorAll('details[open] .accordion-title')].map((title) => title.textContent)

describe('an accordion', () => {
  test('is closed at first, has one item open at a time, and a click on it closes it', async () => {
    const rendered = renderAccordion()
    expect([open(rendered), rendered.shadow.querySelectorAll('[part=club]').length]).toEqual([[], 3])
    await userEvent.click(head('Bistrica'))
    expect(open(rendered)).toEqual(['Bistrica'])
    await userEvent.click(head('Rogla'))
    expect(open(rendered)).toEqual(['Rogla'])
    await userEvent.click(head('Rogla'))
    expect(open(rendered)).toEqual([])
  })

  test('leaves other accordions alone', async () => {
    const one = renderAccordion()
    const other = renderInShadow(
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
