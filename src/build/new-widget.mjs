/**
 * `npm run new-widget hall`: a screen that works, in five files of its own. It shows the names of the halls; what it is to
 * show replaces them. Everything that goes through all screens (the build, `/vdelaj`, the tests) finds it at once.
 */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { inCamelCase } from './widget-folders.mjs'

const attributes = (name, screen) => `import type { WidgetWords } from '../../src/island/attribute-words'
import type { Tag } from '../../src/island/attributes'

export const ${screen}Tag = {
  tag: 'parket-${name}',
  summary: 'The halls by name.',
  attributes: {},
  events: ['parket-load', 'parket-error'],
  parts: ['skeleton'],
} satisfies Tag

export const words: WidgetWords<typeof ${screen}Tag.attributes> = {
  tag: ${screen}Tag,
  name: 'Dvorane',
  shows: 'Imena dvoran.',
  attributes: {},
}
`

const screen = (_, screen) => `/** The halls by name. */
import { useContent } from '../../src/client/use-content'
import { useRequest } from '../../src/client/use-request'
import { getSportHalls } from '../../src/endpoints/federation'
import type { WidgetDefinition } from '../../src/island/definition'
import { useWidget } from '../../src/page/widget'
import { headingTag } from '../../src/ui/base/heading-tag'
import { Loading, RowSkeleton } from '../../src/ui/states/skeleton'
import { ${screen}Tag } from './attributes'

const request = getSportHalls()

function Screen() {
  const { headingLevel } = useWidget()
  const halls = useRequest(request)
  useContent(halls)
  const Title = headingTag(headingLevel)
  if (halls.state === 'failed') return null
  return (
    <>
      <Title>Dvorane</Title>
      {halls.state === 'ready' ? (
        <ul>
          {halls.value.map(({ id, name }) => (
            <li key={id}>{name}</li>
          ))}
        </ul>
      ) : (
        <Loading count={5}>
          <RowSkeleton />
        </Loading>
      )}
    </>
  )
}

export const ${screen}: WidgetDefinition<typeof ${screen}Tag.attributes> = {
  tag: ${screen}Tag,
  Screen,
  styles: import.meta.sheets,
}
`

const requests = (_, screen) => `import { getSportHalls } from '../../src/endpoints/federation'
import type { ScreenRequests } from '../../src/island/screen-requests'
import { ${screen}Tag } from './attributes'

export const requests: ScreenRequests<typeof ${screen}Tag.attributes> = {
  tag: ${screen}Tag,
  read(_, ask) {
    ask(getSportHalls())
    return undefined
  },
}
`

const scene = () => `import type { Journey } from '../../test/support/screens'
import type { Scene } from '../answers.fixture'

export const scene: Scene = { attributes: {}, shows: 'Dvorana Tivoli', restsOn: ['/sport-halls'] }

export const journey: Journey = {
  request: 'Get sport halls',
  path: '/sport-halls',
  content: 'li',
  wrongShape: null,
}
`

const test = (name, screen) => `import { afterEach, describe, expect, test } from 'vitest'
import { register } from '../../src/island/register'
import { closePage, openPage, put, rootOf, shows } from '../host-page.fixture'
import { ${screen} } from './screen'

register(${screen})

afterEach(closePage)

describe('the halls', () => {
  test('stand in a list', async () => {
    openPage({ '/sport-halls': [{ id: 1, name: 'Dvorana Zlatorog' }] })
    const element = put('<parket-${name}></parket-${name}>')
    await shows(element, 'Dvorana Zlatorog')
    expect(rootOf(element)?.querySelectorAll('li').length).toBe(1)
  })
})
`

/** Writes the files and gives their paths. Throws for a name that is no tag's, and where such a folder is already. */
export function newWidget(name, widgets = 'widgets') {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name))
    throw new Error('a name is words in small letters with hyphens between them')
  const folder = `${widgets}/${name}`
  if (existsSync(folder)) throw new Error(`there is ${folder} already`)
  mkdirSync(folder)
  const files = {
    'attributes.ts': attributes,
    'screen.tsx': screen,
    'requests.ts': requests,
    'scene.fixture.ts': scene,
    [`${name}.browser.test.ts`]: test,
  }
  return Object.entries(files).map(([file, textOf]) => {
    const path = `${folder}/${file}`
    writeFileSync(path, textOf(name, inCamelCase(name)))
    return path
  })
}

if (process.argv[1] && resolve(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const [name = ''] = process.argv.slice(2)
  for (const path of newWidget(name)) console.log(path)
  console.log('then `npm run build` and `npm run readme`: they write it into the generated tables')
}
