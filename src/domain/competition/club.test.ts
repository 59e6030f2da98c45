import { describe, expect, it } from 'vitest'
import { playsFor, primaryAddress, sortByName } from './club'

describe('names in order', () => {
  it('follow the Slovenian alphabet and not the case', () => {
    const names = ['Žalec', 'zmaji', 'Šenčur', 'Savinja', 'Črnomelj', 'Celje', 'Domžale', 'šiška']
    expect(sortByName(names, (name) => name).join(' ')).toBe(
      'Celje Črnomelj Domžale Savinja Šenčur šiška zmaji Žalec',
    )
  })

  it('that are equal stay as they came, and the given list too', () => {
    const clubs = [
      { fullName: 'Zmaji', id: 1 },
      { fullName: 'Celje', id: 2 },
      { fullName: 'Zmaji', id: 3 },
    ]
    expect(sortByName(clubs, ({ fullName }) => fullName).map(({ id }) => id)).toEqual([2, 1, 3])
    expect(clubs.map(({ id }) => id)).toEqual([1, 2, 3])
  })
})

describe('the primary address', () => {
  const postOffice = { country: 'Slovenija', zipCode: '1000', name: 'Ljubljana' }
  const address = { type: 'PRIMARY', street: 'Športna ulica', houseNumber: '12', postOffice }

  const half = { ...postOffice, zipCode: null, country: '' }
  const other = { ...address, type: 'POSTAL', street: 'Druga' }
  it.each([
    ['whole', [address], 'Športna ulica 12, 1000 Ljubljana, Slovenija'],
    ['without a number', [{ ...address, houseNumber: null }], 'Športna ulica, 1000 Ljubljana, Slovenija'],
    ['without a post office', [{ ...address, postOffice: null }], 'Športna ulica 12'],
    ['with half of one', [{ ...address, street: null, houseNumber: null, postOffice: half }], 'Ljubljana'],
    ['among others', [other, address], 'Športna ulica 12, 1000 Ljubljana, Slovenija'],
  ])('%s', (_, addresses, lines) => {
    expect(primaryAddress({ addresses })?.lines.join(', ')).toBe(lines)
  })

  it.each([
    ['without addresses', []],
    ['with others only', [{ ...address, type: 'POSTAL' }]],
    ['with an empty one', [{ type: 'PRIMARY', street: null, houseNumber: null, postOffice: null }]],
  ])('is none %s', (_, addresses) => {
    expect(primaryAddress({ addresses })).toBeNull()
  })
})

describe('a match', () => {
  const club = { shortName: 'Zmaji', fullName: 'KK Zmaji', code: 'ZMA' }
  const guests = { secondTeamName: 'Gostje', secondTeamCode: 'GOS' }

  it.each([
    ['by its code', 'Nekdo', 'ZMA', true],
    ['not by its name where codes differ', 'Zmaji', 'ZMA2', false],
    ['by its short name without a code', 'Zmaji', null, true],
    ['by its full name without a code', 'KK Zmaji', null, true],
    ['not by another name', 'Zmaji ml.', null, false],
  ])('is a club’s %s, on either side', (_, name, code, isOwn) => {
    const first = { ...guests, firstTeamName: name, firstTeamCode: code }
    const second = {
      ...{ firstTeamName: 'Gostje', firstTeamCode: 'GOS' },
      ...{ secondTeamName: name, secondTeamCode: code },
    }
    expect([playsFor(first, club), playsFor(second, club)]).toEqual([isOwn, isOwn])
  })

  it('goes by names where the club has no code', () => {
    const match = { ...guests, firstTeamName: 'Zmaji', firstTeamCode: 'ZMA' }
    expect([playsFor(match, { ...club, code: null }), playsFor(match, { ...club, code: '' })]).toEqual([
      true,
      true,
    ])
  })
})
