/** How wide elements are: never wider than the host says, and as wide as there is room where a host wants them. */
import { beforeEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { attributesOf, defined, markup, showsScene, widgetTable } from './every-widget.fixture'
import { nextFrame, openPage, put } from './host-page.fixture'

beforeEach(async () => {
  await page.viewport(1600, 900)
  document.body.style.margin = '0'
})

/** The part of the line from `left` to `right` that what scrolls or clips around it lets be seen. */
function seenOf(node: Node, [left, right]: [number, number]): [number, number] {
  const parent = node.parentElement
  if (!parent) return [left, right]
  const { overflowX } = getComputedStyle(parent)
  const edge = parent.getBoundingClientRect()
  return seenOf(
    parent,
    overflowX === 'visible' ? [left, right] : [Math.max(left, edge.left), Math.min(right, edge.right)],
  )
}

/** From the left edge of the first to the right edge of the last of what can be read or reached. */
function spread(element: Element): number {
  const root = element.shadowRoot?.querySelector('[data-root]') ?? expect.fail('it was never drawn')
  const edges: [number, number][] = []
  const note = (node: Node, rects: Iterable<DOMRect>) => {
    for (const { left, right, width, height } of rects) {
      const seen = seenOf(node, [left, right])
      if (width > 1 && height > 1 && seen[1] > seen[0]) edges.push(seen)
    }
  }
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const range = document.createRange()
    range.selectNodeContents(node)
    if (node.parentElement?.checkVisibility({ visibilityProperty: true })) note(node, range.getClientRects())
  }
  // A tab's own edge, which nobody sees, bleeds so that its name is on the content's edge.
  for (const each of root.querySelectorAll(
    ':is([part], a, button, input, form, table):not([part~=segment], [role=tab])',
  ))
    note(each, each.getClientRects())
  for (const each of root.querySelectorAll('select')) note(each, each.getClientRects())
  return Math.max(...edges.map(([, right]) => right)) - Math.min(...edges.map(([left]) => left))
}

describe.each(widgetTable)('%s', (_tag, widget) => {
  test.each([
    ['1200px', ''],
    ['700px', 'style="--parket-content-width: 700px"'],
  ])('in a page of 1600 px has its content within %s', async (width, style) => {
    openPage()
    const element = put(markup(widget, defined(widget), style))
    await showsScene(element, widget)
    await nextFrame()
    expect(element.getBoundingClientRect().width).toBe(1600)
    expect(spread(element)).toBeLessThanOrEqual(Number.parseInt(width, 10))
  })

  test('takes what room there is in a table cell or a row, and no less than it needs', async () => {
    openPage()
    const tag = defined(widget)
    const one = (more = '') => `<${tag} ${attributesOf(widget)} ${more}></${tag}>`
    const place = put(`<section>
      <div style="inline-size: 900px"><table cellpadding="0" cellspacing="0"><tr><td>${one()}</td></tr></table></div>
      <div style="inline-size: 900px; display: flex"><aside style="flex: none; inline-size: 300px"></aside>${one()}</div>
      <div style="inline-size: 900px"><span style="display: inline-block">${one()}</span></div>
      <div style="inline-size: 900px; display: grid; justify-items: start">${one()}</div>
      <div style="inline-size: 100px"><table cellpadding="0" cellspacing="0"><tr><td>${one()}</td></tr></table></div>
      <div style="inline-size: 400px; display: flex"><aside style="flex: none; inline-size: 300px"></aside>${one()}</div>
      <div style="inline-size: 100px"><table cellpadding="0" cellspacing="0"><tr><td>${one('style="--parket-scale: 1.5"')}</td></tr></table></div>
      <div style="inline-size: 400px; display: grid; grid-template-columns: 1fr 1fr">${one()}<i></i></div>
    </section>`)
    const elements = [...place.querySelectorAll<HTMLElement>(tag)]
    for (const element of elements) await showsScene(element, widget)
    expect(elements.map((element) => element.getBoundingClientRect().width)).toEqual([
      900, 600, 900, 900, 288, 288, 432, 200,
    ])
  })
})
