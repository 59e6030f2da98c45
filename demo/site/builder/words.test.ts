import { expect, it } from 'vitest'
import { commonAttributes } from '../../../src/island/definition'
import { configurationNames } from '../../../src/page/configuration'
import { tokens } from '../../../src/styles/tokens'
import { widgets } from '../../../widgets'
import { contentPages, teamPages } from './menu-pages'
import { attributesOf, widgetNames, wordsOf } from './tags'
import { commonWords, eventWords, partWords, tokenWords } from './words'

const tags = widgetNames.map((name) => wordsOf(name).tag)

it('the builder offers every widget that there is', () => {
  expect(tags.map(({ tag }) => tag).toSorted()).toEqual(widgets.map(({ tag }) => tag.tag))
})

it('an attribute has one word in the builder’s address, the same in all widgets and as no other’s', () => {
  const words = widgetNames.flatMap((name) =>
    Object.keys(attributesOf(name)).map(
      (property) => `${wordsOf(name).attributes[property]?.key} ${property}`,
    ),
  )
  const builders =
    'gradnik zacetek lestvica barva zaobljenost pisava nacin sirina oblika podpis zaslon'.split(' ')
  const keys = [...new Set(words)].map((line) => line.split(' ')[0])
  const all = [...keys, ...builders]
  expect(all.toSorted()).toEqual([...new Set(all)].toSorted())
})

it.each([
  ['event', tags.flatMap(({ events }) => events), eventWords],
  ['part', tags.flatMap(({ parts }) => parts), partWords],
  ['token', tokens.map(({ name }) => name), tokenWords],
  ['common attribute', [...configurationNames, ...Object.keys(commonAttributes)], commonWords],
])('every %s has its words, and no other has', (_, names: readonly string[], words) => {
  expect(Object.keys(words).toSorted()).toEqual([...new Set(names)].toSorted())
})

it('pages of the menu are offered by what shows them', () => {
  const item = (id: string, parent_menu_id: string | null, page_path: string, external = '') => ({
    ...{ id, parent_menu_id, page_path, position: Number(id), title: `T${id}` },
    external_link: external || null,
  })
  const menu = [
    item('1', null, 'reprezentance'),
    item('12', '1', '/u19/sp/'),
    item('11', '1', 'clani/ep'),
    item('13', '1', 'stran'),
    item('2', null, ''),
    item('21', '2', 'tekme'),
    item('7', null, 'o-zvezi'),
    item('71', '7', 'selektorji'),
    item('75', '7', '', 'https://www.fiba.basketball/'),
  ]
  expect(teamPages(menu)).toEqual([
    { value: 'clani/ep', label: 'T11' },
    { value: 'u19/sp', label: 'T12' },
  ])
  expect(contentPages(menu).map(({ value }) => value)).toEqual([
    'domov',
    'reprezentance',
    'o-zvezi',
    'reprezentance/stran',
    'o-zvezi/selektorji',
  ])
})
