// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { viewAddress } from './views'

const origin = 'https://kzs.example'
const properties = ['season', 'perPage', 'club', 'api', 'storage', 'site', 'productName', 'history', 'start']

function addressOf(attributes: Record<string, string>, data: Record<string, string> = {}, own = properties) {
  const element = document.createElement('parket-match-list')
  for (const [name, text] of Object.entries(attributes)) element.setAttribute(name, text)
  return viewAddress(element, own, { origin, data }, `${origin}/v1/../`)
}

const view = `${origin}/view/match-list`

describe('where a view is', () => {
  it.each([
    ['nothing', {}, {}, view],
    ['attributes, in any order', { 'per-page': '5', season: '2022' }, {}, `${view}?season=2022&per-page=5`],
    ['what is empty, or the host’s own', { season: '', class: 'a', onclick: 'b()', 'data-x': '1' }, {}, view],
    ['words to be written in an address', { season: '1&klub=2' }, {}, `${view}?season=1%26klub%3D2`],
    ['its own API', { api: `${origin}/api/` }, {}, view],
    ['a state of its own', { history: 'memory' }, {}, view],
    ['where its page begins', { start: 'tab=tekme' }, {}, `${view}?start=tab%3Dtekme`],
    ['the page’s site', {}, { site: 'https://klub.example/' }, `${view}?site=https%3A%2F%2Fklub.example`],
    [
      'its own site before the page’s',
      { site: 'https://b.example' },
      { site: 'https://a.example' },
      `${view}?site=https%3A%2F%2Fb.example`,
    ],
    ['the page’s club and name', {}, { club: '7', productName: 'Klub' }, `${view}?club=7&product-name=Klub`],
    ['what no page can say', {}, { season: '2022', lock: 'club' }, view],
    ['another API', { api: 'https://drugje.example/api' }, {}, null],
    ['the page’s other API', {}, { api: 'https://drugje.example/api' }, null],
    ['a state in the page’s address', {}, { history: 'page' }, null],
    ['an address that is none', { site: 'javascript:alert(1)' }, {}, null],
  ])('for %s', (_, attributes, data, address) => {
    expect(addressOf(attributes, data)).toBe(address)
  })

  it('for a tag without a club the page’s club says nothing', () => {
    expect(addressOf({}, { club: '7' }, ['season'])).toBe(view)
  })
})
