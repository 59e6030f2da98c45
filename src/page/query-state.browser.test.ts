import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { waitFor } from '../../test/support/wait-for'
import { pageQuery } from './query-state'

const start = location.href
const stops: (() => void)[] = []

function follow() {
  const seen: string[] = []
  const stop = pageQuery.subscribe(() => seen.push(pageQuery.read()))
  stops.push(stop)
  seen.length = 0
  return { seen, stop }
}

/** Puts the page there without an event for anybody who doesn't listen to the browser. */
const go = (path: string) => history.replaceState({ mine: true }, '', new URL(path, location.origin))

beforeEach(() => go('/tekme?utm=a&klub=7#vrh'))

afterEach(() => {
  for (const stop of stops.splice(0)) stop()
  vi.restoreAllMocks()
  history.replaceState(null, '', start)
})

describe('the page’s query', () => {
  test.each([
    ['push', 1],
    ['replace', 0],
  ] as const)('is written by %s: path, hash, foreign keys and the host’s state stay', (how, more) => {
    const before = history.length
    pageQuery.write({ klub: '8', od: '01.02.2026' }, how)
    expect(location.pathname + location.search + location.hash).toBe('/tekme?utm=a&klub=8&od=01.02.2026#vrh')
    expect(history.length - before).toBe(more)
    expect(history.state).toEqual({ mine: true })
  })

  test('is read as it is; when it becomes empty it leaves no question mark', () => {
    expect(pageQuery.read()).toBe('utm=a&klub=7')
    pageQuery.write({ klub: null, utm: null }, 'replace')
    expect([location.href, pageQuery.read()]).toEqual([`${location.origin}/tekme#vrh`, ''])
  })

  test.each([
    ['the same value', '/tekme?utm=a&klub=7', { klub: '7' }],
    ['a key that isn’t there', '/tekme?utm=a', { klub: null }],
    ['the same in another spelling', '/tekme?utm=a%20b&klub=7&flag', { klub: '7' }],
  ])('is left alone by %s', (_, path, changes) => {
    go(path)
    const before = [history.length, location.href]
    const { seen } = follow()
    pageQuery.write(changes, 'push')
    expect([history.length, location.href]).toEqual(before)
    expect(seen).toEqual([])
  })

  test.each<[string, () => void]>([
    [
      'a <base> of another origin',
      () => {
        const made = document.head.appendChild(document.createElement('base'))
        made.href = 'https://elsewhere.example/'
        stops.push(() => made.remove())
      },
    ],
    ['a path that begins with two slashes', () => go(`${location.origin}//tekme?klub=7`)],
  ])('is written in spite of %s', (_, arrange) => {
    arrange()
    pageQuery.write({ klub: null, utm: null, stran: '2' }, 'push')
    expect(location.search).toBe('?stran=2')
  })
})

describe('who follows the page’s query', () => {
  test('receives every write once, and nothing more after stopping', () => {
    const one = follow()
    const other = follow()
    pageQuery.write({ klub: '8' }, 'push')
    pageQuery.write({ klub: '9' }, 'replace')
    expect([one.seen, other.seen]).toEqual([
      ['utm=a&klub=8', 'utm=a&klub=9'],
      ['utm=a&klub=8', 'utm=a&klub=9'],
    ])
    one.stop()
    pageQuery.write({ klub: '7' }, 'replace')
    expect([one.seen.length, other.seen.length]).toEqual([2, 3])
  })

  test('receives back and forward, and the host’s own pushState', async () => {
    const { seen } = follow()
    pageQuery.write({ klub: '8' }, 'push')
    history.back()
    await waitFor(() => expect(pageQuery.read()).toBe('utm=a&klub=7'))
    await waitFor(() => expect(seen.at(-1)).toBe('utm=a&klub=7'))
    history.forward()
    await waitFor(() => expect(seen.at(-1)).toBe('utm=a&klub=8'))
    history.pushState(null, '', '/tekme?klub=3')
    await waitFor(() => expect(seen.at(-1)).toBe('klub=3'))
  })

  test('receives nothing for a change of the hash', async () => {
    const { seen } = follow()
    location.hash = 'dno'
    await waitFor(() => expect(location.hash).toBe('#dno'))
    pageQuery.write({ klub: '8' }, 'replace')
    expect(seen).toEqual(['utm=a&klub=8'])
  })

  test('starts with what changed while nobody listened', () => {
    follow().stop()
    go('/tekme?klub=4')
    const { seen } = follow()
    expect([pageQuery.read(), seen]).toEqual(['klub=4', []])
    pageQuery.write({ klub: '5' }, 'replace')
    expect(seen).toEqual(['klub=5'])
  })

  test('listens to the page only as long as somebody follows', () => {
    const calls: string[] = []
    const navigation = Reflect.get(window, 'navigation') as EventTarget
    for (const target of [window, navigation]) {
      for (const method of ['addEventListener', 'removeEventListener'] as const) {
        const original = target[method]
        vi.spyOn(target, method).mockImplementation((...call: unknown[]) => {
          calls.push(`${method} ${call[0]}`)
          Reflect.apply(original, target, call)
        })
      }
    }
    const one = follow()
    const other = follow()
    const begun = ['addEventListener popstate', 'addEventListener currententrychange']
    expect(calls).toEqual(begun)
    one.stop()
    expect(calls).toEqual(begun)
    other.stop()
    expect(calls).toEqual([
      ...begun,
      'removeEventListener popstate',
      'removeEventListener currententrychange',
    ])
  })
})
