/** src/contract/README.md says what the code says: no name more, no name less. */
import { beforeAll, describe, expect, it } from 'vitest'
import { createApi } from '../../demo/api/requests/api'
import { eventDescriptions } from '../../src/build/package/descriptions'
import { namedRequests } from '../../src/contract/named-requests'
import { commonPropertyNames } from '../../src/island/definition'
import { kebab } from '../../src/page/attribute-text'
import { widgets } from '../../widgets'
import {
  type ApiDescription,
  elementTable,
  pageTable,
  partTable,
  propertyTable,
  requestTable,
  shapeTable,
} from '../support/contract-tables'
import { headingsOf, pageText, written } from '../support/markdown'
import { codeUnder, filesUnder, read } from './sources'

const page = 'src/contract/README.md'
const tags = widgets.map(({ tag }) => tag)

/** Its database is never read. */
async function describedApi(): Promise<ApiDescription> {
  const recent = { take: (_: string, make: () => unknown) => make() }
  const api = createApi({} as never, { recent, siteOf: () => ({ base: '' }) } as never)
  return (await api.request('/openapi.json')).json() as Promise<ApiDescription>
}

let api: ApiDescription
beforeAll(async () => {
  api = await describedApi()
})

/** The text under a heading, up to the next one. */
const under = (heading: string): string =>
  pageText(page)
    .split(/^## /m)
    .find((text) => text.startsWith(`${heading}\n`)) ?? ''

const codesIn = (text: string): string[] => [...text.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code)

describe('a table of the contract (`npm run readme` writes it)', () => {
  it.each<[string, () => string]>([
    ['elements', () => elementTable(tags)],
    ['requests', () => requestTable(api)],
    ['shapes', () => shapeTable(api)],
    ['parts', () => partTable(tags)],
    ['properties', propertyTable],
    ['pages', pageTable],
  ])('of %s says what the code says', (name, make) => {
    expect(written(page, name, make())).toBe(make())
  })

  it('names every request that the elements make', () => {
    const named = Object.values(api.paths).flatMap((each) =>
      Object.values(each).map(({ summary }) => summary),
    )
    expect(namedRequests.map(({ name }) => name).filter((name) => !named.includes(name))).toEqual([])
  })
})

describe('the contract', () => {
  it('names the events that there are', () => {
    const events = new Set(codesIn(under('Events')).filter((code) => code.startsWith('parket-')))
    expect([...events].toSorted()).toEqual(Object.keys(eventDescriptions).toSorted())
  })

  it('names the attributes that every element has', () => {
    const [common = ''] = /^- Every element[\s\S]*?(?=^- )/m.exec(under('Attributes')) ?? []
    expect(codesIn(common).toSorted()).toEqual(commonPropertyNames.map(kebab).toSorted())
  })
})

/** "src/contract/README.md, Retries" in a comment */
const citation = /src\/(contract|styles)\/README\.md, ([A-Z][^\n]{0,60})/g

it('headings that comments cite are there', () => {
  const folders = ['src', 'widgets', 'demo', 'test']
  const others = folders
    .flatMap(filesUnder)
    .filter((path) => /\.(css|mjs|test\.tsx?|fixture\.tsx?)$/.test(path))
  const sources = [...codeUnder(...folders), ...others.map(read)]
  const isThere = (folder: string, cited: string) =>
    headingsOf(pageText(`src/${folder}/README.md`)).some((heading) => cited.startsWith(heading))
  const lost = sources.flatMap(({ path, text }) =>
    [...text.matchAll(citation)]
      .filter(([, folder = '', cited = '']) => !isThere(folder, cited))
      .map(([found]) => `${path}: ${found}`),
  )
  expect(lost).toEqual([])
})
