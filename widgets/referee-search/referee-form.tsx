/** "Sodniški iskalnik" and its season; competition, both roles and two days in the generic search box. */
import { useState } from 'react'
import { useRequest } from '../../src/client/use-request'
import { daysText } from '../../src/domain/match/match-search'
import { personName, sortOfficials } from '../../src/domain/match/official'
import { type RefereeFilters, refereeQueryOf } from '../../src/domain/match/referee-search'
import { queryOutput } from '../../src/domain/query/search-box'
import { siteUrl } from '../../src/page/addresses'
import { plainForm } from '../../src/page/plain-form'
import { useWidget } from '../../src/page/widget'
import { DateField } from '../../src/ui/fields/date-field/date-field'
import { SearchBox } from '../../src/ui/fields/search-box'
import { namedOptions } from '../../src/ui/fields/select/option'
import { Select } from '../../src/ui/fields/select/select'
import { useDraft } from '../../src/ui/fields/use-draft'
import { HeadingRow } from '../../src/ui/layout/heading-row'
import { SeasonSwitch } from '../../src/ui/navigation/season-switch'
import { type Duty, formChoices, officialsOf, type SeasonChoices } from './choices'
import { about, route } from './site'

interface RefereeFormProperties extends SeasonChoices {
  filters: RefereeFilters
  onSearch: (filters: RefereeFilters) => void
}

export function RefereeForm({ filters, onSearch, ...choices }: RefereeFormProperties) {
  const widget = useWidget()
  const { draft, choose } = useDraft(filters)
  const { season, competitions, names } = formChoices(useRequest, filters, choices)
  const chosen: RefereeFilters = { ...filters, ...draft, season, page: 1 }
  const plain = plainForm(widget.configuration, route.path, { sezona: season })
  const named = (name: string) => (plain ? name : undefined)
  const fieldOf = (filter: keyof Omit<RefereeFilters, 'page'>) => ({
    value: chosen[filter],
    onChange: (value: string | null) => choose({ [filter]: value }),
  })
  const search = () => {
    onSearch(chosen)
    widget.announceFilters(queryOutput(refereeQueryOf(chosen)))
  }
  // A competition is one season's.
  const inSeason = (id: string): RefereeFilters => ({ ...chosen, season: id, competition: null })
  return (
    <>
      <HeadingRow
        title={about.title}
        season={
          <SeasonSwitch
            seasons={choices.seasons ?? []}
            season={season}
            onSeason={(id) => onSearch(inSeason(id))}
            hrefOf={(id) => siteUrl(widget.configuration, route.path, refereeQueryOf(inSeason(id)))}
          />
        }
        sheet={[
          competitions?.find(({ id }) => id === filters.competition)?.name ?? null,
          names.referee && `Sodnik: ${names.referee}`,
          names.commissioner && `Komisar: ${names.commissioner}`,
          daysText(filters.from, filters.to),
        ]}
      />
      <div className="search">
        <SearchBox title={about.title} headingLevel={null} onSearch={search} plain={plain}>
          <Select
            label="Tekmovanje"
            plainName={named('tekmovanje')}
            options={namedOptions(competitions)}
            loading={competitions === null}
            {...fieldOf('competition')}
          />
          <OfficialField duty="referee" label="Sodnik" plainName={named('sodnik')} {...fieldOf('referee')} />
          <OfficialField
            duty="commissioner"
            label="Komisar"
            plainName={named('komisar')}
            {...fieldOf('commissioner')}
          />
          <DateField label="Od" plainNames={plain && ['od']} {...fieldOf('from')} />
          <DateField label="Do" plainNames={plain && ['do']} {...fieldOf('to')} />
        </SearchBox>
      </div>
    </>
  )
}

interface OfficialFieldProperties {
  duty: Duty
  label: string
  value: string | null
  plainName: string | undefined
  onChange: (id: string | null) => void
}

/**
 * Its options load when the visitor uses it, or if the query contains one; on the server for visitors without
 * JavaScript.
 */
function OfficialField({ duty, ...field }: OfficialFieldProperties) {
  const [isReached, setReached] = useState(false)
  const { isOnServer } = useWidget()
  const isWanted = isReached || field.value !== null || (isOnServer && field.plainName !== undefined)
  const officials = officialsOf(useRequest, duty, isWanted)
  const options = sortOfficials(officials ?? []).map(({ id, person }) => ({
    value: id,
    label: personName(person),
  }))
  const reach = () => setReached(true)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only hears that the field inside is turned to
    <div onFocus={reach} onPointerEnter={reach}>
      <Select {...field} options={options} loading={isWanted && officials === null} />
    </div>
  )
}
