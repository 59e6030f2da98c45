/** However long or deep a text is, it is rendered in portions, between which the page answers, and all words are there. */
import { afterEach, expect, test } from 'vitest'
import { someOf } from '../../../test/support/diagonal'
import { waitFor } from '../../../test/support/wait-for'
import { portionsOf } from '../../domain/text/rich-html'
import { renderInShadow, unmountAll } from '../fields/shadow.fixture'
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

test.each(someOf(texts, 1))(
  'renders 5 MB of %s portion by portion',
  { timeout: 120_000 },
  async (_, html) => {
    const addresses = { site: 'https://kzs.example', storage: 'https://kzs.example/storage' }
    const text = (html: string) => <RichText {...addresses} html={html} headingLevel={3} />
    const { shadow, render } = renderInShadow(text('<p>a</p>'))
    await waitFor(() => expect(shadow.textContent).toBe('a'))
    let tasks = 0
    const observer = new MutationObserver(() => {
      tasks += 1
    })
    observer.observe(shadow, { childList: true, subtree: true })
    render(text(html + ending))
    await waitFor(() => expect(shadow.textContent).toContain('Zadnje besede'))
    observer.disconnect()
    expect(tasks).toBeGreaterThanOrEqual(portionsOf(html + ending).length)
  },
)
