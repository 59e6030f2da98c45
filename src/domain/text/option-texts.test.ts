import { expect, it } from 'vitest'
import { clubTexts, teamCompetitionTexts } from './option-texts'

const competition = { name: 'EuroBasket', season: { name: '2025' } }

it.each<[string, string[], string[]]>([
  ['a club', clubTexts({ shortName: 'Krka', fullName: 'KK Krka' }), ['Krka', 'KK Krka']],
  [
    'a competition of a team',
    teamCompetitionTexts({ ...competition, description: 'Katovice in Riga' }),
    ['EuroBasket', '2025', 'Katovice in Riga'],
  ],
  [
    'a competition that nobody described',
    teamCompetitionTexts({ ...competition, description: null }),
    ['EuroBasket', '2025', ''],
  ],
])('%s is found by %j', (_, texts, found) => {
  expect(texts).toEqual(found)
})
