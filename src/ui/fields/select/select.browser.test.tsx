import { type ReactNode, useState } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { atRest, drawInShadow, faultsInBoth, focused, openLayers, unmountAll } from '../shadow.fixture'
import { Select, type SelectOption } from './select'

const clubs: SelectOption[] = [
  { value: '1', label: 'KK Bistrica' },
  { value: '2', label: 'KK Črnomelj', searchText: 'KK Črnomelj\nKošarkarski klub Črnomelj' },
  { value: '3', label: 'Žiri & <b>sinovi</b>', detail: '<i>Žiri</i>' },
  { value: '4', label: 'Triglavski risi', imageUrl: null },
  { value: '5', label: 'Bistriški orli' },
]

interface StartProps {
  label?: string
  options?: SelectOption[]
  start?: string | null
  clearable?: boolean
  loading?: boolean
}

function OneOf({ label = 'Klub', options = clubs, start = null, ...rest }: StartProps) {
  const [value, setValue] = useState(start)
  return <Select label={label} options={options} value={value} onChange={setValue} {...rest} />
}

function SomeOf({ start = [] }: { start?: string[] }) {
  const [value, setValue] = useState(start)
  return <Select multiple label="Klubi" options={clubs} value={value} onChange={setValue} />
}

const field = (name = 'Klub') => page.getByRole('combobox', { name, exact: true })
const option = (name: string) => page.getByRole('option', { name })
const optionTexts = () =>
  page
    .getByRole('option')
    .elements()
    .map((element) => element.textContent)
const keys = (text: string) => userEvent.keyboard(text)
/** What the keys are at, as a screen reader is told. */
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
  test('is chosen from by mouse; then it is closed with the focus back on it', async () => {
    const drawn = drawInShadow(<OneOf />)
    await openByMouse()
    await userEvent.click(option('Triglavski risi'))
    await expect.element(field()).toHaveTextContent('Triglavski risi')
    expect(openLayers(drawn)).toEqual([])
    expect(focused()).toBe(field().element())
  })

  test('is chosen from by keys alone', async () => {
    const drawn = drawInShadow(<OneOf />)
    await keys('{Tab}{ArrowDown}')
    await expect.element(option('KK Bistrica')).toBeVisible()
    await keys('{ArrowDown}{ArrowDown}{ArrowUp}{Enter}')
    await expect.element(field()).toHaveTextContent('KK Črnomelj')
    expect(openLayers(drawn)).toEqual([])
    expect(focused()).toBe(field().element())
  })

  test('opens at the chosen option, and only that one is selected', async () => {
    drawInShadow(<OneOf start="4" />)
    await openByMouse()
    const chosen = option('Triglavski risi').element()
    expect(page.getByRole('option', { selected: true }).elements()).toEqual([chosen])
    expect(focused()?.getAttribute('aria-activedescendant')).toBe(chosen.id)
  })

  test.each([
    ['{Enter}', 'Enter'],
    ['{ }', 'space'],
    ['{ArrowUp}', 'an arrow'],
    ['b', 'a letter'],
  ])('opens by %s', async (key) => {
    const drawn = drawInShadow(<OneOf />)
    await keys(`{Tab}${key}`)
    expect(openLayers(drawn)).toHaveLength(1)
    expect(focused()).toHaveProperty('value', key === 'b' ? 'b' : '')
  })

  test.each(['{Tab}', '{Shift>}{/Shift}', '{F2}', '{Control>}c{/Control}'])(
    'stays closed at %s',
    async (key) => {
      const drawn = drawInShadow(<OneOf />)
      await keys(`{Tab}${key}`)
      expect(openLayers(drawn)).toEqual([])
    },
  )

  test('looks empty while its value is none of the options, and shows it when they come', async () => {
    const drawn = drawInShadow(<OneOf options={[]} start="1" />)
    expect(field().element().textContent).toBe('')
    expect(page.getByRole('button', { name: 'Počisti' }).query()).toBeNull()
    drawn.draw(<OneOf options={clubs} start="1" />)
    await expect.element(field()).toHaveTextContent('KK Bistrica')
  })
})

test('the option under a moving pointer is the one that Enter takes', async () => {
  drawInShadow(<OneOf />)
  await openByMouse()
  await keys('{ArrowDown}')
  await userEvent.hover(option('Triglavski risi'))
  await keys('{Enter}')
  await expect.element(field()).toHaveTextContent('Triglavski risi')
})

describe('the search', () => {
  test.each([
    ['crnomelj', ['KK Črnomelj']],
    ['ČRNO', ['KK Črnomelj']],
    ['košarkarski klub', ['KK Črnomelj']],
    ['bist', ['KK Bistrica', 'Bistriški orli']],
    ['  bistrica ', ['KK Bistrica']],
    ['<b>', ['Žiri & <b>sinovi</b>']],
    // A substring and nothing looser.
    ['kk b', ['KK Bistrica']],
    ['kkb', []],
    ['bistrica kk', []],
    // Found by its texts, not by all that it shows.
    ['<i>', []],
  ])('for “%s” finds %j, in the given order', async (query, labels) => {
    drawInShadow(<OneOf />)
    await openByMouse()
    await keys(query.replaceAll('<', '{<}'))
    const found = optionTexts().map((text) => text?.replace('<i>Žiri</i>', ''))
    expect(found).toEqual(labels.length > 0 ? labels : ['Ni nobenih možnosti.'])
  })

  test('marks what was found and shows labels as text, whatever they hold', async () => {
    const drawn = drawInShadow(<OneOf />)
    await openByMouse()
    await keys('ziri')
    await expect.element(option('Žiri & <b>sinovi</b>')).toBeVisible()
    const marked = [...drawn.shadow.querySelectorAll('[role=option] b')].map((mark) => mark.textContent)
    expect(marked).toEqual(['Žiri', 'Žiri'])
    expect(drawn.shadow.querySelector('[role=option] i')).toBeNull()
    await keys('{Backspace}{Backspace}{Backspace}{Backspace}')
    expect(drawn.shadow.querySelector('[role=option] b')).toBeNull()
  })

  test('says that there is nothing when the list is empty', async () => {
    drawInShadow(<OneOf options={[]} />)
    await openByMouse()
    expect(optionTexts()).toEqual(['Ni nobenih možnosti.'])
    await expect.element(page.getByRole('option')).toHaveAttribute('aria-disabled', 'true')
    expect(reachedOption()?.textContent).toBe('Ni nobenih možnosti.')
  })

  test('is heard where nothing was found, and no more where something is', async () => {
    drawInShadow(<OneOf />)
    await openByMouse()
    await keys('zzz')
    expect(reachedOption()?.textContent).toBe('Ni nobenih možnosti.')
    await keys('{Backspace}{Backspace}{Backspace}ziri')
    expect([null, option('Žiri').element()]).toContain(reachedOption())
    expect(focused()?.getAttribute('aria-activedescendant') ?? '').not.toMatch(/none$/)
  })

  test('finds the last of 2,000 options, though not all are drawn at once', async () => {
    const halls = Array.from({ length: 2000 }, (_, index) => ({
      value: `${index}`,
      label: `Dvorana ${index}.`,
    }))
    drawInShadow(<OneOf options={halls} />)
    await openByMouse()
    expect(optionTexts()).toHaveLength(300)
    await keys('1999')
    expect(optionTexts()).toEqual(['Dvorana 1999.'])
  })

  test('leaves the surrounding form alone when Enter finds nothing', async () => {
    const sent = vi.fn((event: { preventDefault: () => void }) => event.preventDefault())
    const drawn = drawInShadow(
      <form onSubmit={sent}>
        <OneOf />
        <button type="submit">IŠČI</button>
      </form>,
    )
    await openByMouse()
    await keys('xyz{Enter}')
    expect(openLayers(drawn)).toHaveLength(1)
    await keys('{Backspace}{Backspace}{Backspace}bist{Enter}')
    await expect.element(field()).toHaveTextContent('KK Bistrica')
    expect(sent).not.toHaveBeenCalled()
  })

  test('does not mix up two selects that share their option objects', async () => {
    drawInShadow(
      <>
        <OneOf />
        <OneOf label="Gost" start="1" />
      </>,
    )
    await openByMouse()
    await keys('risi{Enter}')
    await openByMouse('Gost')
    expect(optionTexts()).toHaveLength(clubs.length)
    expect(clubs[0]).toEqual({ value: '1', label: 'KK Bistrica' })
  })
})

describe('what is chosen goes', () => {
  test('by ×, and the focus comes to the field', async () => {
    const drawn = drawInShadow(<OneOf start="1" />)
    await userEvent.click(page.getByRole('button', { name: 'Počisti' }))
    expect(field().element().textContent).toBe('')
    expect(focused()).toBe(field().element())
    expect(openLayers(drawn)).toEqual([])
  })

  test.each(['{Delete}', '{Backspace}'])('by %s', async (key) => {
    drawInShadow(<OneOf start="1" />)
    await keys(`{Tab}${key}`)
    expect(field().element().textContent).toBe('')
  })

  test('in no way where something is always chosen', async () => {
    drawInShadow(<OneOf start="1" clearable={false} />)
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
    const drawn = drawInShadow(beside)
    await openByMouse()
    await act()
    expect(openLayers(drawn)).toEqual([])
    expect(focused()).toBe(place())
  })

  test('is closed by a press outside of the shadow root, and not by one on itself', async () => {
    const drawn = drawInShadow(beside)
    await openByMouse()
    await userEvent.click(page.getByRole('listbox'), { position: { x: 2, y: 2 } })
    expect(openLayers(drawn)).toHaveLength(1)
    await userEvent.click(document.body, { position: { x: 500, y: 600 } })
    expect(openLayers(drawn)).toEqual([])
  })

  test('keeps Escape from what is around it', async () => {
    const received = vi.fn()
    document.addEventListener('keydown', received)
    drawInShadow(beside)
    await openByMouse()
    await keys('{Escape}')
    expect(received).not.toHaveBeenCalled()
    await keys('{Escape}')
    expect(received).toHaveBeenCalledOnce()
    document.removeEventListener('keydown', received)
  })

  test('is the only one in the page', async () => {
    const other = drawInShadow(<OneOf label="Dvorana" />)
    const one = drawInShadow(<OneOf />)
    await openByMouse()
    await userEvent.click(field('Dvorana'))
    expect([openLayers(one).length, openLayers(other).length]).toEqual([0, 1])
  })

  test('shows placeholders while options are on their way, and them when they come, with what was typed', async () => {
    const drawn = drawInShadow(<OneOf options={[]} loading />)
    await openByMouse()
    await keys('ri')
    expect(optionTexts()).toEqual([])
    await expect.element(page.getByRole('listbox')).toHaveAttribute('aria-busy', 'true')
    drawn.draw(<OneOf options={clubs} />)
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
    const drawn = drawInShadow(view('1', clubs))
    await openByMouse()
    drawn.draw(view('4', clubs))
    const selected = () => page.getByRole('option', { selected: true }).elements()[0]?.textContent
    expect(selected()).toBe('Triglavski risi')
    drawn.draw(view('4', [{ value: '4', label: 'Novi risi' }]))
    expect(optionTexts()).toEqual(['Novi risi'])
    expect(selected()).toBe('Novi risi')
  })

  test('leaves nothing behind when its screen goes', async () => {
    const listening = new Set<string>()
    for (const target of [document, window, window.visualViewport as VisualViewport]) {
      vi.spyOn(target, 'addEventListener').mockImplementation(function (this: EventTarget, ...given) {
        const [type, listener, options] = given
        const name = `${type} ${listener}`
        listening.add(name)
        if (typeof options === 'object')
          options.signal?.addEventListener('abort', () => listening.delete(name))
        EventTarget.prototype.addEventListener.apply(this, given as never)
      })
      vi.spyOn(target, 'removeEventListener').mockImplementation(function (this: EventTarget, ...given) {
        listening.delete(`${given[0]} ${given[1]}`)
        EventTarget.prototype.removeEventListener.apply(this, given as never)
      })
    }
    const drawn = drawInShadow(<OneOf />)
    listening.clear()
    await openByMouse()
    expect(listening.size).toBeGreaterThan(3)
    const nodes = document.body.childElementCount
    drawn.unmount()
    vi.restoreAllMocks()
    expect([...listening]).toEqual([])
    expect(openLayers(drawn)).toEqual([])
    expect(document.body.childElementCount).toBe(nodes - 1)
  })

  test('is seen whole out of a place that cuts off, and above its field at the page’s foot', async () => {
    const drawn = drawInShadow(
      <div style={{ height: 60, overflow: 'hidden', position: 'absolute', top: 630, width: 300 }}>
        <OneOf />
      </div>,
    )
    await openByMouse()
    const place = () => openLayers(drawn)[0]?.getBoundingClientRect() as DOMRect
    const top = drawn.shadow.querySelector('.field')?.getBoundingClientRect().top ?? 0
    // Filled, it finds its place with the next frame.
    await expect.poll(() => place().bottom).toBeCloseTo(top - 6, 0)
    await atRest()
    const box = place()
    expect(box.top).toBeGreaterThan(0)
    expect(drawn.shadow.elementFromPoint(box.left + 20, box.top + 20)?.closest('.layer')).not.toBeNull()
  })
})

describe('a select of several', () => {
  const chips = () =>
    page
      .getByRole('listitem')
      .elements()
      .map((element) => element.textContent)

  test('stays open after a choice; a second press on an option takes it out', async () => {
    const drawn = drawInShadow(<SomeOf />)
    await openByMouse('Klubi')
    await userEvent.click(option('Triglavski risi'))
    await userEvent.click(option('KK Bistrica'))
    expect(chips()).toEqual(['Triglavski risi', 'KK Bistrica'])
    await userEvent.click(option('Triglavski risi'))
    expect(chips()).toEqual(['KK Bistrica'])
    expect(openLayers(drawn)).toHaveLength(1)
    await keys('{Escape}')
    await expect.element(field('Klubi')).toHaveTextContent('KK Bistrica')
  })

  test('is filled by keys, and Backspace takes the last one out once the search is empty', async () => {
    drawInShadow(<SomeOf />)
    await keys('{Tab}{Enter}')
    await expect.element(option('KK Bistrica')).toBeVisible()
    await keys('risi{Enter}{Backspace}{Backspace}{Backspace}{Backspace}')
    expect(chips()).toEqual(['Triglavski risi'])
    await keys('{Backspace}')
    expect(chips()).toEqual([])
  })

  test('gives each chip a × with a name; the focus comes to the field', async () => {
    drawInShadow(<SomeOf start={['4', '1']} />)
    await userEvent.click(page.getByRole('button', { name: 'Odstrani Triglavski risi' }))
    expect(chips()).toEqual(['KK Bistrica'])
    expect(focused()).toBe(field('Klubi').element())
  })

  test('reads out all that is chosen', async () => {
    drawInShadow(<SomeOf start={['4', '1']} />)
    await expect.element(field('Klubi')).toHaveTextContent('Triglavski risi, KK Bistrica')
  })
})

test('a surrounding form sends nothing of the search', async () => {
  const drawn = drawInShadow(
    <form>
      <OneOf label="Dvorana" />
    </form>,
  )
  await openByMouse('Dvorana')
  await keys('abc')
  const form = drawn.shadow.querySelector('form') as HTMLFormElement
  expect([...new FormData(form)]).toEqual([])
})

describe('axe finds nothing in light and in dark', () => {
  test.each<[string, ReactNode, string]>([
    ['with a list open', <OneOf key="a" start="4" />, ''],
    ['with an empty list open', <OneOf key="b" />, 'xyz'],
    ['while options load', <OneOf key="c" options={[]} loading />, ''],
  ])('%s', async (_, view, typed) => {
    drawInShadow(view)
    expect(await faultsInBoth()).toEqual([])
    await openByMouse()
    await keys(typed || '{ArrowDown}')
    expect(await faultsInBoth()).toEqual([])
  })

  test('with chips and a list of several open', async () => {
    drawInShadow(<SomeOf start={['1', '4']} />)
    expect(await faultsInBoth()).toEqual([])
    await userEvent.click(field('Klubi'), { position: { x: 10, y: 8 } })
    await expect.element(page.getByRole('listbox')).toBeVisible()
    expect(await faultsInBoth()).toEqual([])
  })
})
