import { expect, it } from 'vitest'
import { type Rendering, rendered, site } from '../rendered.fixture'

const render = (attributes: NonNullable<Rendering['attributes']>, more: Rendering = {}) =>
  rendered('match-search', { attributes, ...more })

it('has four filters in their order, with clubs by name and the competitions of the active season', async () => {
  const { parts, asked, all } = await render({}, { query: '' })
  expect(parts('filter').map((text) => /(Datum|Klub|Tekmovanje|Dvorana)$/.exec(text)?.[0])).toEqual([
    ...['Datum', 'Klub', 'Tekmovanje', 'Dvorana'],
  ])
  const clubs = all('select[name=klub] option').map(({ textContent }) => textContent)
  expect(clubs.filter(Boolean)).toEqual(['Celinci', 'Črni lisjaki', 'Zmaji'])
  expect(asked('/competitions')).toEqual(['/competitions?seasonId=12'])
})

it('shows what the tag presets', async () => {
  const { parts } = await render({ club: '2', competition: '22', hall: '31' })
  expect(parts('filter')).toEqual([
    ...['Datum', 'Črni lisjakiKlub', 'PokalTekmovanje', 'Dvorana TivoliDvorana'],
  ])
})

it('shows the active season’s competition of the same name for one of a season that is over', async () => {
  const { parts } = await render({ competition: '19' })
  expect(parts('filter')[2]).toBe('1. ligaTekmovanje')
})

it('requests nothing else where the active season has the competition', async () => {
  const { asked } = await render({ competition: '22' })
  expect(asked('/competition')).toEqual(['/competitions?seasonId=12'])
})

it.each([
  ['on', ['VSE TEKME', 'ZGODOVINA TEKMOVANJ', 'SODNIŠKI ISKALNIK']],
  ['off', []],
])('with actions="%s" has further links of its own', async (actions, names) => {
  const { texts, hrefs } = await render({ actions, site: `${site}/liga/` })
  expect(texts('a')).toEqual(names)
  const paths = ['tekme', 'zgodovina-tekmovanj', 'sodniski-iskalnik'].slice(0, names.length)
  expect(hrefs('a')).toEqual(paths.map((path) => `${site}/liga/${path}`))
})

it.each<[string, Rendering, string[]]>([
  ['its club where it locks', { attributes: { club: '2', lock: 'club' } }, []],
  ['the script tag’s club where it locks', { attributes: { lock: 'club' }, page: { club: '3' } }, []],
  ['the script tag’s club', { page: { club: '3' } }, ['CelinciKlub']],
  ['its own club', { attributes: { club: '1' }, page: { club: '3' } }, ['ZmajiKlub']],
  ['no club, though it locks', { attributes: { lock: 'club' } }, ['Klub']],
])('with %s has the club’s filter, or has none', async (_, rendering, filters) => {
  const { parts } = await rendered('match-search', rendering)
  expect(parts('filter').filter((text) => text.endsWith('Klub'))).toEqual(filters)
})
