/** The tables of src/contract/README.md, made of the tags, the API's description and the list of custom properties. */
import { siteRoutes } from '../../demo/site/shell/routes'
import { queryKeysOf } from '../../demo/site/shell/site-pages'
import type { Tag } from '../../src/island/attributes'
import { propertiesOf } from '../../src/island/definition'
import { kebab } from '../../src/page/attribute-text'
import { tokens } from '../../src/styles/tokens'
import { codes, table } from './markdown'

interface Schema {
  $ref?: string
  type?: string
  const?: unknown
  enum?: readonly unknown[]
  anyOf?: readonly Schema[]
  items?: Schema
  properties?: Readonly<Record<string, Schema>>
  required?: readonly string[]
}

interface Operation {
  summary: string
  parameters?: readonly { name: string; in: string }[]
  responses: Readonly<Record<string, { content?: Readonly<Record<string, { schema: Schema }>> }>>
}

/** As /api/openapi.json has it, as far as it is read here. */
export interface ApiDescription {
  paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  components: { schemas: Readonly<Record<string, Schema>> }
}

export const elementTable = (tags: readonly Tag[]): string =>
  table(
    ['Element', 'Own attributes'],
    tags.map((tag) => [
      codes([tag.tag]),
      codes(
        propertiesOf(tag)
          .filter((name) => name in tag.attributes)
          .map(kebab),
      ),
    ]),
  )

export function partTable(tags: readonly Tag[]): string {
  const parts = [...new Set(tags.flatMap((tag) => tag.parts))].toSorted()
  const withPart = (part: string) => tags.filter((tag) => tag.parts.includes(part)).map(({ tag }) => tag)
  return table(
    ['Part', 'In'],
    parts.map((part) => [codes([part]), codes(withPart(part))]),
  )
}

/** The site's pages; any other path is a page of the CMS. */
export const pageTable = (): string =>
  table(
    ['Path', 'Element', 'Query keys'],
    siteRoutes.map(({ path, tag }) => [
      codes([path.replace(/:(\w+)/g, '{$1}').replace('*', '{url}')]),
      codes([tag]),
      queryKeysOf(tag)
        .map((key) => codes([key]))
        .join(', ') || '–',
    ]),
  )

export const propertyTable = (): string =>
  table(
    ['Property', 'Takes', 'Default', 'Sets'],
    tokens.map(({ name, syntax, fallback, description }) => [
      codes([name]),
      codes([syntax]),
      codes([fallback]),
      description,
    ]),
  )

const isNothing = ({ type }: Schema): boolean => type === 'null'

/** What their names say already. */
const isIdsName = (name: string): boolean => /^id$|Id$|_id$/.test(name)

/** Text goes without saying. */
function typeOf({ $ref, type, anyOf, items, enum: words, properties, ...rest }: Schema): string {
  if ($ref) return $ref.replace(/.*\//, '')
  if ('const' in rest) return String(rest.const)
  if (words) return words.join(' or ')
  if (anyOf) return unionOf(anyOf.filter((each) => !isNothing(each)))
  if (type === 'array') return `${typeOf(items ?? {})}[]`
  if (properties) return shapeOf({ properties, ...rest })
  return type === 'string' ? '' : (type ?? '')
}

function unionOf(choices: readonly Schema[]): string {
  const types = choices.map((each) => typeOf(each))
  if (types.join() === ',integer') return 'id'
  return types.length === 1 ? (types[0] ?? '') : types.map((type) => type || 'text').join(' or ')
}

function shapeOf({ properties = {}, required = [] }: Schema): string {
  const fields = Object.entries(properties).map(([name, field]) => {
    const type = typeOf(field)
    const isSaid = type === '' || (type === 'id' && isIdsName(name))
    return `${name}${required.includes(name) ? '' : '?'}${isSaid ? '' : `: ${type}`}`
  })
  return `{${fields.join(', ')}}`
}

export const shapeTable = ({ components }: ApiDescription): string =>
  Object.entries(components.schemas)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, schema]) => `- **${name}** \`${shapeOf(schema)}\``)
    .join('\n')

function addressOf(path: string, method: string, { parameters = [] }: Operation): string {
  const query = parameters.filter((each) => each.in === 'query').map(({ name }) => `${name}=`)
  const verb = method === 'get' ? '' : `${method.toUpperCase()} `
  return verb + path + (query.length > 0 ? `?${query.join('&')}` : '')
}

function answerOf({ responses }: Operation): string {
  const [type, content] = Object.entries(responses[200]?.content ?? {})[0] ?? []
  return type === 'application/json' && content ? typeOf(content.schema) : (type ?? '204')
}

export const requestTable = ({ paths }: ApiDescription): string =>
  table(
    ['Named request', 'HTTP', 'Answer'],
    Object.entries(paths).flatMap(([path, operations]) =>
      Object.entries(operations).map(([method, operation]) => [
        operation.summary,
        codes([addressOf(path, method, operation)]),
        codes([answerOf(operation)]),
      ]),
    ),
  )
