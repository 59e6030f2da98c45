import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { waitFor } from '../../../../test/support/wait-for'
import { faults, focused, renderInShadow, unmountAll } from '../../fields/shadow.fixture'
import { Carousel } from '../carousel'
import { PhotoGrid } from './photo-grid'

const storage = `${location.origin}/demo/data/storage/scenes`
const photos = ['kos', 'zreb', 'trening', 'veselje', 'pokal'].map((name) => `${storage}/${name}.svg`)

function renderGrid(list: readonly string[] = photos, width = 12) {
  return renderInShadow(<PhotoGrid photos={list} width={width} />, import.meta.sheets)
}

const dialog = () => page.getByRole('dialog', { name: 'Fotografije' })
const photo = (number: number, of = 5) => page.getByRole('button', { name: `Fotografija ${number} od ${of}` })

async function openPhoto(number: number) {
  await userEvent.click(photo(number))
  await expect.element(dialog()).toBeVisible()
}

const isAt = (count: string) => expect.element(dialog().getByRole('status')).toHaveTextContent(count)

beforeEach(() => userEvent.unhover(document.body))

afterEach(() => {
  unmountAll()
  vi.restoreAllMocks()
})

describe('the gallery', () => {
  test('opens at the photo and is turned by keys, by its arrows and by its thumbnails, round at both ends', async () => {
    const words = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')]
    renderGrid()
    await openPhoto(3)
    await isAt('3 / 5')
    expect(await faults()).toEqual([])
    const key = (name: string) => () => userEvent.keyboard(`{${name}}`)
    const click = (name: string) => () => userEvent.click(dialog().getByRole('button', { name }))
    const turns: [act: () => Promise<void>, count: string][] = [
      [key('ArrowRight'), '4 / 5'],
      [key('End'), '5 / 5'],
      [key('ArrowRight'), '1 / 5'],
      [key('ArrowLeft'), '5 / 5'],
      [key('Home'), '1 / 5'],
      [click('Prejšnja fotografija'), '5 / 5'],
      [click('Naslednja fotografija'), '1 / 5'],
      [click('Fotografija 4 od 5'), '4 / 5'],
    ]
    for (const [act, count] of turns) {
      await act()
      await isAt(count)
    }
    const labels = (root: Element | null, selector: string) =>
      [...(root?.querySelectorAll(selector) ?? [])].map(({ ariaLabel }) => ariaLabel)
    expect(labels(dialog().element(), '[aria-current]')).toEqual(['Fotografija 4 od 5'])
    // It is said once where it is, and in Slovenian.
    const stage = dialog().element().querySelector('.gallery-stage')
    const live = [...(stage?.querySelectorAll('[aria-live]') ?? [])].map(({ ariaLive }) => ariaLive)
    const foreign = labels(stage, '[aria-label]').filter(
      (word) => !/^(Fotografije|\d od 5)$/.test(word ?? ''),
    )
    expect([live, foreign]).toEqual([['off'], []])
    for (const word of words) expect(word).not.toHaveBeenCalled()
  })

  test.each([
    [390, 780],
    [320, 560],
    [1280, 800],
  ])('has its arrows beside or under the photo, never over it: %d × %d', async (width, height) => {
    const { innerWidth, innerHeight } = window
    onTestFinished(() => page.viewport(innerWidth, innerHeight))
    await page.viewport(width, height)
    renderGrid()
    await openPhoto(2)
    const stage = dialog().element().querySelector('.gallery-stage')?.getBoundingClientRect() as DOMRect
    expect(stage.height).toBeGreaterThan(height / 3)
    for (const name of ['Prejšnja fotografija', 'Naslednja fotografija']) {
      const arrow = dialog().getByRole('button', { name }).element().getBoundingClientRect()
      const isClear = arrow.right <= stage.left || arrow.left >= stage.right || arrow.top >= stage.bottom
      expect([name, isClear, arrow.left >= 0, arrow.right <= width, arrow.bottom <= height]).toEqual([
        name,
        ...[true, true, true, true],
      ])
    }
  })

  test('shows the focus on the current thumbnail, too', async () => {
    renderGrid()
    await openPhoto(1)
    const current = dialog().getByRole('button', { name: 'Fotografija 1 od 5' }).element() as HTMLElement
    const ring = () => getComputedStyle(current).outline
    const before = ring()
    await userEvent.keyboard('{Tab}')
    current.focus()
    expect([current.matches(':focus-visible'), ring() === before]).toEqual([true, false])
  })

  test('is swiped, round at the end', async () => {
    renderGrid()
    await openPhoto(5)
    const stage = dialog().element().querySelector('.yarl__container')
    if (!stage) throw new Error('no stage')
    const touch = (type: string, clientX: number) =>
      stage.dispatchEvent(
        new PointerEvent(type, {
          bubbles: true,
          pointerId: 1,
          pointerType: 'touch',
          isPrimary: true,
          buttons: 1,
          clientX,
          clientY: 200,
        }),
      )
    touch('pointerdown', 300)
    for (const x of [280, 220, 140, 60]) {
      touch('pointermove', x)
      await new Promise((resolve) => requestAnimationFrame(resolve))
    }
    touch('pointerup', 20)
    await isAt('1 / 5')
  })

  test.each<[string, () => Promise<void>]>([
    ['Esc', () => userEvent.keyboard('{Escape}')],
    ['its button', () => userEvent.click(dialog().getByRole('button', { name: 'Zapri' }))],
    [
      'Esc after a photo was touched',
      async () => {
        await userEvent.click(dialog().element().querySelector('.gallery-stage') as Element)
        await userEvent.keyboard('{Escape}')
      },
    ],
  ])('closes by %s, gives the focus back to the photo, and opens again', async (_, close) => {
    const { shadow } = renderGrid()
    await openPhoto(2)
    await close()
    await expect.element(photo(2)).toBeVisible()
    await waitFor(() => expect(shadow.querySelector('dialog')).toBeNull())
    expect(focused()).toBe(photo(2).element())
    await openPhoto(4)
    await isAt('4 / 5')
  })

  test('closed in the moment in which it has turned, stays closed', async () => {
    const { shadow } = renderGrid()
    await openPhoto(1)
    const opened = dialog().element()
    const closed = new Promise<void>((resolve) => {
      // After the new photo's number is rendered, before the library says which photo it shows.
      new MutationObserver((_, observer) => {
        observer.disconnect()
        opened.dispatchEvent(new Event('close'))
        resolve()
      }).observe(dialog().getByRole('status').element(), { subtree: true, characterData: true })
    })
    await userEvent.keyboard('{ArrowLeft}')
    await closed
    await waitFor(() => expect(opened.isConnected).toBe(false))
    await scheduler.postTask(() => {}, { priority: 'background' })
    expect(shadow.querySelector('dialog')).toBeNull()
  })

  test('holds the focus inside', async () => {
    renderGrid()
    await openPhoto(1)
    for (let step = 0; step < 12; step++) {
      await userEvent.keyboard('{Tab}')
      const now = focused()
      expect(now === document.body || dialog().element().contains(now)).toBe(true)
    }
  })

  test('touches nothing of the page around it', async () => {
    const before = [document.head.innerHTML, document.body.className, document.documentElement.className]
    const styles = document.adoptedStyleSheets.length
    renderGrid()
    const children = document.body.childElementCount
    await openPhoto(1)
    await userEvent.keyboard('{ArrowRight}')
    await isAt('2 / 5')
    const now = [document.head.innerHTML, document.body.className, document.documentElement.className]
    expect([now, document.adoptedStyleSheets.length, document.body.childElementCount]).toEqual([
      before,
      styles,
      children,
    ])
    expect(document.body.getAttribute('style')).toBeNull()
  })

  test('of one photo has nothing to turn, and a neutral place where it can’t be shown', async () => {
    const { shadow } = renderGrid([`${storage}/ni.svg`])
    await waitFor(() => expect(shadow.querySelectorAll('.photo-missing')).toHaveLength(1))
    await userEvent.click(photo(1, 1))
    await isAt('1 / 1')
    expect(dialog().element().querySelectorAll('button')).toHaveLength(1)
    await waitFor(() => expect(shadow.querySelector('.gallery-stage .photo-missing')).not.toBeNull())
  })

  test('removed while it is open throws nothing', async () => {
    const failed = vi.fn()
    window.addEventListener('error', failed)
    const rendered = renderGrid()
    await openPhoto(1)
    rendered.unmount()
    await new Promise((resolve) => requestAnimationFrame(resolve))
    window.removeEventListener('error', failed)
    expect(failed).not.toHaveBeenCalled()
  })
})

test('a grid of 12, 9 and 8 columns is as wide, and without photos nothing', () => {
  const { shadow, render, resize } = renderGrid()
  resize(1200)
  for (const columns of [12, 9, 8]) {
    render(<PhotoGrid photos={photos} width={columns} />)
    expect(shadow.querySelector('.photo-grid')?.getBoundingClientRect().width).toBe(columns * 100)
  }
  render(<PhotoGrid photos={[]} width={12} />)
  expect(shadow.querySelector('[data-root]')?.innerHTML).toBe('')
})

describe('the carousel', () => {
  const renderCarousel = (list: readonly string[] = photos) =>
    renderInShadow(<Carousel photos={list} />, import.meta.sheets)
  const current = () =>
    page
      .getByRole('button', { name: /^Pokaži fotografijo/ })
      .all()
      .findIndex((dot) => dot.element().ariaCurrent === 'true')

  test('turns by its arrows, round at both ends, goes where its dot says, and opens the gallery there', async () => {
    renderCarousel()
    for (const [name, index] of [
      ['Prejšnja fotografija', 4],
      ['Naslednja fotografija', 0],
      ['Naslednja fotografija', 1],
      ['Pokaži fotografijo 3', 2],
    ] as const) {
      await userEvent.click(page.getByRole('button', { name }))
      await expect.poll(current).toBe(index)
    }
    await userEvent.click(photo(3))
    await isAt('3 / 5')
  })

  test('of one photo has no arrows, of none is nothing', () => {
    const one = renderCarousel(photos.slice(0, 1)).shadow
    expect([...one.querySelectorAll('button')].map((button) => button.part.value)).toEqual(['photo'])
    expect(renderCarousel([]).shadow.querySelector('[data-root]')?.innerHTML).toBe('')
  })
})
