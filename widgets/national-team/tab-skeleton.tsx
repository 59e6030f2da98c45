/** A placeholder for a tab's content. */
import { rosterHash } from '../../src/domain/team/team-tabs'
import { lazyView } from '../../src/island/lazy-view'

export const RosterTab = lazyView(() => import('../../src/blocks/team-roster/team-roster'))

/** With the staff, and links to our pages of players. */
export const roster = { withStaff: true, playerPath: 'reprezentant' }

/** A screenful of space: what follows the element stays out of sight until the tab has its own height. */
export const TabSkeleton = () => <div className="tab-skeleton" />

/** Which tab is shown is known only with the page; most often it is the roster. */
export function FirstTabSkeleton({ query, headingLevel }: { query: string; headingLevel: number }) {
  const hash = new URLSearchParams(query).get('tab')
  const isRoster = hash === null || hash === '' || hash === rosterHash
  return isRoster ? (
    <RosterTab
      team={null}
      layout="grid"
      order="byJerseyNumber"
      {...{ ...roster, headingLevel }}
      instead={<TabSkeleton />}
    />
  ) : (
    <TabSkeleton />
  )
}
