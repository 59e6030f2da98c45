import { describe, expect, it } from 'vitest'
import { memberWith } from '../answers.fixture'
import { rendered, site } from '../rendered.fixture'

const render = (...fields: object[]) =>
  rendered('member-list', {
    routes: { '/members': fields.map((each, index) => memberWith({ id: index, ...each })) },
  })

function textsIn(body: { childNodes: ArrayLike<unknown>; textContent: string | null }): string[] {
  const nodes = [...Array.from(body.childNodes)] as (typeof body)[]
  if (nodes.length > 0) return nodes.flatMap(textsIn)
  return body.textContent?.trim() ? [body.textContent] : []
}

it('the members are in the order of the Slovenian alphabet, under their heading', async () => {
  const names = ['Žabe', 'Sokoli', 'Črni lisjaki', 'Celinci', 'čebele']
  const { texts } = await render(...names.map((fullName) => ({ fullName })))
  expect(texts('summary')).toEqual(['Celinci', 'čebele', 'Črni lisjaki', 'Sokoli', 'Žabe'])
  expect(texts('h2')).toEqual(['Člani zveze'])
})

describe('a member', () => {
  const street = ['Celovška cesta 25', '1000 Ljubljana', 'Slovenija']
  const president = ['Predsednik', 'Ana Zorman']

  it.each<[string, object, string[]]>([
    ['everything', {}, [...street, 'info@zmaji.example', ...president]],
    ['no e-mail', { email: null }, [...street, ...president]],
    ['no president', { president: null }, [...street, 'info@zmaji.example']],
    ['no addresses', { addresses: null }, ['info@zmaji.example', ...president]],
    ['nothing at all', { addresses: [], email: null, president: null, shortName: 'Zmaji' }, ['Zmaji']],
    [
      'markup for a name',
      { addresses: [], email: null, president: { firstName: '<b>Ana</b>', lastName: '&amp;' } },
      ['Predsednik', '<b>Ana</b> &amp;'],
    ],
  ])('that has %s shows what there is', async (_, fields, lines) => {
    const { all } = await render({ fullName: 'KK Zmaji', ...fields })
    const [body] = all('[part~=club] .accordion-body')
    expect(body && textsIn(body)).toEqual([...lines, 'Tekme kluba'])
  })

  it('leads to its matches, to its competitions and to its mail', async () => {
    const competitions = [{ id: 36, name: '1. liga', season: { name: '2025/2026' } }]
    const { all } = await render({ id: 7, fullName: 'KK Zmaji', competitions })
    const links = all('[part~=club] a').map((link) => [link.textContent, link.getAttribute('href')])
    expect(Object.fromEntries(links)).toEqual({
      'info@zmaji.example': 'mailto:info@zmaji.example',
      'Tekme kluba': `${site}/tekme?klub=7`,
      '1. liga 2025/2026': `${site}/tekmovanje/36`,
    })
  })

  it.each<[email: string, shown: string, href: RegExp | null]>([
    ['mailto:info@zmaji.example', 'info@zmaji.example', /^mailto:info@/],
    ['<img src=x onerror=alert(1)>@zmaji.example', '<img src=x onerror=alert(1)>@zmaji.example', null],
    ['"><b>@zmaji.example', '"><b>@zmaji.example', /^mailto:/],
    ['info@zmaji.example?bcc=vsi', 'info@zmaji.example?bcc=vsi', /^mailto:/],
  ])('whose e-mail is %j shows %j, which leads to mail or nowhere', async (email, shown, href) => {
    const { all, text, hrefs } = await render({ fullName: 'KK Zmaji', email, code: null })
    expect([text.includes(shown), all('[part~=club] :is(img, b)')]).toEqual([true, []])
    const others = hrefs('[part~=club] a').filter((each) => !each?.includes('/tekme?'))
    expect(others).toEqual(href ? [expect.stringMatching(href)] : [])
  })
})
