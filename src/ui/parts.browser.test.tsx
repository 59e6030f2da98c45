import { type ReactNode, useEffect } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { adoptStyles } from '../styles/adopt'
import { drawInShadow, faultsInBoth, shadowHost, unmountAll } from './fields/shadow.fixture'
import { partStyles, parts } from './parts.fixture'

afterEach(() => {
  unmountAll()
  vi.restoreAllMocks()
})

const views = Object.entries(parts)

describe('hydration', () => {
  test.each(views)('keeps the markup of %s and complains of nothing', async (_, view) => {
    const complaints = vi.fn()
    vi.spyOn(console, 'error').mockImplementation(complaints)
    const { host, root } = shadowHost(renderToString(<Live>{view}</Live>))
    const markup = root.innerHTML
    const first = root.firstElementChild
    const react = await new Promise<Root>((resolve) => {
      const live = <Live onLive={() => resolve(self)}>{view}</Live>
      const self = hydrateRoot(root, live, { onRecoverableError: complaints })
    })
    expect([root.innerHTML, root.firstElementChild]).toEqual([markup, first])
    expect(complaints.mock.calls).toEqual([])
    react.unmount()
    host.remove()
  })
})

function Live({ children, onLive }: { children: ReactNode; onLive?: () => void }) {
  useEffect(() => onLive?.(), [onLive])
  return children
}

describe('axe finds nothing', () => {
  test.each(views)('in %s, in light and in dark', async (_, view) => {
    const { shadow } = drawInShadow(view)
    adoptStyles(shadow, ...partStyles)
    // The skeletons' sweep never ends.
    for (const animation of shadow.getAnimations()) animation.cancel()
    expect(await faultsInBoth()).toEqual([])
  })
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
    const { shadow } = drawInShadow(view)
    adoptStyles(shadow, ...partStyles)
    const { host } = shadow
    const root = shadow.querySelector('[data-root]')
    for (const width of widths) {
      if (host instanceof HTMLElement) host.style.inlineSize = `${width}px`
      expect([width, root?.scrollWidth]).toEqual([width, width])
    }
  })
})
