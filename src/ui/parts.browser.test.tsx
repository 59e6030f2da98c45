import { afterEach, describe, expect, test } from 'vitest'
import { faultsInBoth, renderInShadow, serveInShadow, unmountAll } from './fields/shadow.fixture'
import { partStyles, parts } from './parts.fixture'

afterEach(unmountAll)

const views = Object.entries(parts)

test.each(views)('hydration keeps the markup of %s and complains of nothing', async (_, view) => {
  const { root, complaints, hydrate } = serveInShadow(view)
  const [markup, nodes] = [root.innerHTML, [...root.querySelectorAll('*')]]
  await hydrate()
  expect([root.innerHTML, nodes.every(({ isConnected }) => isConnected)]).toEqual([markup, true])
  expect(complaints.mock.calls).toEqual([])
})

test.each(views)('axe finds nothing in %s, in light and in dark', async (_, view) => {
  const { shadow } = renderInShadow(view, partStyles)
  // The skeletons' sweep never ends.
  for (const animation of shadow.getAnimations()) animation.cancel()
  expect(await faultsInBoth()).toEqual([])
})

describe('what moves leaves the main thread alone', () => {
  const unpainted = ['opacity', 'transform', 'translate']
  const keyframesIn = (rules: CSSRuleList): CSSKeyframesRule[] =>
    [...rules].flatMap((rule) => {
      if (rule instanceof CSSKeyframesRule) return [rule]
      return rule instanceof CSSGroupingRule ? keyframesIn(rule.cssRules) : []
    })

  test('keyframes are of what needs no painting', () => {
    const all = partStyles.flatMap((text) => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(text)
      return keyframesIn(sheet.cssRules)
    })
    expect(all.map(({ name }) => name)).toContain('sweep')
    const frames = all.flatMap(({ cssRules }) => [...cssRules] as CSSKeyframeRule[])
    const properties = frames.flatMap(({ style }) => [...style])
    expect(properties.filter((property) => !unpainted.includes(property))).toEqual([])
  })
})

describe('nothing is wider than its element', () => {
  const widths = [320, 390, 480, 720, 760, 940, 980, 1200]
  test.each(views)('%s', (_, view) => {
    const { shadow, resize } = renderInShadow(view, partStyles)
    const root = shadow.querySelector('[data-root]')
    for (const width of widths) {
      resize(width)
      expect([width, root?.scrollWidth]).toEqual([width, width])
    }
  })
})

test.each<[part: string, selector: string, counts: Record<number, number>]>([
  ['roster grid', 'li', { 1200: 6, 1000: 6, 999: 4, 680: 4, 679: 3, 480: 3, 479: 2, 320: 2 }],
  ['staff', '.staff-group', { 1200: 4, 700: 2, 390: 1 }],
  ['standings', '.podium-card', { 1200: 3, 980: 3, 979: 1, 760: 1, 759: 3, 620: 3, 619: 1, 320: 1 }],
  ['standings', '.ranking-columns > *', { 1200: 2, 980: 2, 979: 2, 760: 2, 759: 1, 320: 1 }],
  ['choice forms', '.choice-form', { 1200: 2, 500: 1 }],
  ['news', 'article', { 1200: 3, 900: 3, 899: 2, 580: 2, 579: 1 }],
])('as many are in a line as the width has room for %s: %s', (part, selector, counts) => {
  const { shadow, resize } = renderInShadow(parts[part], partStyles)
  for (const [width, count] of Object.entries(counts)) {
    resize(Number(width))
    const tops = [...shadow.querySelectorAll(selector)].map((each) => each.getBoundingClientRect().top)
    expect([width, tops.filter((top) => top === tops[0]).length]).toEqual([width, count])
  }
})
