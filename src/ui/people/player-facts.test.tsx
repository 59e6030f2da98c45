import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { LeftCamp } from './left-camp'
import { addresses, playerWith } from './player.fixture'
import { RosterGrid } from './roster-grid'

const wordsOf = (markup: string) =>
  markup
    .replace(/<svg.*?<\/svg>|<[^>]+>/g, '')
    .replace(/\s+/g, ' ')
    .trim()

test.each([
  ['everything', playerWith({}), '7', '1999 201 cm'],
  ['no number', playerWith({ number: null }), '', '1999 201 cm'],
  ['00, which is not 0', playerWith({ number: '00' }), '00', '1999 201 cm'],
  ['0, which is a number', playerWith({ number: 0 }), '0', '1999 201 cm'],
  ['no height', playerWith({ height: null }), '7', '1999'],
  ['0 for no height and no year', playerWith({ height: 0, year_of_birth: 0 }), '7', ''],
  ['no data at all', playerWith({ last_player_data: null, year_of_birth: null }), '', ''],
])('what is known of a player is on the card and among those who left: %s', (_, player, number, facts) => {
  const players = [{ ...player, photo_url: 'photo' }]
  const [card, left] = [
    <RosterGrid key="" players={players} {...addresses} />,
    <LeftCamp key="" players={players} {...addresses} />,
  ].map((view) => wordsOf(renderToStaticMarkup(view)))
  expect(card).toBe(`${number}Luka Zupančič ${facts}`.trim())
  expect(left).toBe(`Luka Zupančič ${facts.replace(' ', ' · ')}`.trim())
})
