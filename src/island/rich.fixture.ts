/** Rich HTML as words: what really renders it needs a parser. */
import { escapeHtml } from '../domain/text/markup'
import type { RichRendering } from './server'

export const richAsWords: RichRendering = { render: (html) => escapeHtml(html), styles: [] }
