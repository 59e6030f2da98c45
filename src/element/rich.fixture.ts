/** Rich HTML as words: what really draws it needs a parser. */
import { escapeHtml } from '../domain/markup'
import type { RichDrawing } from './server'

export const richAsWords: RichDrawing = { draw: (html) => escapeHtml(html), styles: [] }
