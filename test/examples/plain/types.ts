/** What TypeScript says to a host without React: right uses compile, wrong ones are refused. */
import 'parket-widgets/match-list'
import type { PageMetadata, ParketEventMap, ParketMatchListElement } from 'parket-widgets'

const list: ParketMatchListElement = document.createElement('parket-match-list')
list.perPage = 5
list.perPage = null
list.search = false
list.search = 'off'
list.club = 2
list.productName = 'Klub'
const text: string | null = list.perPage

document.addEventListener('parket-navigate', (event) => event.detail.url.startsWith('https:'))
window.addEventListener('parket-error', ({ detail }) => [detail.request, detail.status, detail.error])
list.addEventListener('parket-metadata', ({ detail }) => remember(detail))
document.querySelector('parket-roster')?.addEventListener('parket-load', () => text)

function remember(metadata: PageMetadata): string | null {
  return metadata.image
}

export const takeWay = (event: ParketEventMap['parket-navigate']): void => event.preventDefault()

// @ts-expect-error: no such element
import 'parket-widgets/no-such-element'
// @ts-expect-error: a file of the package that is no entry
import 'parket-widgets/dist/package/src/island/register.js'

// @ts-expect-error: no boolean attribute
list.perPage = true
// @ts-expect-error: not one of its words
list.lock = 'team'
// @ts-expect-error: not a property of this element
list.slug = 'novica'
// @ts-expect-error: the detail has no such field
document.addEventListener('parket-navigate', (event) => event.detail.href)
