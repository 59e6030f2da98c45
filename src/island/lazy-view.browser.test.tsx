import { useLayoutEffect } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useWidget } from '../page/widget'
import { makeProbe, settled, textIn } from './element.fixture'
import { ErrorBoundary } from './error-boundary'
import { type LazyFile, lazyView } from './lazy-view'
import { register } from './register'

interface Words {
  word: string
}

const file: LazyFile<Words> = {
  View: ({ word }) => <p className="late">{`late ${word}`}</p>,
  styles: ['.late { color: rgb(4, 5, 6) }'],
}

/** A file that comes as these say, one attempt each; the last one goes for all that follow. */
function fileThat(...outcomes: ('comes' | 'fails' | 'waits')[]) {
  const load = vi.fn(() => {
    const outcome = outcomes.length > 1 ? outcomes.shift() : outcomes[0]
    if (outcome === 'waits') return new Promise<LazyFile<Words>>(() => {})
    return outcome === 'comes' ? Promise.resolve(file) : Promise.reject(new Error('no such file'))
  })
  return { load, Late: lazyView(load) }
}

/** An element with the part between two lines; `greeting` names the view, "none" leaves the part out. */
function standWith(Late: ReturnType<typeof fileThat>['Late'], onRendered = () => {}): HTMLElement {
  const probe = makeProbe(({ attributes: { greeting } }) => {
    useWidget()
    useLayoutEffect(onRendered)
    return (
      <>
        <p>before</p>
        {greeting !== 'none' && (
          <ErrorBoundary key={greeting} part="late">
            <Late word={greeting ?? ''} instead={<p>instead</p>} />
          </ErrorBoundary>
        )}
        <p>after</p>
      </>
    )
  })
  register(probe)
  const element = document.createElement(probe.tag.tag)
  element.setAttribute('greeting', 'one')
  document.body.append(element)
  return element
}

const failures: string[] = []
const listener = (event: Event) => failures.push((event as CustomEvent<{ request: string }>).detail.request)

const shows = (element: Element, text: string) => settled(() => expect(textIn(element)).toBe(text))

beforeEach(() => document.addEventListener('parket-error', listener))
afterEach(() => {
  document.removeEventListener('parket-error', listener)
  failures.length = 0
  document.body.replaceChildren()
  vi.restoreAllMocks()
})

test.each([
  ['later', false],
  ['between the rendering and its effects', true],
])(
  'what is shown instead gives way to a file that comes %s, and brings its styles along',
  async (_, isEarly) => {
    const { load, Late } = fileThat('comes')
    const element = standWith(Late, () => {
      if (isEarly) Late.fetch()
    })
    await shows(element, 'beforelate oneafter')
    const line = element.shadowRoot?.querySelector('.late') as Element
    expect([getComputedStyle(line).color, load.mock.calls.length]).toEqual(['rgb(4, 5, 6)', 1])
  },
)

test('while the file is on its way something is shown instead, and the rest beside it', async () => {
  await shows(standWith(fileThat('waits').Late), 'beforeinsteadafter')
})

test('a file that fails once is shown all the same, and nobody notices', async () => {
  const error = vi.spyOn(console, 'error')
  const { load, Late } = fileThat('fails', 'comes')
  await shows(standWith(Late), 'beforelate oneafter')
  expect([load.mock.calls.length, failures]).toEqual([2, []])
  expect(error).not.toHaveBeenCalled()
})

test('a file that fails twice is reported once, and what is beside it stays; shown again it requests again', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {})
  const { load, Late } = fileThat('fails', 'fails', 'comes')
  const element = standWith(Late)
  await shows(element, 'beforeafter')
  element.setAttribute('per-page', '30')
  await shows(element, 'beforeafter')
  expect([load.mock.calls.length, failures, error.mock.calls.length]).toEqual([2, ['draw late'], 1])
  element.setAttribute('greeting', 'none')
  await shows(element, 'beforeafter')
  element.setAttribute('greeting', 'two')
  await shows(element, 'beforelate twoafter')
  expect([load.mock.calls.length, failures.length]).toEqual([3, 1])
})

test('a file that came once is not requested again', async () => {
  const { load, Late } = fileThat('comes')
  await shows(standWith(Late), 'beforelate oneafter')
  const other = standWith(Late)
  await shows(other, 'beforelate oneafter')
  other.setAttribute('greeting', 'two')
  await shows(other, 'beforelate twoafter')
  expect(load).toHaveBeenCalledTimes(1)
})
