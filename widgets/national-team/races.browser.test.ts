import fc from 'fast-check'
import { beforeEach, describe, expect, inject, test } from 'vitest'
import { page } from 'vitest/browser'
import { type HostPage, markupIn, nextFrame, partsIn, rootOf, settled, waitFor } from '../host-page.fixture'
import { leave, news, query, slowly, stand, tab, tabs, teams, teamTabs } from './team-page.fixture'

/** What each tab of the bar shows, by hash, of the team that is chosen then. */
const shown: Readonly<Record<string, (team: string) => string>> = {
  'igralci-stab': (team) => `Igralec${team}`,
  tekme: (team) => `Ekipa${team}`,
  novice: () => 'Novica 9',
  statistika: () => 'Nasprotniki uradne tekme',
  zgodovina: () => 'Tekmovanja skozi leta',
}
const hashes = Object.keys(shown)
const ids = ['61', '62', '72']
const about: Readonly<Record<string, string>> = {
  61: '2025/26 - kvalifikacije',
  62: '2025/26 - EuroBasket',
  72: '2022/2023 - šesto mesto',
}

const pageRoutes = tabs([
  ...teamTabs,
  ...ids.map((id) => tab(`Ekipa ${id}`, { hash: `ekipa-${id}`, value: id })),
])

type Step =
  /** A press on the tab with this hash, or on the tab that chooses this team. */
  | { do: 'tab'; hash: string }
  | { do: 'team'; id: string }
  | { do: 'back' }
  /** The answer that is this many places from the first of those that wait. */
  | { do: 'answer'; place: number }

const toTab = (hash: string): Step => ({ do: 'tab', hash })
const toTeam = (id: string): Step => ({ do: 'team', id })
const back: Step = { do: 'back' }
const answer = (place: number): Step => ({ do: 'answer', place })

interface Server {
  host: HostPage
  element: HTMLElement
  waiting: ReturnType<typeof slowly>['waiting']
  open: () => void
}

/** The page is there with its tabs; whatever a tab requests waits. */
async function standSlowly(): Promise<Server> {
  const { routes, waiting, open } = slowly({ ...teams, ...news(9) })
  const { host, element } = stand({ routes: { ...routes, ...pageRoutes } })
  await waitFor(() => expect(bar(element).length).toBeGreaterThan(0))
  return { host, element, waiting, open }
}

const bar = (element: Element) => partsIn(element, 'tab') as HTMLAnchorElement[]

/** Without the pointer's own waiting: so fast nobody presses. `name` where several lead to one hash. */
function press(element: Element, hash: string, name = '') {
  const leads = (each: HTMLAnchorElement) => hashOf(each) === hash && each.textContent?.startsWith(name)
  const link = bar(element).find(leads)
  if (!link) throw new Error(`no tab ${hash}`)
  link.click()
}

const hashOf = (link: HTMLAnchorElement) => {
  const { searchParams } = new URL(link.href)
  // A team's own tab has the address of the roster; its words say which it is.
  return link.textContent?.startsWith('Ekipa ')
    ? link.textContent.toLowerCase().replace(' ', '-')
    : searchParams.get('tab')
}

async function take({ element, waiting }: Server, step: Step): Promise<void> {
  if (step.do === 'tab' && bar(element).some((each) => hashOf(each) === step.hash)) press(element, step.hash)
  else if (step.do === 'team') press(element, `ekipa-${step.id}`)
  else if (step.do === 'back') await goBack()
  else if (step.do === 'answer' && waiting.length > 0)
    waiting.splice(step.place % waiting.length, 1)[0]?.give()
  await nextFrame()
}

/** One step back in the history, where there is one of this page. */
async function goBack(): Promise<void> {
  if (!query().includes('tekmovanje')) return
  const gone = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }))
  history.back()
  await gone
}

/** All that waits is answered, in turns from both ends; what is requested after that has its answer at once. */
async function answerAll({ host, element, waiting, open }: Server, fromEnd: boolean): Promise<void> {
  for (let turn = 0; waiting.length > 0; turn++) {
    const next = fromEnd === (turn % 2 === 0) ? waiting.pop() : waiting.shift()
    next?.give()
    await nextFrame()
  }
  open()
  await settled(host, element)
}

/** What the query says is on the screen, and nothing else is. */
async function showsLastChoice({ element }: Server): Promise<void> {
  const parameters = new URLSearchParams(query())
  const team = parameters.get('tekmovanje') ?? '61'
  const hash = parameters.get('tab') ?? ''
  const expected = shown[hash]?.(team) ?? ''
  await waitFor(() => {
    const panel = rootOf(element)?.querySelector('[role=tabpanel]')?.textContent ?? ''
    const others = hashes
      .flatMap((each) => ids.map((id) => shown[each]?.(id) ?? ''))
      .filter((text) => text !== expected)
    expect([panel.includes(expected), others.filter((text) => panel.includes(text))]).toEqual([true, []])
    expect(markupIn(element)).toContain(about[team])
    const [selected] = bar(element).filter((each) => each.ariaSelected === 'true')
    expect(selected && hashOf(selected)).toBe(hash)
    const roster = bar(element)[0]?.textContent
    expect([roster, partsIn(element, 'skeleton')]).toEqual([
      team === '62' ? 'Igralke in štab' : 'Igralci in štab',
      [],
    ])
  })
}

beforeEach(() => page.viewport(1600, 900))

describe('the last choice is on the screen', () => {
  test.each<[string, Step[]]>([
    ['tabs one after the other', [toTab('tekme'), toTab('novice'), toTab('igralci-stab'), toTab('tekme')]],
    ['a tab that waits for the team', [toTeam('62'), toTab('zgodovina'), toTeam('72'), toTab('statistika')]],
    ['back before anything came', [toTeam('62'), toTab('tekme'), back]],
    [
      'a team whose answer came while another was chosen',
      [toTeam('62'), answer(0), toTeam('72'), answer(2), toTab('tekme')],
    ],
  ])('%s, whichever answer comes first', async (_, steps) => {
    for (const fromEnd of [true, false]) {
      const server = await standSlowly()
      for (const step of steps) await take(server, step)
      await answerAll(server, fromEnd)
      await showsLastChoice(server)
      leave()
    }
  })

  test('whatever is chosen, in whatever order the answers come', async () => {
    const step = fc.oneof<fc.Arbitrary<Step>[]>(
      fc.constantFrom(...hashes).map(toTab),
      fc.constantFrom(...ids).map(toTeam),
      fc.nat(7).map(answer),
      fc.nat(7).map(answer),
      fc.constant(back),
    )
    const scripts = fc.asyncProperty(
      fc.array(step, { minLength: 2, maxLength: 9 }),
      fc.boolean(),
      async (steps, fromEnd) => {
        const server = await standSlowly()
        for (const each of steps) await take(server, each)
        await answerAll(server, fromEnd)
        await showsLastChoice(server)
        leave()
      },
    )
    await fc.assert(scripts, { numRuns: inject('long') ? 100 : 5, endOnFailure: true })
  }, 120_000)
})

test('until the chosen team is there, nothing is shown of the one before', async () => {
  const { routes, waiting, open } = slowly({ '/national-teams/62': teams['/national-teams/62'] })
  const to = tab('Članice', { new: { tekmovanje: 62, tab: 'zgodovina' } })
  const { host, element } = stand({
    query: 'tab=zgodovina',
    routes: { ...routes, ...tabs([...teamTabs, to]) },
  })
  await waitFor(() => expect(markupIn(element)).toContain('Tekmovanja skozi leta'))
  press(element, 'zgodovina', 'Članice')
  await waitFor(() => expect(waiting).toHaveLength(1))
  await waitFor(() => expect(markupIn(element)).not.toContain('Tekmovanja skozi leta'))
  waiting[0]?.give()
  open()
  await waitFor(() => expect(markupIn(element)).toContain('Tekmovanja skozi leta'))
  expect(host.askedFor('/history/competitions').at(-1)).toContain('gender=FEMALE')
})
