import type { ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { textsOf } from '../../base/texts.fixture'
import { DateField } from '../date-field/date-field'
import {
  atRest,
  faultsInBoth,
  focused,
  openLayers,
  renderInShadow,
  serveInShadow,
  unmountAll,
} from '../shadow.fixture'
import { Select, type SelectOption } from './select'
import { clubs, field, OneOf, SomeOf } from './select.fixture'

const option = (name: string) => page.getByRole('option', { name })
const optionTexts = () => textsOf('option')
const keys = (text: string) => userEvent.keyboard(text)
const reachedOption = () => {
  const row = focused()
  const root = row?.getRootNode()
  return root instanceof ShadowRoot
    ? root.getElementById(row?.getAttribute('aria-activedescendant') ?? '')
    : null
}

async function openByMouse(name?: string) {
  await userEvent.click(field(name))
  await expect.element(page.getByRole('listbox')).toBeVisible()
}

beforeEach(() => page.viewport(1000, 700))
afterEach(unmountAll)

describe('a select of one', () => {
  test('is chosen from by mouse; closed, it has the focus, and it opens at what is chosen', async () => {
    const rendered = renderInShadow(<OneOf />)
    await openByMouse()
    await userEvent.click(option('Triglavski risi'))
    await expect.element(field()).toHaveTextContent('Triglavski risi')
    expect(openLayers(rendered)).toEqual([])
    expect(focused()).toBe(field().element())
    await openByMouse()
    const chosen = option('Triglavski risi').element()
    expect(page.getByRole('option', { selected: true }).elements()).toEqual([chosen])
    expect(focused()?.getAttribute('aria-activedescendant')).toBe(chosen.id)
  })

  test('is chosen from by keys alone, which take what a moving pointer is over', async () => {
    const rendered = renderInShadow(<OneOf />)
    await keys('{Tab}{ArrowDown}')
    await expect.element(option('KK Bistrica')).toBeVisible()
    await keys('{ArrowDown}{ArrowDown}{ArrowUp}{Enter}')
    await expect.element(field()).toHaveTextContent('KK Črnomelj')
    expect(openLayers(rendered)).toEqual([])
    expect(focused()).toBe(field().element())
    await keys('{ArrowDown}')
    await userEvent.hover(option('Triglavski risi'))
    await keys('{Enter}')
    await expect.element(field()).toHaveTextContent('Triglavski risi')
  })

  test.each([
    ['{Enter}', 'Enter'],
    ['{ }', 'space'],
    ['{ArrowUp}', 'an arrow'],
    ['b', 'a letter'],
  ])('opens by %s', async (key) => {
    const rendered = renderInShadow(<OneOf />)
    await keys(`{Tab}${key}`)
    expect(openLayers(rendered)).toHaveLength(1)
    expect(focused()).toHaveProperty('value', key === 'b' ? 'b' : '')
  })

  test('stays closed at keys that say nothing', async () => {
    const rendered = renderInShadow(<OneOf />)
    await keys('{Tab}{Shift>}{/Shift}{F2}{Control>}c{/Control}')
    expect([openLayers(rendered), focused()]).toEqual([[], field().element()])
    await keys('{Tab}')
    expect(openLayers(rendered)).toEqual([])
  })

  test('looks empty while its value is none of the options, and shows it when they come', async () => {
    const rendered = renderInShadow(<OneOf options={[]} start="1" />)
    expect(field().element().textContent).toBe('')
    expect(page.getByRole('button', { name: 'Počisti' }).query()).toBeNull()
    rendered.render(<OneOf options={clubs} start="1" />)
    await expect.element(field()).toHaveTextContent('KK Bistrica')
  })
})

describe('the search', () => {
  test('finds options by their texts, in the given order, and not by all that they show', async () => {
    renderInShadow(<OneOf />)
    await openByMouse()
    const none = ['Ni nobenih možnosti.']
    const searches: [query: string, labels: string[]][] = [
      ['crnomelj', ['KK Črnomelj']],
      ['košarkarski klub', ['KK Črnomelj']],
      ['<i>', none],
    ]
    for (const [query, labels] of searches) {
      await keys(query.replaceAll('<', '{<}'))
      expect([query, optionTexts()]).toEqual([query, labels])
      await keys('{Backspace}'.repeat(query.length))
    }
  })

  test('marks what was found and shows labels as text, whatever they hold', async () => {
    const rendered = renderInShadow(<OneOf />)
    await openByMouse()
    await keys('ziri')
    await expect.element(option('Žiri & <b>sinovi</b>')).toBeVisible()
    const marked = [...rendered.shadow.querySelectorAll('[role=option] b')].map((mark) => mark.textContent)
    expect(marked).toEqual(['Žiri', 'Žiri'])
    expect(rendered.shadow.querySelector('[role=option] i')).toBeNull()
    await keys('{Backspace}{Backspace}{Backspace}{Backspace}')
    expect(rendered.shadow.querySelector('[role=option] b')).toBeNull()
  })

  test('says where nothing is found, and no more where something is', async () => {
    const rendered = renderInShadow(<OneOf options={[]} />)
    await openByMouse()
    expect(optionTexts()).toEqual(['Ni nobenih možnosti.'])
    await expect.element(page.getByRole('option')).toHaveAttribute('aria-disabled', 'true')
    expect(reachedOption()?.textContent).toBe('Ni nobenih možnosti.')
    rendered.render(<OneOf />)
    await keys('zzz')
    expect(reachedOption()?.textContent).toBe('Ni nobenih možnosti.')
    await keys('{Backspace}{Backspace}{Backspace}ziri')
    expect([null, option('Žiri').element()]).toContain(reachedOption())
    expect(focused()?.getAttribute('aria-activedescendant') ?? '').not.toMatch(/none$/)
  })

  test('finds the last of 2,000 options, though not all are rendered at once', async () => {
    const halls = Array.from({ length: 2000 }, (_, index) => ({
      value: `${index}`,
      label: `Dvorana ${index}.`,
    }))
    renderInShadow(<OneOf options={halls} />)
    await openByMouse()
    expect(optionTexts()).toHaveLength(300)
    await keys('1999')
    expect(optionTexts()).toEqual(['Dvorana 1999.'])
  })

  test('leaves the surrounding form alone: Enter sends nothing, and nothing of it is sent', async () => {
    const sent = vi.fn((event: { preventDefault: () => void }) => event.preventDefault())
    const rendered = renderInShadow(
      <form onSubmit={sent}>
        <OneOf />
        <button type="submit">IŠČI</button>
      </form>,
    )
    await openByMouse()
    await keys('xyz{Enter}')
    expect(openLayers(rendered)).toHaveLength(1)
    const form = rendered.shadow.querySelector('form') as HTMLFormElement
    expect([...new FormData(form)]).toEqual([])
    await keys('{Backspace}{Backspace}{Backspace}bist{Enter}')
    await expect.element(field()).toHaveTextContent('KK Bistrica')
    expect(sent).not.toHaveBeenCalled()
  })
})

describe('what is chosen goes', () => {
  test.each<[string, () => Promise<unknown>]>([
    ['×', () => userEvent.click(page.getByRole('button', { name: 'Počisti' }))],
    ['Delete', () => keys('{Tab}{Delete}')],
    ['Backspace', () => keys('{Tab}{Backspace}')],
  ])('by %s, and the focus is on the field', async (_, act) => {
    const rendered = renderInShadow(<OneOf start="1" />)
    await act()
    expect(field().element().textContent).toBe('')
    expect([focused(), openLayers(rendered)]).toEqual([field().element(), []])
  })

  test('in no way where something is always chosen', async () => {
    renderInShadow(<OneOf start="1" clearable={false} />)
    await keys('{Tab}{Delete}')
    expect(field().element().textContent).toBe('KK Bistrica')
    expect(page.getByRole('button').query()).toBeNull()
  })
})

describe('an open list', () => {
  const beside = (
    <div style={{ display: 'grid', gridTemplateColumns: '100px 250px 1fr', gap: 100 }}>
      <button type="button">prej</button>
      <OneOf />
      <button type="button">potem</button>
    </div>
  )
  const button = (name: string) => page.getByRole('button', { name, exact: true }).element()

  test.each<[string, () => Promise<unknown>, () => Element]>([
    ['by Escape, with the focus back on the field', () => keys('{Escape}'), () => field().element()],
    ['by Tab, with the focus on what follows', () => keys('{Tab}'), () => button('potem')],
    [
      'by Shift+Tab, with the focus on what precedes',
      () => keys('{Shift>}{Tab}{/Shift}'),
      () => button('prej'),
    ],
    [
      'by a press elsewhere, with the focus there',
      () => userEvent.click(page.getByText('potem')),
      () => button('potem'),
    ],
    [
      'by a second press on its field',
      () => userEvent.click(page.getByRole('button', { name: 'Klub' })),
      () => field().element(),
    ],
  ])('is closed %s', async (_, act, place) => {
    const rendered = renderInShadow(beside)
    await openByMouse()
    await act()
    expect(openLayers(rendered)).toEqual([])
    expect(focused()).toBe(place())
  })

  test('is closed by a press outside of the shadow root, and not by one on itself', async () => {
    const rendered = renderInShadow(beside)
    await openByMouse()
    await userEvent.click(page.getByRole('listbox'), { position: { x: 2, y: 2 } })
    expect(openLayers(rendered)).toHaveLength(1)
    await userEvent.click(document.body, { position: { x: 500, y: 600 } })
    expect(openLayers(rendered)).toEqual([])
  })

  test('keeps Escape from what is around it', async () => {
    const received = vi.fn()
    document.addEventListener('keydown', received)
    renderInShadow(beside)
    await openByMouse()
    await keys('{Escape}')
    expect(received).not.toHaveBeenCalled()
    await keys('{Escape}')
    expect(received).toHaveBeenCalledOnce()
    document.removeEventListener('keydown', received)
  })

  test('is the only layer in the page, whether a list or a calendar, also after a server rendered the field', async () => {
    const served = serveInShadow(
      <div style={{ display: 'flex', gap: 300 }}>
        <DateField label="Datum" value="2025-11-29" onChange={() => {}} />
        <OneOf />
      </div>,
    )
    await served.hydrate()
    const other = renderInShadow(<OneOf label="Dvorana" />)
    const shown = () => [served, other].flatMap(openLayers).map(({ className }) => className)
    await userEvent.click(page.getByRole('textbox', { name: 'Datum' }))
    expect(shown()).toEqual(['layer unprinted calendar-layer'])
    await openByMouse()
    expect(shown()).toEqual(['layer unprinted list-layer'])
    await keys('risi{Enter}')
    await userEvent.click(page.getByRole('textbox', { name: 'Datum' }))
    expect(shown()).toEqual(['layer unprinted calendar-layer'])
    await userEvent.click(field('Dvorana'))
    expect([openLayers(served).length, openLayers(other).length]).toEqual([0, 1])
    // Though they share their option objects.
    expect(optionTexts()).toHaveLength(clubs.length)
  })

  test('shows placeholders while options are on their way, and them when they come, with what was typed', async () => {
    const rendered = renderInShadow(<OneOf options={[]} loading />)
    await openByMouse()
    await keys('ri')
    expect(optionTexts()).toEqual([])
    await expect.element(page.getByRole('listbox')).toHaveAttribute('aria-busy', 'true')
    rendered.render(<OneOf options={clubs} />)
    await expect.poll(optionTexts).toContain('Triglavski risi')
    expect(optionTexts()).not.toContain('KK Črnomelj')
    await keys('{Enter}')
    await expect.element(field()).toHaveTextContent('KK Bistrica')
  })

  test('follows a value and options that change from outside', async () => {
    const nothing = () => {}
    const view = (value: string, options: SelectOption[]): ReactNode => (
      <Select label="Klub" options={options} value={value} onChange={nothing} />
    )
    const rendered = renderInShadow(view('1', clubs))
    await openByMouse()
    rendered.render(view('4', clubs))
    const selected = () => page.getByRole('option', { selected: true }).elements()[0]?.textContent
    expect(selected()).toBe('Triglavski risi')
    rendered.render(view('4', [{ value: '4', label: 'Novi risi' }]))
    expect(optionTexts()).toEqual(['Novi risi'])
    expect(selected()).toBe('Novi risi')
  })

  test('leaves nothing behind when its screen goes', async () => {
    const rendered = renderInShadow(<OneOf />)
    const targets = [document, window, window.visualViewport as VisualViewport]
    const [added, removed] = (['addEventListener', 'removeEventListener'] as const).map((name) =>
      targets.map((target) => vi.spyOn(target as EventTarget, name)),
    )
    await openByMouse()
    const nodes = document.body.childElementCount
    rendered.unmount()
    const listening = targets.flatMap((_, index) => {
      const gone = removed?.[index]?.mock.calls ?? []
      return (added?.[index]?.mock.calls ?? []).filter(([type, listener, options]) => {
        const isEnded = typeof options === 'object' && 'signal' in options && options.signal?.aborted
        return !isEnded && !gone.some((each) => each[0] === type && each[1] === listener)
      })
    })
    expect(added?.flatMap(({ mock }) => mock.calls).length).toBeGreaterThan(3)
    vi.restoreAllMocks()
    expect(listening).toEqual([])
    expect(openLayers(rendered)).toEqual([])
    expect(document.body.childElementCount).toBe(nodes - 1)
  })

  test('is seen whole out of a place that cuts off, and above its field at the page’s foot', async () => {
    const rendered = renderInShadow(
      <div style={{ height: 60, overflow: 'hidden', position: 'absolute', top: 630, width: 300 }}>
        <OneOf />
      </div>,
    )
    await openByMouse()
    const place = () => openLayers(rendered)[0]?.getBoundingClientRect() as DOMRect
    const top = rendered.shadow.querySelector('.field')?.getBoundingClientRect().top ?? 0
    // Filled, it finds its place with the next frame.
    await expect.poll(() => place().bottom).toBeCloseTo(top - 6, 0)
    await atRest()
    const box = place()
    expect(box.top).toBeGreaterThan(0)
    expect(rendered.shadow.elementFromPoint(box.left + 20, box.top + 20)?.closest('.layer')).not.toBeNull()
  })
})

describe('a select of several', () => {
  const chips = () => textsOf('listitem')

  test('stays open after a choice; a second press on an option takes it out', async () => {
    const rendered = renderInShadow(<SomeOf />)
    await openByMouse('Klubi')
    await userEvent.click(option('Triglavski risi'))
    await userEvent.click(option('KK Bistrica'))
    expect(chips()).toEqual(['Triglavski risi', 'KK Bistrica'])
    await userEvent.click(option('Triglavski risi'))
    expect(chips()).toEqual(['KK Bistrica'])
    expect(openLayers(rendered)).toHaveLength(1)
    await keys('{Escape}')
    await expect.element(field('Klubi')).toHaveTextContent('KK Bistrica')
  })

  test('is filled by keys, and Backspace takes the last one out once the search is empty', async () => {
    renderInShadow(<SomeOf />)
    await keys('{Tab}{Enter}')
    await expect.element(option('KK Bistrica')).toBeVisible()
    await keys('risi{Enter}{Backspace}{Backspace}{Backspace}{Backspace}')
    expect(chips()).toEqual(['Triglavski risi'])
    await keys('{Backspace}')
    expect(chips()).toEqual([])
  })

  test('reads out all that is chosen, and gives each chip a × with a name; the focus comes to the field', async () => {
    renderInShadow(<SomeOf start={['4', '1']} />)
    await expect.element(field('Klubi')).toHaveTextContent('Triglavski risi, KK Bistrica')
    await userEvent.click(page.getByRole('button', { name: 'Odstrani Triglavski risi' }))
    expect(chips()).toEqual(['KK Bistrica'])
    expect(focused()).toBe(field('Klubi').element())
  })
})

// Closed ones are among the parts.
test('axe finds nothing with a list open, in light and in dark', async () => {
  const views: [ReactNode, name: string, typed: string][] = [
    [<OneOf key="" start="4" />, 'Klub', '{ArrowDown}'],
    [<OneOf key="" />, 'Klub', 'xyz'],
    [<OneOf key="" options={[]} loading />, 'Klub', '{ArrowDown}'],
    [<SomeOf key="" start={['1', '4']} />, 'Klubi', '{ArrowDown}'],
  ]
  for (const [view, name, typed] of views) {
    renderInShadow(view)
    await userEvent.click(field(name), { position: { x: 10, y: 8 } })
    await expect.element(page.getByRole('listbox')).toBeVisible()
    await keys(typed)
    expect(await faultsInBoth()).toEqual([])
    unmountAll()
  }
})
