/** What the server requests: an element in a page of the shell, an element's view alone, and the list of elements. */
import { propertiesOf } from '../../../src/island/definition'
import { kebab } from '../../../src/page/attribute-text'
import { widgets } from '../../../widgets'
import { type Catalogue, type Rendering, type RenderTask, unrendered } from '../rendering/messages'
import { type Ask, renderElement, renderInside } from './element'

/** What can't be rendered now is left to the browser. Rejects if a screen throws. */
export async function renderTask(task: RenderTask, now: string, ask: Ask): Promise<Rendering> {
  const { name, attributes, origin, page = { data: {}, query: '' } } = task
  const { data, ...query } = page
  const element = { tag: `parket-${name}`, attributes: Object.fromEntries(attributes), page: data }
  const request = { ...element, ...query, origin, now, ask }
  if (!task.page) return (await renderInside(request)) ?? unrendered
  const rendered = await renderElement(request)
  return rendered.isWhole ? rendered : unrendered
}

/** For checks without rendering. @param runtime the built src/island/embed.ts, which runs in the page */
export const catalogueOf = (runtime: string): Catalogue => ({
  runtime,
  attributes: Object.fromEntries(
    widgets.map(({ tag }) => [tag.tag.replace(/^parket-/, ''), propertiesOf(tag).map(kebab)]),
  ),
})
