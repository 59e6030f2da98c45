/** Renders rich HTML like the browser; the API has cleaned it already. */
import { Window } from 'happy-dom'
import type { RichRendering } from '../../src/island/server'
import { videoStyles } from '../../src/ui/pictures/video'
import { adapt } from '../../src/ui/rich-text/adapt'
import cleanTextStyles from '../../src/ui/rich-text/clean-text.css?sheet'

/** A document in which nothing runs or loads. */
const settings = {
  disableJavaScriptEvaluation: true,
  disableJavaScriptFileLoading: true,
  disableCSSFileLoading: true,
  disableIframePageLoading: true,
}

let parser: Document | undefined

export const richText: RichRendering = {
  styles: [...videoStyles, cleanTextStyles],
  draw(html, place) {
    parser ??= new Window({ settings }).document as unknown as Document
    const template = parser.createElement('template')
    template.innerHTML = html
    adapt(template.content, place)
    return template.innerHTML
  },
}
