import { expect, it } from 'vitest'
import { historyRowWith, type Routes } from '../answers.fixture'
import { type Rendering, rendered, site } from '../rendered.fixture'

async function rowsOf(rendering: Rendering = {}): Promise<string[]> {
  const { all } = await rendered('competition-history', rendering)
  return all('[part~=history-row]').map((row) =>
    [...row.children].map(({ textContent }) => textContent).join('|'),
  )
}
const holding = (fields: object): Routes => ({ '/competition-history': [historyRowWith(fields)] })

it('shows who was first and second, in the order delivered, each line leading to its competition', async () => {
  const { hrefs, texts } = await rendered('competition-history', { attributes: { 'heading-level': '1' } })
  expect(texts('h1')).toEqual(['Zgodovina tekmovanj'])
  expect(await rowsOf()).toEqual([
    '2024/25|1. liga|Zmaji|Celinci',
    '2024/25|Pokal|Črni lisjaki|Celinci',
    '2023/24|1. liga|Zmaji|Celinci',
  ])
  expect(hrefs('[part~=history-row] a')).toEqual([19, 18, 15].map((id) => `${site}/tekmovanje/${id}`))
})

it.each<[string, object, string]>([
  [
    'who was third, where it is known',
    { third: { name: 'Risi', code: null } },
    '2024/25|1. liga|Zmaji|Celinci|Risi',
  ],
  ['dashes where nobody won', { first: null, second: null }, '2024/25|1. liga|–'],
])('shows %s', async (_, fields, row) => {
  expect(await rowsOf({ routes: holding(fields) })).toEqual([row])
})

it('without any says so', async () => {
  const { text } = await rendered('competition-history', { routes: { '/competition-history': [] } })
  expect(text).toContain('Seznam v pripravi')
})

it.each([
  ['sezona=11&tekmovanje=18', ['Pokal']],
  // Whichever season it is of.
  ['tekmovanje=15', ['1. liga', '1. liga']],
  ['q=zmaji+2023', ['1. liga']],
  ['sezona=abc&tekmovanje=999', ['1. liga', 'Pokal', '1. liga']],
  ['razvrstitev=1-mesto', ['Pokal', '1. liga', '1. liga']],
])('at %s has the rows %j', async (query, names) => {
  expect((await rowsOf({ query })).map((row) => row.split('|')[1])).toEqual(names)
})
