import { describe, expect, it } from 'vitest'
import { matchWith, officials, playedMatches, withMatches } from '../answers.fixture'
import { rendered, site } from '../rendered.fixture'

const led = matchWith({
  referees: [officials[0]?.person, officials[1]?.person],
  commissioner: officials[2]?.person,
})

it.each([
  [{}, '12'],
  [{ season: '11' }, '11'],
  // One that there is not is the active one.
  [{ season: 'neznana' }, '12'],
])(
  'before a search with %o no match and no name is requested, only what may be chosen in the season',
  async (attributes, id) => {
    const { asked, all, text, parts } = await rendered('referee-search', {
      attributes,
      routes: withMatches([led]),
    })
    expect(asked().toSorted()).toEqual([`/competitions?seasonId=${id}`, '/seasons'])
    expect(all('select option[selected]').map((option) => option.getAttribute('value'))).toEqual([id])
    expect([all('article'), parts('filter').length, /Kralj|Zorman|Škof/.test(text)]).toEqual([[], 5, false])
  },
)

describe('a search', () => {
  it('of the query requests exactly that, shows it in its fields and links, and marks who was chosen', async () => {
    const query = 'sezona=11&tekmovanje=21&sodnik=72&komisar=73&od=01.11.2025&do=30.11.2025'
    const rendering = await rendered('referee-search', {
      ...{ attributes: { season: '12', 'per-page': '1' }, query },
      routes: withMatches([led, ...playedMatches(2)]),
    })
    const days = 'from=2025-11-01&to=2025-11-30'
    const parameters = Object.fromEntries(new URLSearchParams(rendering.asked('/matches')[0]?.split('?')[1]))
    expect(parameters).toEqual({
      ...{ season: '11', competition: '21', referee: '72', commissioner: '73' },
      ...{ from: '2025-11-01', to: '2025-11-30', perPage: '1' },
    })
    expect(rendering.texts('.match-officials')).toEqual([
      'Sodnika: Matej Kralj, Ana Zorman',
      'Komisar: Janez Škof',
    ])
    expect(rendering.texts('.match-officials b')).toEqual(['Ana Zorman', 'Janez Škof'])
    expect(rendering.hrefs('nav a[href]')[1]).toBe(`${site}/sodniski-iskalnik?${query}&stran=2`)
    expect(rendering.hrefs('a[href*=".ics"]')[0]).toContain(
      `${site}/api/matches.ics?season=11&competition=21&${days}&referee=72&commissioner=73`,
    )
  })

  it.each(['sodnik=abc', 'komisar=abc', 'tekmovanje=abc', 'sezona=xyz', 'stran=x&od=31.02.2024'])(
    'of what nobody knows (%s) is one of the season, and names nobody at a match that nobody is named for',
    async (query) => {
      const { asked, all } = await rendered('referee-search', { query, routes: withMatches([matchWith()]) })
      expect(asked('/matches')).toEqual(['/matches?season=12&perPage=20'])
      expect([all('article').length, all('.match-officials')]).toEqual([1, []])
    },
  )
})
