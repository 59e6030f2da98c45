/** A team's tabs as items of the tab bar: address and action of each. */
import type { NationalTeam } from '../../src/contract/national-teams'
import type { Tab as TabSetting } from '../../src/contract/tabs'
import { queryOnTab } from '../../src/domain/team/team-query'
import type { TeamTab, TeamView } from '../../src/domain/team/team-tabs'
import { siteUrl } from '../../src/page/addresses'
import { useWidget } from '../../src/page/widget'
import type { Tab } from '../../src/ui/navigation/tabs/tabs'

/** The address of a team's page on the site. */
export const pagePath = (page: string): string =>
  `reprezentance/${page.split('/').map(encodeURIComponent).join('/')}`

/** What a tab with forms gets of its page. */
export interface FormTabProperties {
  team: NationalTeam
  /** The query now; it alone says what is shown. It stays clean while that is what the tab opens with. */
  query: string
  /** Sets the query, as a new history entry. */
  write: (query: string) => void
  /** Of the page, without its query: where the forms lead without scripts. Absent on a guest's page. */
  address?: string | undefined
  headingLevel: number
}

interface Bar {
  page: string | null
  tabs: readonly TeamTab<TabSetting>[]
  active: TeamTab<TabSetting> | null
  query: string
}

export function useTabItems({ page, tabs, active, query }: Bar) {
  const { configuration, query: state, navigate } = useWidget()
  // Without a page the team has no address but the host's.
  const address = page === null ? '' : siteUrl(configuration, pagePath(page))
  const toQuery = (changed: string) => `${address}?${changed}`
  const competitionUrl = (id: string) => siteUrl(configuration, `tekmovanje/${encodeURIComponent(id)}`)
  const items = tabs.map((tab): Tab => {
    const { name: label, hash: key, target } = tab
    const item = { key, label, isActive: tab === active }
    if (target.kind === 'external') return { ...item, href: target.url, external: true }
    if (target.kind === 'competition') return { ...item, href: competitionUrl(target.id) }
    return { ...item, href: toQuery(queryOnTab(query, active, tab)) }
  })
  const choose = (hash: string) => {
    const tab = tabs.find((each) => each.hash === hash)
    if (tab?.target.kind === 'competition') navigate(competitionUrl(tab.target.id))
    else if (tab) state.put(queryOnTab(state.read(), active, tab), 'push')
  }
  /** The way to the tab that shows a view; without an address if there is none. */
  const wayTo = (view: TeamView, follow: () => void) => {
    const tab = tabs.find(({ target }) => target.kind === 'view' && target.view === view)
    return {
      href: tab ? toQuery(queryOnTab(query, active, tab)) : null,
      onFollow() {
        if (!tab) return
        choose(tab.hash)
        follow()
      },
    }
  }
  return { items, addressOf: toQuery, choose, wayTo }
}
