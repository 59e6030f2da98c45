import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { register } from '../../src/island/register'
import { closePage, openPage, partsIn, put, waitFor } from '../host-page.fixture'
import { memberList } from './screen'

register(memberList)

afterEach(closePage)

const openIn = (element: Element) =>
  partsIn(element, 'club')
    .filter((club) => club.hasAttribute('open'))
    .map((club) => club.querySelector('summary')?.textContent)

test('a member opens by a click, one at a time in each list', async () => {
  openPage()
  const [one, other] = [1, 2].map(() => put('<parket-member-list></parket-member-list>'))
  for (const list of [one, other]) await waitFor(() => expect(list && partsIn(list, 'club')).toHaveLength(7))
  const head = (name: string, number: number) => page.getByText(name, { exact: true }).nth(number)
  await userEvent.click(head('Zmaji', 0))
  await userEvent.click(head('Celinci', 1))
  expect([one, other].map((list) => list && openIn(list))).toEqual([['Zmaji'], ['Celinci']])
  await userEvent.click(head('Celinci', 0))
  expect(one && openIn(one)).toEqual(['Celinci'])
})
