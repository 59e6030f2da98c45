import { expect, test } from 'vitest'
import { surnameLines } from './surname-lines'

test.each([
  ['Glas', ['Glas 60']],
  ['Krampelj', ['Krampelj 39']],
  ['MMWWMM', ['MMWWMM 36.4']],
  ['Podgorelec', ['Podgorelec 34']],
  ['Podgoršekar', ['Podgoršekar 28']],
  ['Maksimilijanovičevskega', ['Maksimilijanovičevskega 14.7']],
  ['Novak Kos', ['Novak 28', 'Kos 28']],
  ['Novak-Kos', ['Novak- 28', 'Kos 28']],
  ['van der Berg', ['van 28', 'der Berg 28']],
  [' Kos ', ['Kos 60']],
  ['-', ['- 60']],
  ['', []],
  [' ', []],
])('a surname on the back “%s”', (surname, lines) => {
  expect(surnameLines(surname).map(({ text, size }) => `${text} ${size}`)).toEqual(lines)
})
