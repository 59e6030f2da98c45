// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import {
  leaveAll,
  ownApi,
  renderIn,
  settle,
  stubServer,
  widgetOf,
} from '../../../src/client/use-request.fixture'
import { tabWith, teamPageWith } from '../../../widgets/answers.fixture'
import { type OfferedChoices, useChoices } from './choices'
import { firstSettings } from './settings'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'] })
})

afterEach(() => {
  leaveAll()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function Choices({ see }: { see: (choices: OfferedChoices) => void }) {
  see(useChoices({ ...firstSettings, widget: 'roster' }, null))
  return null
}

it('every national team of the menu is offered, however many there are, but for those whose page failed', async () => {
  const asked = stubServer()
  const api = ownApi()
  let seen: OfferedChoices | undefined
  const see = (choices: OfferedChoices) => {
    seen = choices
  }
  renderIn(widgetOf(api)).render(<Choices see={see} />)
  const numbers = [...Array(14).keys()]
  const item = { position: 1, external_link: null }
  await asked[0]?.answer([
    { ...item, id: 100, parent_menu_id: null, page_path: 'reprezentance', title: 'Reprezentance' },
    ...numbers.map((id) => ({ ...item, id, parent_menu_id: 100, page_path: `u${id}/ep`, title: `U${id}` })),
  ])
  await settle()
  expect(seen?.offers.team).toBeNull()
  const pages = asked.filter(({ url }) => url.startsWith(`${api}/pages?`))
  for (const [id, page] of pages.entries())
    await (id === 3
      ? page.answer('', { status: 404 })
      : page.answer(teamPageWith([tabWith({ competitionId: id })])))
  await settle()
  expect(seen?.teams?.map(({ label }) => label)).toEqual(
    numbers.filter((id) => id !== 3).map((id) => `U${id}`),
  )
})
