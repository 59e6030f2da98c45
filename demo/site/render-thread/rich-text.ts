/** Renders rich HTML like the browser; the API has cleaned it already. */
import { Window } from 'happy-dom'
import { anchorsIn } from '../../../src/domain/text/rich-html'
import type { RichRendering } from '../../../src/island/server'
import { adapt } from '../../../src/ui/rich-text/adapt'

/** A document in which nothing runs or loads. */
const settings = {
  disableJavaScriptEvaluation: true,
  disableJavaScriptFileLoading: true,
  disableCSSFileLoading: true,
  disableIframePageLoading: true,
}

let parser: Document | undefined

export const richText: RichRendering = {
  styles: import.meta.sheets,
  render(html, context) {
    parser ??= new Window({ settings }).document as unknown as Document
    const template = parser.createElement('template')
    template.innerHTML = html
    adapt(template.content, context, anchorsIn(html))
    return template.innerHTML
  },
}
