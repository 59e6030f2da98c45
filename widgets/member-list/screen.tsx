/** The member clubs. */

import { useContent } from '../../src/client/use-content'
import { useRequest } from '../../src/client/use-request'
import type { Member } from '../../src/contract/federation'
import { sortByName } from '../../src/domain/competition/club'
import { getMembers } from '../../src/endpoints/federation'
import type { WidgetDefinition } from '../../src/island/definition'
import { crestUrl } from '../../src/page/addresses'
import { useMetadata } from '../../src/page/use-metadata'
import { useWidget } from '../../src/page/widget'
import { headingTag } from '../../src/ui/base/heading-tag'
import { Accordion } from '../../src/ui/layout/accordion'
import { Crest } from '../../src/ui/pictures/crest'
import { Loading, RowSkeleton } from '../../src/ui/states/skeleton'
import { memberListTag as tag } from './attributes'
import { MemberDetails } from './member-details'
import { about, route } from './site'
import './member-list.css?sheet'

const request = getMembers()
/** Number of placeholders, enough for the first screen. */
const placeholders = 10

function Screen() {
  const { headingLevel } = useWidget()
  const members = useRequest(request)
  useContent(members)
  useMetadata({ ...about, path: route.path })
  const Title = headingTag(headingLevel)
  if (members.state === 'failed') return null
  return (
    <>
      <Title className="member-title page-title">{about.title}</Title>
      {members.state === 'ready' ? (
        <Clubs members={members.value} />
      ) : (
        <Loading count={placeholders}>
          <RowSkeleton picture />
        </Loading>
      )}
    </>
  )
}

function Clubs({ members }: { members: readonly Member[] }) {
  const { configuration } = useWidget()
  const items = sortByName(members, ({ fullName }) => fullName).map((member) => ({
    key: member.id,
    title: member.fullName,
    lead: <Crest src={crestUrl(configuration, member.code)} />,
    body: <MemberDetails member={member} />,
  }))
  return <Accordion part="club" items={items} />
}

export const memberList = { tag, Screen, styles: import.meta.sheets } satisfies WidgetDefinition
