import { describe, expect, it } from 'vitest'
import { historyQuery, readHistoryView } from './history-view'

describe('the query of a history', () => {
  it.each([
    ['tab=zgodovina&sezona=9&vrsta=uradne', { season: '9', type: 'OFFICIAL' }],
    ['?sezona=9&vrsta=neuradne', { season: '9', type: 'UNOFFICIAL' }],
    ['sezona=9', null],
    ['vrsta=uradne', null],
    ['sezona=&vrsta=uradne', null],
    ['sezona=9&vrsta=OFFICIAL', null],
    ['', null],
  ])('"%s" is %j', (query, view) => {
    expect(readHistoryView(query)).toEqual(view)
  })

  it('says what is shown, and leaves the rest', () => {
    expect(historyQuery('tekmovanje=61&tab=zgodovina&sezona=12', { season: '9', type: 'UNOFFICIAL' })).toBe(
      'tekmovanje=61&tab=zgodovina&sezona=9&vrsta=neuradne',
    )
    expect(historyQuery('tab=zgodovina&sezona=12&vrsta=uradne', null)).toBe('tab=zgodovina')
  })
})
