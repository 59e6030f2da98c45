import { describe, expect, it, test } from 'vitest'
import { officialName, personName, refereesWord, sortOfficials } from './official'

const official = (id: string, firstName: string, lastName: string) => ({
  id,
  person: { firstName, lastName },
})
const all = [official('1', 'Žan', 'Čop'), official('2', 'Ana', 'Čop'), official('3', '', 'Cerar')]

test.each([
  ['Matej', 'Kralj', 'Matej Kralj'],
  ['', 'Kralj', 'Kralj'],
  ['Matej', '', 'Matej'],
])('a person named %j %j is %s', (firstName, lastName, name) => {
  expect(personName({ firstName, lastName })).toBe(name)
})

describe('officials', () => {
  it('are ordered by last name, then first name', () => {
    expect(sortOfficials(all).map(({ id }) => id)).toEqual(['3', '2', '1'])
  })

  it.each([
    ['2', 'Ana Čop'],
    ['9', null],
    [null, null],
  ])('have a name by the id %s: %s', (id, name) => {
    expect(officialName(all, id)).toBe(name)
    expect(officialName(null, id)).toBeNull()
  })

  it.each([
    [1, 'Sodnik'],
    [2, 'Sodnika'],
    [3, 'Sodniki'],
  ])('that are %i are called %s', (count, word) => {
    expect(refereesWord(count)).toBe(word)
  })
})
