import { afterEach, describe, expect, it, vi } from 'vitest'
import { registry } from '../island/protocol'
import { type Configuration, configurationOf, pageDefaults } from './configuration'

type Words = Partial<Record<keyof Configuration, string>>

const base = { origin: 'https://kzs.example', document: 'https://club.example/ekipa/tekme?x=1#y' }
const defaults: Configuration = {
  api: 'https://kzs.example/api',
  storage: 'https://kzs.example/storage',
  site: 'https://kzs.example',
  productName: 'Parket',
  federation: 'KZS',
  history: 'memory',
}

function configure(own: Words, page: Words = {}) {
  const warn = vi.fn()
  const configuration = configurationOf(
    (name) => own[name],
    (name) => page[name],
    base,
    warn,
  )
  return { configuration, warned: warn.mock.calls }
}

describe('the configuration', () => {
  it.each<[string, Words, Words, Partial<Configuration>]>([
    ['the script’s origin without a setting', {}, {}, {}],
    ['the page’s words', {}, { federation: 'FIBA' }, { federation: 'FIBA' }],
    ['its own words first', { productName: 'Koš' }, { productName: 'Obroč' }, { productName: 'Koš' }],
    ['the page’s where its own is empty', { federation: '' }, { federation: 'FIBA' }, { federation: 'FIBA' }],
    ['its own, whatever the page says', { history: 'page' }, { history: 'hash' }, { history: 'page' }],
  ])('takes %s', (_, own, page, taken) => {
    expect(configure(own, page)).toEqual({ configuration: { ...defaults, ...taken }, warned: [] })
  })

  it.each([
    ['https://api.example/v2', 'https://api.example/v2'],
    ['https://api.example/v2/', 'https://api.example/v2'],
    ['http://localhost:8080/api', 'http://localhost:8080/api'],
    ['HTTPS://API.example/V2', 'https://api.example/V2'],
    ['//api.example/v2', 'https://api.example/v2'],
    ['/api', 'https://club.example/api'],
    ['api', 'https://club.example/ekipa/api'],
  ])('takes %s as the address %s', (text, address) => {
    for (const name of ['api', 'storage', 'site'] as const) {
      expect(configure({ [name]: text })).toEqual({
        configuration: { ...defaults, [name]: address },
        warned: [],
      })
    }
  })

  it.each([
    'javascript:alert(1)',
    'https://a b',
    'https://api.example/v2?',
    'https://api.example/v2#',
    '/api?x=1',
    '#vrh',
  ])('does not take %s as an address and says so', (text) => {
    const { configuration, warned } = configure({ api: text }, { api: 'https://page.example/api' })
    expect(configuration.api).toBe('https://page.example/api')
    expect(warned).toEqual([['api', text]])
  })

  it('falls back to the default when the page’s word is wrong too, and says both', () => {
    const { configuration, warned } = configure({ history: 'hash' }, { history: 'Page' })
    expect(configuration.history).toBe('memory')
    expect(warned).toEqual([
      ['history', 'hash'],
      ['history', 'Page'],
    ])
  })
})

describe('the page', () => {
  afterEach(() => {
    delete registry().defaults
    vi.unstubAllGlobals()
  })

  it('is nothing on a server, its origin where no loader has spoken, and else what that says', () => {
    expect(pageDefaults()).toEqual({ origin: '', data: {} })
    vi.stubGlobal('location', { origin: 'https://club.example' })
    expect(pageDefaults()).toEqual({ origin: 'https://club.example', data: {} })
    const defaults = { origin: 'https://kzs.example', data: { club: '7' } }
    registry().defaults = defaults
    expect(pageDefaults()).toBe(defaults)
  })
})
