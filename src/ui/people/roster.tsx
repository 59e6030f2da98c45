/** A team's players, those who left the camp, and its staff; the rules are in src/domain. */
import type { Gender, Player, StaffPerson } from '../../contract/national-teams'
import { rosterWording, sortRoster, splitRoster } from '../../domain/team/roster'
import type { RosterLayout, RosterOrder } from '../../domain/team/roster-choice'
import { staffGroups } from '../../domain/team/staff'
import { Heading } from '../layout/heading'
import { EmptyState } from '../states/empty-state'
import { Bar } from '../states/skeleton'
import { LeftCamp } from './left-camp'
import type { PlayerAddresses } from './player-facts'
import { RosterGrid, RosterGridSkeleton } from './roster-grid'
import { RosterTable, RosterTableSkeleton } from './roster-table'
import { Staff, StaffSkeleton } from './staff'
import './roster.css?sheet'

/** Number of placeholders. */
const playerSkeletons = 14
const staffSkeletons = 5

interface RosterLook extends PlayerAddresses {
  layout: RosterLayout
  headingLevel: number
}

export interface RosterProperties extends RosterLook {
  /** Null while loading, or while the team's gender is unknown. */
  players: readonly Player[] | null
  /** Null while loading; an empty list shows nothing. */
  staff: readonly StaffPerson[] | null
  gender: Gender
  order: RosterOrder
}

export function Roster({ players, staff, gender, order, ...look }: RosterProperties) {
  return (
    <>
      {players ? (
        <Players players={sortRoster(players, order)} gender={gender} {...look} />
      ) : (
        <PlayersSkeleton layout={look.layout} />
      )}
      <StaffBlock staff={staff} isFirst={players === null} headingLevel={look.headingLevel} />
    </>
  )
}

interface PlayersProperties extends RosterLook {
  players: readonly Player[]
  gender: Gender
}

function Players({ players, gender, layout, headingLevel, ...addresses }: PlayersProperties) {
  const { active, left } = splitRoster(players)
  const words = rosterWording(gender, active.length)
  return (
    <>
      <section className="roster-part">
        <Heading level={headingLevel}>{words.heading}</Heading>
        {words.empty ? (
          <EmptyState>{words.empty}</EmptyState>
        ) : layout === 'grid' ? (
          <RosterGrid players={active} {...addresses} />
        ) : (
          <RosterTable players={active} among={players} label={words.heading} {...addresses} />
        )}
      </section>
      {left.length > 0 && (
        <section className="roster-part">
          <Heading level={headingLevel}>{words.left}</Heading>
          {layout === 'grid' ? (
            <LeftCamp players={left} {...addresses} />
          ) : (
            <RosterTable players={left} among={players} label={words.left} isHeadHidden {...addresses} />
          )}
        </section>
      )}
    </>
  )
}

function PlayersSkeleton({ layout }: Pick<RosterLook, 'layout'>) {
  return (
    <section className="roster-part">
      <div className="heading" aria-hidden="true">
        <Bar width={240} height={24} />
      </div>
      {layout === 'grid' ? (
        <RosterGridSkeleton count={playerSkeletons} />
      ) : (
        <RosterTableSkeleton count={playerSkeletons} />
      )}
    </section>
  )
}

interface StaffBlockProperties extends Pick<RosterProperties, 'staff' | 'headingLevel'> {
  /** While the heading is unknown it isn't a heading for screen readers either. */
  isFirst: boolean
}

const staffTitle = 'Štab reprezentance'

function StaffBlock({ staff, isFirst, headingLevel }: StaffBlockProperties) {
  if (staff && staffGroups(staff).length === 0) return null
  return (
    <section className="roster-part">
      {isFirst && !staff ? (
        <div className="heading" aria-hidden="true">
          {staffTitle}
        </div>
      ) : (
        <Heading level={headingLevel}>{staffTitle}</Heading>
      )}
      {staff ? <Staff staff={staff} /> : <StaffSkeleton count={staffSkeletons} silent={isFirst} />}
    </section>
  )
}
