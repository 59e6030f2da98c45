import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { presetSettings, presets } from './presets'
import {
  firstSettings,
  kinds,
  ownLeague,
  readSettings,
  type Settings,
  settingsQuery,
  valuesOf,
  widths,
  withValue,
  withWidget,
} from './settings'
import { attributesOf, widgetNames, wordsOf } from './tags'
import { fonts, isDarkened, noTheme, plainColor, radii, schemeNames } from './theme'

const color = fc
  .tuple(fc.integer({ min: 0, max: 0xffffff }))
  .map(([number]) => `#${number.toString(16).padStart(6, '0')}`)

const keys = widgetNames.flatMap((name) => Object.values(wordsOf(name).attributes).map(({ key }) => key))

/** Words that any attribute may take, and words that none does. */
const text = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 30 }),
  fc.constantFrom('on', 'off', 'list', 'byHeight', '7', '3,12', '2025-11-28', '28.11.2025', 'a/b', '&"<'),
)

const anySettings: fc.Arbitrary<Settings> = fc.constantFrom(...widgetNames).chain((widget) =>
  fc.record({
    widget: fc.constant(widget),
    values: fc
      .dictionary(fc.constantFrom('none', ...Object.keys(attributesOf(widget))), text)
      .map((texts) => valuesOf(widget, (property) => texts[property] ?? null)),
    start: fc.oneof(fc.constant(''), fc.string({ unit: 'grapheme', maxLength: 40 })),
    standings: widget === 'match-list' ? fc.constantFrom(null, ownLeague, '32') : fc.constant(null),
    theme: fc.record({
      color: fc.option(color.filter((each) => each !== '#0093d4')),
      radius: fc.option(fc.constantFrom(...radii.filter((each) => each !== 10))),
      font: fc.option(fc.constantFrom(...(Object.keys(fonts) as (keyof typeof fonts)[]))),
      scheme: fc.constantFrom(...schemeNames),
    }),
    width: fc.option(fc.constantFrom(...widths)),
    kind: fc.constantFrom(...kinds),
    isSigned: fc.boolean(),
  }),
)

describe('the address', () => {
  it('says every settings, and gives the same back', () => {
    fc.assert(
      fc.property(anySettings, (settings) => {
        expect(readSettings(settingsQuery(settings))).toEqual(settings)
      }),
    )
  })

  it('of any query gives settings that say the same once more', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.constantFrom('gradnik', 'sirina', 'barva', ...keys), text)),
        (words) => {
          const settings = readSettings(new URLSearchParams(words).toString())
          expect(readSettings(settingsQuery(settings))).toEqual(settings)
        },
      ),
    )
  })

  it.each([
    ['', firstSettings],
    ['gradnik=match-list&klub=7&na-stran=4', { widget: 'match-list', values: { club: '7', perPage: '4' } }],
    ['gradnik=match-list&na-stran=20&iskalnik=on', { widget: 'match-list', values: {} }],
    ['gradnik=match-list&od=28.11.2025&iskalnik=off', { values: { from: '2025-11-28', search: 'off' } }],
    ['gradnik=roster&postavitev=krog&razvrstitev=byHeight', { values: { order: 'byHeight' } }],
    ['gradnik=__proto__&klub=7', { widget: 'match-search', values: { club: '7' } }],
    ['gradnik=constructor', firstSettings],
    ['gradnik=player&klub=7', { widget: 'player', values: {} }],
    [
      'barva=E11D48&zaobljenost=4&pisava=georgia&nacin=temno',
      { theme: { color: '#e11d48', radius: 4, font: 'georgia', scheme: 'temno' } },
    ],
    ['barva=red;}&zaobljenost=5&pisava=comic&nacin=siv&sirina=1&oblika=x&podpis=1', firstSettings],
    ['barva=0093d4&zaobljenost=10', { theme: noTheme }],
    ['zacetek=tab%3Dtekme', { start: 'tab=tekme' }],
    ['gradnik=match-list&lestvica=*', { standings: ownLeague }],
    ['gradnik=match-list&lestvica=32', { standings: '32' }],
    ['gradnik=match-list&lestvica=3%202', { standings: null }],
    ['gradnik=roster&lestvica=32', { standings: null }],
  ])('%s is read as it should be', (query, settings) => {
    expect(readSettings(query)).toMatchObject(settings)
  })
})

describe('a change', () => {
  const list: Settings = { ...firstSettings, widget: 'match-list', values: { club: '7' }, start: 'stran=2' }
  it.each([
    ['club', '8', { club: '8' }, ''],
    ['club', null, {}, ''],
    ['perPage', '4', { club: '7', perPage: '4' }, 'stran=2'],
    ['perPage', '20', { club: '7' }, 'stran=2'],
    ['search', 'off', { club: '7', search: 'off' }, 'stran=2'],
    ['perPage', '1000', { club: '7' }, 'stran=2'],
    ['player', '3', { club: '7' }, 'stran=2'],
  ])('of %s to %s', (property, value, values, start) => {
    expect(withValue(list, property, value)).toEqual({ ...list, values, start })
  })

  it('of a national team’s page takes its competition away, and the other way round', () => {
    const team: Settings = { ...firstSettings, widget: 'national-team', values: { page: 'clani/sp' } }
    const byTeam = withValue(team, 'team', '12')
    expect(byTeam.values).toEqual({ team: '12' })
    expect(withValue(byTeam, 'page', 'clani/sp').values).toEqual({ page: 'clani/sp' })
  })

  it('of the widget keeps what the other one has a word for', () => {
    const { widget, values, start } = withWidget(
      { ...list, values: { club: '7', perPage: '4', from: '2025-01-01' } },
      'match-search',
    )
    expect([widget, values, start]).toEqual(['match-search', { club: '7' }, ''])
  })
})

describe('a preset', () => {
  const stands: Settings = {
    ...{ ...firstSettings, start: 'stran=2' },
    values: { club: '7', competition: '32', hall: '4' },
  }
  it.each([
    ['Naslednje tekme našega kluba', 'match-list', { club: '7', perPage: '5', show: 'next' }, ownLeague],
    ['Lestvica', 'competition', { club: '7', competition: '32', tab: 'standings' }, null],
  ])('%s keeps whom it is about, and nothing else', (name, widget, values, standings) => {
    const preset = presets.find((each) => each.name === name) ?? expect.fail('no such preset')
    expect(presetSettings(preset, stands)).toEqual({ widget, values, start: '', standings })
  })
})

describe('a colour', () => {
  it.each([
    ['#0093d4', true],
    ['#1d4ed8', false],
    ['#636363', false],
    ['#646464', true],
  ])('%s is darkened under white text: %s', (color, isDark) => {
    expect(isDarkened(color)).toBe(isDark)
  })

  it.each([
    ['#E11D48', '#e11d48'],
    ['e11d48', '#e11d48'],
    ['#fa0', '#ffaa00'],
    [' #fff ', '#ffffff'],
    ['', null],
    ['#12345', null],
    ['#e11d48;color:red', null],
  ])('%s is %s', (typed, plain) => {
    expect(plainColor(typed)).toBe(plain)
  })
})
