import { describe, expect, it } from 'vitest'
import { primaryAddress, sortByName } from './club'

describe('names in order', () => {
  it('follow the Slovenian alphabet and not the case', () => {
    const names = ['Žalec', 'zmaji', 'Šenčur', 'Savinja', 'Črnomelj', 'Celje', 'Domžale', 'šiška']
    expect(sortByName(names, (name) => name)).toEqual([
      'Celje',
      'Črnomelj',
      'Domžale',
      'Savinja',
      'Šenčur',
      'šiška',
      'zmaji',
      'Žalec',
    ])
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

  it.each([
    ['whole', [address], ['Športna ulica 12', '1000 Ljubljana', 'Slovenija']],
    [
      'without a number',
      [{ ...address, houseNumber: null }],
      ['Športna ulica', '1000 Ljubljana', 'Slovenija'],
    ],
    ['without a post office', [{ ...address, postOffice: null }], ['Športna ulica 12']],
    [
      'with half a post office',
      [
        {
          ...address,
          street: null,
          houseNumber: null,
          postOffice: { ...postOffice, zipCode: null, country: '' },
        },
      ],
      ['Ljubljana'],
    ],
    [
      'among others',
      [{ ...address, type: 'POSTAL', street: 'Druga' }, address],
      ['Športna ulica 12', '1000 Ljubljana', 'Slovenija'],
    ],
  ])('%s', (_, addresses, lines) => {
    expect(primaryAddress({ addresses })).toEqual({ lines })
  })

  it.each([
    ['without addresses', []],
    ['with others only', [{ ...address, type: 'POSTAL' }]],
    ['with an empty one', [{ type: 'PRIMARY', street: null, houseNumber: null, postOffice: null }]],
  ])('is none %s', (_, addresses) => {
    expect(primaryAddress({ addresses })).toBeNull()
  })
})
