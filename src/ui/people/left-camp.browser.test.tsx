import { afterEach, expect, test } from 'vitest'
import { drawInShadow, unmountAll } from '../fields/shadow.fixture'
import { LeftCamp } from './left-camp'
import { addresses, playerWith } from './player.fixture'

afterEach(unmountAll)

test('those who left are links with the facts that are known', () => {
  const { shadow } = drawInShadow(
    <LeftCamp
      players={[
        playerWith({}),
        playerWith({ id: '2', height: null }),
        playerWith({ id: '3', height: null, year_of_birth: null }),
      ]}
      {...addresses}
    />,
  )
  const links = [...shadow.querySelectorAll<HTMLAnchorElement>('a[part=player]')]
  expect(links.map(({ textContent, href }) => [textContent?.trim(), href])).toEqual([
    ['Luka Zupančič 1999 · 201 cm', 'https://kzs.example/reprezentant/1'],
    ['Luka Zupančič 1999', 'https://kzs.example/reprezentant/2'],
    ['Luka Zupančič', 'https://kzs.example/reprezentant/3'],
  ])
})
