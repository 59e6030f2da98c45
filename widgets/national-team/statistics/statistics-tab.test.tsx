import { describe, expect, test } from 'vitest'
import { richAsWords } from '../../../src/element/rich.fixture'
import { renderWidget } from '../../../src/element/server'
import { useQueryText } from '../../../src/page/use-query'
import { useWidget } from '../../../src/page/widget'
import { answerTo } from '../../answers.fixture'
import { men, past, tabProbe } from '../tab.fixture'
import { View as StatisticsTab } from './statistics-tab'

function Screen() {
  const query = useQueryText(useWidget().query)
  return <StatisticsTab team={men} withStandings query={query} write={() => {}} headingLevel={2} />
}

const drawnAt = (query: string) =>
  renderWidget(tabProbe('parket-probe', Screen, []), {
    attributes: { history: 'page' },
    page: {},
    origin: 'https://kzs.example',
    query,
    ask: async (address) => JSON.stringify(answerTo(address, past) ?? null),
    rich: richAsWords,
    now: '2025-11-30 12:00:00',
  })

describe('a server draws', () => {
  test.each<[string, string, RegExp]>([
    ['the appearances without being asked', '', /Vrsta lestvice.*Uradni nastopi<.*Tekmeci.*Ana.*Bor.*Cene/],
    ['the standings of a deep link', 'tip=vecne_lestvice&filter=games', /Uradni nastopi<.*Ana.*Bor.*Cene/],
    [
      'the opponent of a deep link',
      'tip=nasprotniki_uradne_tekme&filter=5',
      /Srbija<.*Zmage: <b>7.*Porazi: /,
    ],
  ])('%s', async (_, query, words) => {
    const { html, isComplete } = await drawnAt(query)
    expect(isComplete).toBe(true)
    expect(html.split('<script')[0]).toMatch(words)
  })
})
