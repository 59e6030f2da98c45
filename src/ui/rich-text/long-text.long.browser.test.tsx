/** However long or deep a text is, the page answers: no task over a second, all words there. */
import { afterEach, expect, test } from 'vitest'
import { someOf } from '../../../test/support/diagonal'
import { waitFor } from '../../../test/support/wait-for'
import { drawInShadow, unmountAll } from '../fields/shadow.fixture'
import { RichText } from './rich-text'

afterEach(unmountAll)

const length = 5_000_000
const words = 'Košarkarska zveza Slovenije je objavila razpored tekem za novo sezono. '
const filled = (piece: string): string => piece.repeat(Math.ceil(length / piece.length))
const ending = '<p>Zadnje besede</p>'

const texts: [name: string, html: string][] = [
  ['paragraphs', filled(`<p>${words}<b>Krka</b> ${words}<a href="/tekme">več</a></p>`)],
  ['elements around one another', filled('<div>')],
  ['one word', 'a'.repeat(length)],
  ['one table', `<table>${filled(`<tr><td>${words}</td><td>1</td></tr>`)}</table>`],
  ['bold letters in 200 forbidden elements', '<font>'.repeat(200) + filled('<b>x</b>')],
  ['formatting that is never closed', filled('<b><i>')],
  ['pictures', filled('<p><img src="scenes/ni.svg" alt="x"></p>')],
  ['drawings', filled('<svg><g><text>a</text></g></svg>')],
  ['headings', filled('<h2>Naslov</h2>')],
  ['lists', `${'<ul><li>'.repeat(90)}${filled('<li>x')}`],
  ['links around paragraphs', filled('<a href="x"><p>')],
  ['wide cells', `<table>${filled('<tr><td colspan=1000 rowspan=1000>x')}</table>`],
  ['lines in a link', `<a href="#x">${filled('x<br>')}</a>`],
  ['tags that never end', filled('<p ')],
]

/** A moment in which the browser has nothing else to do. */
const idle = () => new Promise((resolve) => requestIdleCallback(resolve))

/** Lengths of the tasks over 50 ms while `act` runs, in ms. */
async function longTasks(act: () => Promise<void>): Promise<number[]> {
  const found: number[] = []
  const observer = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) found.push(Math.round(duration))
  })
  observer.observe({ type: 'longtask' })
  await act()
  // What ran last is reported in a task of its own.
  for (let turn = 0; turn < 3; turn++) await idle()
  observer.disconnect()
  return found
}

test.each(someOf(texts, 1))(
  '5 MB of %s freeze the page for less than a second',
  { timeout: 120_000 },
  async (name, html) => {
    const { shadow, draw } = drawInShadow(
      <RichText
        html="<p>a</p>"
        site="https://kzs.example"
        storage="https://kzs.example/storage"
        headingLevel={3}
      />,
    )
    await waitFor(() => expect(shadow.textContent).toBe('a'))
    const tasks = await longTasks(async () => {
      draw(
        <RichText
          html={html + ending}
          site="https://kzs.example"
          storage="https://kzs.example/storage"
          headingLevel={3}
        />,
      )
      await waitFor(() => expect(shadow.textContent).toContain('Zadnje besede'))
    })
    console.info(`5 MB of ${name}: longest task ${Math.max(0, ...tasks)} ms, ${tasks.length} over 50 ms`)
    expect(Math.max(0, ...tasks)).toBeLessThan(1000)
  },
)
