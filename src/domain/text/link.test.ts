import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { disguises, hostileLinks } from './hostile.fixture'
import { fileAddress, isExternal, safeUrl, sitePath } from './link'

it.each([
  ['/novica/x', 'novica/x'],
  ['novica/x/', 'novica/x'],
  ['//x.png', 'x.png'],
  ['/\\x.png', 'x.png'],
  ['\\\\x.png', 'x.png'],
  ['/\t/x.png', 'x.png'],
  [' //x.png', 'x.png'],
  ['https://kzs.example/liga/novica/x?a=1#b', 'novica/x?a=1#b'],
  ['HTTP://KZS.example/liga', ''],
  ['https://kzs.example/drugo', 'https://kzs.example/drugo'],
  ['https://drugje.example/x', 'https://drugje.example/x'],
  ['javascript:alert(1)', 'javascript:alert(1)'],
  ['', ''],
])('a path on the site %j is %j', (text, path) => {
  expect(sitePath(text, 'https://kzs.example/liga')).toBe(path)
})

describe('an address out of data', () => {
  it.each([
    ['https://kzs.example/a?b=1#c', 'https://kzs.example/a?b=1#c'],
    ['HTTP://KZS.example', 'http://kzs.example/'],
    ['  https://kzs.example/a\n', 'https://kzs.example/a'],
    ['mailto:pisarna@zmaji.example', 'mailto:pisarna@zmaji.example'],
    ['pisarna@zmaji.example', 'mailto:pisarna@zmaji.example'],
    ['mailto:mailto:pisarna@zmaji.example', 'mailto:pisarna@zmaji.example'],
    ['MAILTO:Mailto:mailto:pisarna@zmaji.example', 'mailto:pisarna@zmaji.example'],
    ['tel:+38612345678', 'tel:+38612345678'],
    ['www.krka.si', 'https://www.krka.si/'],
    ['„www.krka.si“', 'https://www.krka.si/'],
    [' "https://kzs.example/a" ', 'https://kzs.example/a'],
    ['WWW.Krka.si/a b', 'https://www.krka.si/a%20b'],
    ['krka.si/vstopnice?tekma=1', 'https://krka.si/vstopnice?tekma=1'],
    [' vstopnice.krka.example ', 'https://vstopnice.krka.example/'],
    ['krka.si:8443#a', 'https://krka.si:8443/#a'],
    ['košarka.si', 'https://xn--koarka-ckb.si/'],
  ])('"%s" is followed as %s', (text, href) => {
    expect(safeUrl(text)).toBe(href)
  })

  it.each([
    'javascript:alert(1)',
    'javascript&#x3a;alert(1)',
    'java&Tab;script:alert(1)',
    'https://:80',
    'http://',
    '   ',
    '',
    null,
    undefined,
  ])('%j is not followed, with a base or without', (text) => {
    expect(safeUrl(text)).toBeNull()
    expect(safeUrl(text, 'https://kzs.example/')).toBeNull()
  })

  it.each([
    ['/tekme?klub=1', 'https://kzs.example/tekme?klub=1'],
    ['tekme', 'https://kzs.example/tekme'],
    ['?od=1:2&a', 'https://kzs.example/?od=1:2&a'],
    ['pravilnik.pdf', 'https://kzs.example/pravilnik.pdf'],
    ['index.html?a=1', 'https://kzs.example/index.html?a=1'],
    ['dokumenti/krka.si', 'https://kzs.example/dokumenti/krka.si'],
    ['/krka.si', 'https://kzs.example/krka.si'],
    ['v1.2/a', 'https://kzs.example/v1.2/a'],
    ['//fiba.example/x', 'https://fiba.example/x'],
  ])('the relative "%s" needs a base', (text, href) => {
    expect(safeUrl(text)).toBeNull()
    expect(safeUrl(text, 'https://kzs.example/')).toBe(href)
  })

  it('is one of four schemes whatever was written', () => {
    const text = fc.oneof(
      fc.string(),
      fc.webUrl(),
      fc.string({ unit: fc.constantFrom(...'javscript:/ &\t\n#;') }),
    )
    fc.assert(
      fc.property(text, (each) =>
        /^(https?|mailto|tel):|^$/.test(safeUrl(each, 'https://kzs.example/') ?? ''),
      ),
    )
  })
})

describe('a hostile address', () => {
  const sites = [undefined, 'https://kzs.example/', 'https://kzs.example/pot/']
  const read = (text: string) => sites.map((site) => safeUrl(text, site)).filter((url) => url !== null)
  // Spelled so that a browser reads a path of the site: "/javascript:x" leads nowhere else.
  const isHarmless = (url: string) => /^https:\/\/kzs\.example\/|^(https?|mailto|tel):/.test(url)

  it('is never followed as what it is, in hundreds of spellings', () => {
    expect(hostileLinks.length).toBeGreaterThan(400)
    expect(hostileLinks.flatMap(read).filter((url) => !isHarmless(url))).toEqual([])
  })

  it('is never followed however it is spelled', () => {
    const scheme = fc.constantFrom(
      ...['javascript', 'vbscript', 'data', 'blob', 'filesystem', 'view-source', 'file', 'about'],
    )
    const blank = fc.string({ unit: fc.constantFrom(...'\t\n\r\u0000\u001f \u00a0\ufeff') })
    const text = fc
      .tuple(blank, scheme, fc.nat(), blank, fc.constantFrom(':', ':\t', '\n:', '://', ':\\\\'), fc.string())
      .map(([before, name, at, inside, colon, rest]) => {
        const place = at % name.length
        return before + name.slice(0, place) + inside + name.slice(place) + colon + rest
      })
    fc.assert(
      fc.property(text, fc.constantFrom(...disguises), (each, as) => read(as(each)).every(isHarmless)),
      { numRuns: 3000 },
    )
  })

  it.each([
    ['https:\\\\zlo.example', 'https://zlo.example/'],
    ['/\\zlo.example', 'https://zlo.example/'],
    ['https://kzs.example@zlo.example/', 'https://kzs.example@zlo.example/'],
  ])('%s leaves the site and is marked as external', (text, url) => {
    expect(safeUrl(text, 'https://kzs.example/')).toBe(url)
    expect(isExternal(url, 'https://kzs.example')).toBe(true)
  })
})

it.each([
  ['https://kzs.example/tekme', 'https://kzs.example', false],
  ['https://kzs.example', 'https://kzs.example/', false],
  ['https://kzs.example/tekme', 'https://kzs.example//', false],
  ['/tekme', 'https://kzs.example', false],
  ['https://fiba.example/', 'https://kzs.example', true],
  ['https://kzs.example:8443/', 'https://kzs.example', true],
  ['https://kzs.example.evil.example/', 'https://kzs.example', true],
  ['https://zveza.example/kosarka/tekme', 'https://zveza.example/kosarka', false],
  ['https://zveza.example/kosarka', 'https://zveza.example/kosarka', false],
  ['https://zveza.example/kosarkarji', 'https://zveza.example/kosarka', true],
  ['mailto:a@kzs.example', 'https://kzs.example', false],
  ['https://', 'https://kzs.example', true],
  ['/tekme', 'ni naslov', true],
])('a link to %s leaves %s: %s', (url, site, leaves) => {
  expect(isExternal(url, site)).toBe(leaves)
})

describe('a file', () => {
  it.each([
    ['scenes/kos.svg', 'https://kzs.example/storage/scenes/kos.svg'],
    ['/scenes/kos.svg', 'https://kzs.example/storage/scenes/kos.svg'],
    ['@slike.example/a.jpg', 'https://kzs.example/storage/@slike.example/a.jpg'],
    ['a..b/kava...svg', 'https://kzs.example/storage/a..b/kava...svg'],
    ['HTTPS://slike.example/a.jpg', 'https://slike.example/a.jpg'],
    ['https://kzs.example/storage/a.jpg', 'https://kzs.example/storage/a.jpg'],
  ])('%j is at %s', (src, url) => {
    expect(fileAddress(src, 'https://kzs.example/storage')).toBe(url)
  })

  it.each([
    null,
    '',
    'http://slike.example/a.jpg',
    '//slike.example/a.jpg',
    '/\t/slike.example/a.jpg',
    '\\\\slike.example\\a.jpg',
    'https:slike',
    'data:image/svg+xml,<svg/>',
    ' javascript:alert(1)',
    '../zasebno.jpg',
    'a/..',
    'a\\..\\b.jpg',
    'a/%2e%2E/b.jpg',
    '.%2e/a.jpg',
    '.\t./a.jpg',
    '..?x',
    '?x=/../..',
  ])('%j is nowhere', (src) => {
    expect(fileAddress(src, 'https://kzs.example/storage')).toBeNull()
  })
})
