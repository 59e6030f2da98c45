/**
 * Takes a whole run in: every kind of record in the order in which they refer to each other, in one transaction.
 * Long because it is one list: what of each shape goes into which column.
 */
import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../database/database'
import { freshenNumbers } from '../database/fresh-numbers'
import * as tables from '../database/schema'
import { kinds } from './kinds'
import { type Count, merge, type Part, prune } from './merge'
import { idOf, idOrNull, Records, Refusal, type Source, type Standing, whole, wholeOrNull } from './records'
import { type Shape, shapes } from './shapes'
import type { Kind, Row } from './stage'

export interface Wish {
  /** Everything is tried, nothing stays. */
  dryRun: boolean
  /** What the source has no more is taken away, of the kinds that it has at all. */
  prune: boolean
}

export interface Report {
  counts: ReadonlyMap<string, Count>
  refused: Records['refused']
}

export type Progress = (what: string, done: number, total: number) => void

class TakenBack extends Error {}

/** So many rows change what the planner should know; the embedded database looks after nothing by itself. */
const manyMatches = 1000

/** @throws what stops a run: a file that is no list of JSON, a database that refuses. Nothing of it stays then. */
export async function takeIn(
  database: Database,
  source: Source,
  wish: Wish,
  progress: Progress,
): Promise<Report> {
  const records = new Records(source)
  const counts = new Map<string, Count>()
  try {
    await database.transaction(async (transaction) => {
      await new Run(transaction, records, counts, wish, progress).all()
      if (wish.dryRun) throw new TakenBack()
    })
  } catch (error) {
    if (!(error instanceof TakenBack)) throw error
  }
  const { new: fresh, changed } = counts.get('matches') ?? { new: 0, changed: 0 }
  if (!wish.dryRun && fresh + changed >= manyMatches) await freshenNumbers(database)
  return { counts, refused: records.refused }
}

type MatchRecord = Standing<Shape<'match'>>
interface Team {
  id: number
  seasonId: number
  categoryId: number | null
}

const nameKey = (person: { firstName: string; lastName: string }): string =>
  `${person.firstName} ${person.lastName}`.trim()

interface Named {
  /** Undefined where the name is unknown, null where several have it. */
  byName: ReadonlyMap<string, number | null>
  ids: ReadonlySet<number>
}

function named(pairs: readonly (readonly [string, number])[]): Named {
  const byName = new Map<string, number | null>()
  for (const [name, id] of pairs) byName.set(name, byName.has(name) && byName.get(name) !== id ? null : id)
  return { byName, ids: new Set(pairs.map(([, id]) => id)) }
}

class Run {
  readonly #seasons = new Map<number, string>()
  readonly #competitions = new Map<number, { season: number; name: string }>()
  #teams: Team[] = []

  constructor(
    private readonly database: Database,
    private readonly records: Records,
    private readonly counts: Map<string, Count>,
    private readonly wish: Wish,
    private readonly progress: Progress,
  ) {}

  async all(): Promise<void> {
    const steps = [
      this.seasons,
      this.halls,
      this.clubs,
      this.officials,
      this.competitions,
      this.teams,
      this.matches,
      this.newsCategories,
      this.news,
      this.pages,
      this.menu,
      this.ads,
    ]
    for (const step of steps) await step.call(this)
    if (this.wish.prune) await this.#prune()
  }

  async #merge(
    what: string,
    kind: keyof typeof kinds,
    rows: readonly Row[],
    parts: readonly Part[] = [],
  ): Promise<void> {
    const progress = (done: number) => this.progress(what, done, rows.length)
    this.counts.set(what, await merge(this.database, { kind: kinds[kind], rows, parts, progress }))
  }

  #ids(rows: readonly { id: number }[]): number[] {
    return rows.map(({ id }) => id)
  }

  async seasons(): Promise<void> {
    const standing = await this.records.read('seasons.json', shapes.season)
    const rows = this.records.each(
      standing,
      ({ id, name, isActive }) => ({ id: idOf(id), name, is_active: isActive }),
      ({ id }) => id,
    )
    if (this.records.found.has('seasons.json')) {
      // Only one is the active one.
      if (rows.some(({ is_active }) => is_active))
        await this.database.execute(
          sql`UPDATE ${tables.seasons} SET is_active = false WHERE is_active AND id NOT IN (SELECT value::int FROM json_array_elements_text(${JSON.stringify(this.#ids(rows))}::json))`,
        )
      await this.#merge('seasons', 'seasons', rows)
    }
    for (const { id, name } of await this.database.select().from(tables.seasons)) this.#seasons.set(id, name)
  }

  /** The season by its id, or (where the source has none) by its name. */
  #season({ id, name }: { id: string | null; name: string }): number {
    const known =
      id === null ? [...this.#seasons].find(([, other]) => other === name)?.[0] : idOf(id, 'season.id')
    if (known === undefined || !this.#seasons.has(known))
      throw new Refusal(`season: there is no season ${id ?? `"${name}"`}`)
    return known
  }

  async halls(): Promise<void> {
    const standing = await this.records.read('sport-halls.json', shapes.hall)
    const rows = this.records.each(
      standing,
      ({ id, name }) => ({ id: idOf(id), name }),
      ({ id }) => id,
    )
    if (this.records.found.has('sport-halls.json')) await this.#merge('sport halls', 'halls', rows)
  }

  async clubs(): Promise<void> {
    const members = await this.records.read('members.json', shapes.member)
    const others = await this.records.read('clubs.json', shapes.club)
    if (members.length + others.length === 0) return
    const contacts = this.records.each(members, memberRow, ({ id }) => id)
    const isMember = new Set(contacts.map(({ id }) => id))
    const rows = new Map(contacts.map(({ id, club }) => [id, club]))
    const clubs = this.records.each(
      others,
      (club) => clubRow(club),
      ({ id }) => id,
    )
    for (const club of clubs) if (!isMember.has(club.id)) rows.set(club.id, club)
    const strangers = clubs.filter(({ id }) => !isMember.has(id)).map(({ id }) => ({ ...noContact, id }))
    const told = this.records.found.has('members.json')
      ? [...contacts.map(({ contact }) => contact), ...strangers]
      : []
    await this.#merge(
      'clubs',
      'clubs',
      [...rows.values()],
      [
        { kind: kinds.members, rows: told, owner: sql`held.id`, owners: [], way: 'told' },
        {
          kind: kinds.addresses,
          rows: contacts.flatMap(({ addresses }) => addresses),
          owner: sql`held.club_id`,
          owners: [...isMember],
          way: 'whole',
        },
      ],
    )
  }

  async officials(): Promise<void> {
    const rows = new Map<number, Row>()
    for (const [file, role] of [
      ['referees.json', 'is_referee'],
      ['commissioners.json', 'is_commissioner'],
    ] as const) {
      const standing = await this.records.read(file, shapes.official)
      const made = this.records.each(
        standing,
        ({ id, person }) => ({ id: idOf(id), first_name: person.firstName, last_name: person.lastName }),
        ({ id }) => id,
      )
      for (const row of made) rows.set(row.id, { ...rows.get(row.id), ...row, [role]: true })
    }
    if (rows.size > 0) await this.#merge('officials', 'officials', [...rows.values()])
  }

  async competitions(): Promise<void> {
    const standing = await this.records.read('competitions.json', shapes.competition)
    const rows = this.records.each(
      standing,
      ({ id, name, description, season, standings, hasStandings }) => ({
        id: idOf(id),
        season_id: this.#season(season),
        name,
        description,
        // A cup has none; before its first match nobody can tell.
        has_standings: hasStandings ?? (standings.length > 0 ? true : null),
        position: null,
      }),
      ({ id }) => id,
    )
    const history = await this.records.read('competition-history.json', shapes.place)
    const clubs = await this.#clubNames()
    const known = new Set([
      ...this.#ids(rows),
      ...this.#ids(await this.database.select({ id: tables.competitions.id }).from(tables.competitions)),
    ])
    const places = this.records.each(
      history,
      ({ competition, first, second, third }) => {
        const id = idOf(competition.id, 'competition.id')
        if (!known.has(id)) throw new Refusal(`competition: there is no competition ${id}`)
        const placed = [first, second, third].flatMap((team, index) =>
          team
            ? [
                {
                  competition_id: id,
                  place: index + 1,
                  team_name: team.name,
                  team_code: team.code,
                  club_id: clubs.byName.get(team.name) ?? null,
                },
              ]
            : [],
        )
        return { id, placed }
      },
      ({ id }) => id,
    )
    if (rows.length + places.length > 0) {
      await this.#merge('competitions', 'competitions', rows, [
        {
          kind: kinds.places,
          rows: places.flatMap(({ placed }) => placed),
          owner: sql`held.competition_id`,
          owners: places.map(({ id }) => id),
          way: 'whole',
        },
      ])
    }
    for (const { id, season_id, name } of await this.database.select().from(tables.competitions))
      this.#competitions.set(id, { season: season_id, name })
  }

  /** Clubs by every name they go by. */
  async #clubNames(): Promise<Named> {
    const clubs = await this.database.select().from(tables.clubs)
    const aliases = await this.database.select().from(tables.club_aliases)
    return named([
      ...clubs.flatMap(({ id, short_name, full_name }) => [
        [short_name, id] as const,
        [full_name, id] as const,
      ]),
      ...aliases.map(({ club_id, name }) => [name, club_id] as const),
    ])
  }

  async teams(): Promise<void> {
    const standing = await this.records.read('national-teams.json', shapes.team)
    if (!this.records.found.has('national-teams.json')) return
    const rows = this.records.each(
      standing,
      (team) => this.#teamRow(team),
      ({ row }) => row.id,
    )
    this.#teams = rows.map(({ row, category }) => ({
      id: row.id,
      seasonId: row.season_id,
      categoryId: category?.id ?? null,
    }))
    const categories = new Map(rows.flatMap(({ category }) => (category ? [[category.id, category]] : [])))
    await merge(this.database, { kind: kinds.teamCategories, rows: [...categories.values()] })
    const rosters = await Promise.all(rows.map(({ row }) => this.#roster(row.id, row.gender)))
    await this.#players(rosters.flatMap(({ players }) => players))
    const staffed = await Promise.all(rows.map(({ row }) => this.#staff(row.id)))
    const withFile = (file: string) =>
      this.#ids(this.#teams).filter((id) => this.records.found.has(`national-teams/${id}/${file}`))
    await this.#merge(
      'national teams',
      'teams',
      rows.map(({ row }) => row),
      [
        {
          kind: kinds.competitionUrls,
          rows: rows.flatMap(({ urls }) => urls),
          owner: sql`held.national_team_id`,
          owners: this.#ids(this.#teams),
          way: 'whole',
        },
        {
          kind: kinds.roster,
          rows: rosters.flatMap(({ links }) => links),
          owner: sql`held.national_team_id`,
          owners: withFile('players.json'),
          way: 'whole',
        },
        {
          kind: kinds.staff,
          rows: staffed.flat(),
          owner: sql`held.national_team_id`,
          owners: withFile('staff.json'),
          way: 'whole',
        },
      ],
    )
  }

  #teamRow({
    id,
    name,
    year,
    official,
    description,
    team_photo_url,
    season,
    category,
    gender,
    competitions,
  }: Shape<'team'>) {
    const own = category?.gender ?? gender
    if (!own) throw new Refusal('gender: neither the team nor its category has one')
    const row = {
      id: idOf(id),
      season_id: this.#season(season),
      category_id: idOrNull(category?.id, 'category.id'),
      gender: own,
      name,
      year: wholeOrNull(year, 'year'),
      official,
      description,
      team_photo_url,
      slug: `team-${id}`,
    }
    const urls = competitions.map(({ competition_url }, position) => ({
      national_team_id: row.id,
      position,
      competition_url,
    }))
    return {
      row,
      urls,
      category: category && {
        id: idOf(category.id, 'category.id'),
        name: category.name,
        gender: category.gender,
      },
    }
  }

  async #roster(team: number, gender: string) {
    const standing = await this.records.read(`national-teams/${team}/players.json`, shapes.player)
    const made = this.records.each(
      standing,
      (player, { place }) => {
        const id = idOf(player.id)
        const height = wholeOrNull(player.last_player_data?.height, 'last_player_data.height')
        const active = player.nt_player_team[0]?.pivot?.active ?? null
        const link = {
          national_team_id: team,
          player_id: id,
          position: Number(place.replace(/\D/g, '')),
          jersey_number: jerseyOf(player.last_player_data?.yersey_number),
          height,
          status: active === null ? 'candidate' : active ? 'active' : 'left',
          active: active === null ? null : Boolean(active),
        }
        return { id, link, player: { ...playerRow(player, gender), height } }
      },
      ({ id }) => id,
    )
    return { links: made.map(({ link }) => link), players: made.map(({ player }) => player) }
  }

  /** The same player stands in several rosters: the last one counts, and what only his own page tells. */
  async #players(fromRosters: readonly (Row & { id: number })[]): Promise<void> {
    const details = await this.records.read('players.json', shapes.playerDetail)
    const rows = new Map(fromRosters.map((player) => [player.id, player]))
    const told = this.records.each(
      details,
      (player) => {
        const id = idOf(player.id)
        const known = rows.get(id)
        if (!known) throw new Refusal('stands in no roster')
        const height = wholeOrNull(player.height, 'height')
        return {
          ...known,
          ...playerRow(player, String(known.gender)),
          height: height ?? known.height,
          position: player.position,
          club: player.club,
          nationality: player.nationality,
        }
      },
      ({ id }) => id,
    )
    for (const player of told) rows.set(player.id, player)
    if (rows.size > 0) await this.#merge('players', 'players', [...rows.values()])
  }

  async #staff(team: number) {
    const standing = await this.records.read(`national-teams/${team}/staff.json`, shapes.staff)
    return this.records.each(standing, ({ name, role, role_id }, { place }) => ({
      national_team_id: team,
      position: Number(place.replace(/\D/g, '')),
      name,
      role,
      role_id: whole(role_id, 'role_id'),
    }))
  }

  async matches(): Promise<void> {
    const ofClubs = await this.records.read('matches.json', shapes.match)
    const ofTeams = await Promise.all(
      this.#teams.map(async (team) => ({
        team,
        standing: await this.records.read(`national-teams/${team.id}/matches.json`, shapes.match),
      })),
    )
    if (ofClubs.length + ofTeams.flatMap(({ standing }) => standing).length === 0) return
    const opponents = await this.#opponents(ofTeams)
    const clubs = await this.#clubNames()
    const halls = await this.#hallNames()
    const make = (match: Shape<'match'>, where: MatchRecord, owner: Row) => ({
      ...matchRow(match, halls),
      ...owner,
      where,
      match,
    })
    const made = this.records.each(
      [
        ...ofTeams.flatMap(({ team, standing }) => standing.map((one) => ({ ...one, team }))),
        ...ofClubs.map((one) => ({ ...one, team: undefined })),
      ],
      (match, where) => {
        const { team } = where as MatchRecord & { team?: Team }
        const owner = team ? teamOwner(match, team, opponents) : this.#clubOwner(match, clubs)
        return make(match, where, owner)
      },
      ({ id }) => id,
    )
    const leaders = await this.#leaders(made)
    await this.#merge(
      'matches',
      'matches',
      made.map(({ where, match, ...row }) => row),
      [
        {
          kind: kinds.leaders,
          rows: leaders,
          owner: sql`held.match_id`,
          owners: this.#ids(made),
          way: 'whole',
        },
      ],
    )
  }

  #clubOwner(match: Shape<'match'>, clubs: Named): Row {
    const id = match.competitionId
      ? idOf(match.competitionId, 'competitionId')
      : this.#competitionNamed(match.competition)
    const competition = this.#competitions.get(id)
    if (!competition) throw new Refusal(`competitionId: there is no competition ${id}`)
    const first = idOrNull(match.firstTeamId, 'firstTeamId') ?? clubs.byName.get(match.firstTeamName) ?? null
    const second =
      idOrNull(match.secondTeamId, 'secondTeamId') ?? clubs.byName.get(match.secondTeamName) ?? null
    if (first !== null && first === second) throw new Refusal('both teams are the same club')
    return {
      season_id: competition.season,
      competition_id: id,
      national_team_id: null,
      opponent_id: null,
      // A guest from elsewhere has an id in its own books alone.
      first_club_id: first !== null && clubs.ids.has(first) ? first : null,
      second_club_id: second !== null && clubs.ids.has(second) ? second : null,
    }
  }

  #competitionNamed(name: string | null): number {
    const ids = [...this.#competitions]
      .filter(([, competition]) => competition.name === name)
      .map(([id]) => id)
    if (ids.length !== 1 || ids[0] === undefined)
      throw new Refusal(
        `competitionId: missing, and ${ids.length === 0 ? 'no competition is' : 'several competitions are'} called "${name}"`,
      )
    return ids[0]
  }

  async #hallNames(): Promise<Named> {
    const halls = await this.database.select().from(tables.sport_halls)
    return named(halls.map(({ id, name }) => [name, id] as const))
  }

  /** Opponents of a category by their codes, with those that these matches bring. */
  async #opponents(
    ofTeams: readonly { team: Team; standing: readonly MatchRecord[] }[],
  ): Promise<Map<string, number>> {
    const rows = new Map<string, Row>()
    for (const { team, standing } of ofTeams) {
      const own = ownCode(standing)
      for (const { record } of standing) {
        const other = otherSide(record, own)
        if (team.categoryId !== null && other.code !== null)
          rows.set(`${team.categoryId} ${other.code}`, {
            category_id: team.categoryId,
            code: other.code,
            name: other.name,
          })
      }
    }
    await merge(this.database, { kind: kinds.opponents, rows: [...rows.values()] })
    const all = await this.database.select().from(tables.opponents)
    return new Map(all.map(({ id, category_id, code }) => [`${category_id} ${code}`, id]))
  }

  /** Matches name their officials; who has that name in that role is looked up. */
  async #leaders(made: readonly { id: number; where: MatchRecord; match: Shape<'match'> }[]): Promise<Row[]> {
    const officials = await this.database.select().from(tables.officials)
    const namesOf = (role: 'is_referee' | 'is_commissioner') =>
      named(
        officials
          .filter((one) => one[role])
          .map((one) => [nameKey({ firstName: one.first_name, lastName: one.last_name }), one.id] as const),
      )
    const roles = { referee: namesOf('is_referee'), commissioner: namesOf('is_commissioner') }
    return made.flatMap(({ id, where, match }) => {
      const leader = (
        role: keyof typeof roles,
        person: { firstName: string; lastName: string },
        position: number,
      ): Row[] => {
        const official = roles[role].byName.get(nameKey(person))
        const place = `${where.place}.${role === 'referee' ? `referees[${position}]` : role}`
        if (official) return [{ match_id: id, role, position, official_id: official }]
        this.records.refuse(
          { ...where, place },
          `${official === null ? 'several are' : 'nobody is'} called "${nameKey(person)}" among the ${role}s`,
        )
        return []
      }
      const twice = new Set<unknown>()
      return [
        ...match.referees.flatMap((person, position) => leader('referee', person, position)),
        ...(match.commissioner ? leader('commissioner', match.commissioner, 0) : []),
      ].filter(({ role, official_id }) => {
        const key = `${role} ${official_id}`
        return !twice.has(key) && twice.add(key)
      })
    })
  }

  async newsCategories(): Promise<void> {
    const standing = await this.records.read('categories.json', shapes.category)
    const rows = this.records.each(
      standing,
      ({ id, name, type }) => ({ id: idOf(id), name, type }),
      ({ id }) => id,
    )
    if (rows.length > 0) await this.#merge('news categories', 'newsCategories', rows)
  }

  async news(): Promise<void> {
    const standing = await this.records.read('news.json', shapes.article)
    if (standing.length === 0) return
    const made = this.records.each(
      standing,
      (article, where) => ({ row: newsRow(article), article, where }),
      ({ row }) => row.id,
    )
    const one = this.records.each(
      made.map((each) => ({ ...each.where, record: each })),
      (each) => each,
      ({ row }) => row.url,
    )
    const articles = new Set([
      ...one.map(({ row }) => row.id),
      ...this.#ids(await this.database.select({ id: tables.news.id }).from(tables.news)),
    ])
    const categories = new Set(
      this.#ids(await this.database.select({ id: tables.news_categories.id }).from(tables.news_categories)),
    )
    const ids = one.map(({ row }) => row.id)
    const part = (kind: Part['kind'], rows: Row[]): Part => ({
      kind,
      rows,
      owner: sql`held.news_id`,
      owners: ids,
      way: 'whole',
    })
    const refer = (where: Standing<unknown>, field: string, known: Set<number>, text: string): number[] => {
      if (/^\d{1,10}$/.test(text) && known.has(Number(text))) return [Number(text)]
      this.records.refuse({ ...where, place: `${where.place}.${field}` }, `there is none with the id ${text}`)
      return []
    }
    await this.#merge(
      'news',
      'news',
      one.map(({ row }) => row),
      [
        part(
          kinds.newsInCategories,
          one.flatMap(({ row, article, where }) => {
            const tops = new Map(
              article.categories.flatMap(({ id, top }, index) =>
                refer(where, `categories[${index}]`, categories, id).map(
                  (category) => [category, top] as const,
                ),
              ),
            )
            return [...tops].map(([category_id, top]) => ({ news_id: row.id, category_id, top }))
          }),
        ),
        part(
          kinds.newsPhotos,
          one.flatMap(({ row, article }) =>
            article.photos.map(({ path }, position) => ({ news_id: row.id, position, path })),
          ),
        ),
        part(
          kinds.newsRelated,
          one.flatMap(({ row, article, where }) =>
            article.related.flatMap(({ id }, position) =>
              refer(where, `related[${position}]`, articles, id).map((related_id) => ({
                news_id: row.id,
                position,
                related_id,
              })),
            ),
          ),
        ),
      ],
    )
  }

  async pages(): Promise<void> {
    const standing = await this.records.read('pages.json', shapes.page)
    if (standing.length === 0) return
    const made = this.records.each(standing, pageRows, ({ row }) => row.id)
    const ids = made.map(({ row }) => row.id)
    const ofPage: SQL = sql`(SELECT page_id FROM ${tables.segments} WHERE ${tables.segments.id} = held.segment_id)`
    await this.#merge(
      'pages',
      'pages',
      made.map(({ row }) => row),
      [
        {
          kind: kinds.segments,
          rows: made.flatMap(({ segments }) => segments),
          owner: sql`held.page_id`,
          owners: ids,
          way: 'in place',
        },
        {
          kind: kinds.settings,
          rows: made.flatMap(({ settings }) => settings),
          owner: ofPage,
          owners: ids,
          way: 'whole',
        },
      ],
    )
  }

  async menu(): Promise<void> {
    const standing = await this.records.read('menu.json', shapes.menuItem)
    if (standing.length === 0) return
    const known = new Set([
      ...standing.map(({ record }) => record.id),
      ...this.#ids(await this.database.select({ id: tables.menu_items.id }).from(tables.menu_items)).map(
        String,
      ),
    ])
    const rows = this.records.each(
      standing,
      ({ id, parent_menu_id, position, page_path, title, external_link }) => {
        if (parent_menu_id !== null && !known.has(parent_menu_id))
          throw new Refusal(`parent_menu_id: there is no item ${parent_menu_id}`)
        return {
          id: idOf(id),
          parent_menu_id: idOrNull(parent_menu_id, 'parent_menu_id'),
          position: whole(position, 'position'),
          page_path,
          title,
          external_link,
        }
      },
      ({ id }) => id,
    )
    await this.#merge('menu', 'menu', rows)
  }

  async ads(): Promise<void> {
    const standing = await this.records.read('ads.json', shapes.ad)
    if (standing.length === 0) return
    const rows = this.records.each(
      standing,
      (ad, { place }) => {
        if (!/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(ad.uuid))
          throw new Refusal(`uuid: "${ad.uuid.slice(0, 50)}" is none`)
        return {
          ...ad,
          uuid: ad.uuid.toLowerCase(),
          position: Number(place.replace(/\D/g, '')),
          active: true,
        }
      },
      ({ uuid }) => uuid,
    )
    await this.#merge('ads', 'ads', rows)
  }

  /** From what refers to others to what is referred to. A kind of which a record was refused is left as it is. */
  async #prune(): Promise<void> {
    const broken = new Set(
      this.records.refused.filter(({ place }) => /^\[\d+\]$/.test(place)).map(({ file }) => file),
    )
    for (const { what, kind, files, belongings, needs = [] } of prunings) {
      const count = this.counts.get(what)
      const isWhole =
        files.every((file) => ![...broken].some((one) => file.test(one))) &&
        needs.every((file) => this.records.found.has(file))
      if (!count || !isWhole) continue
      const which = kind === kinds.matches ? this.#matchesToldOf() : sql`true`
      const removed =
        kind === kinds.ads ? await this.#retire() : await prune(this.database, kind, belongings, which)
      this.counts.set(what, { ...count, removed, left: count.left - removed })
    }
  }

  /** Club matches where their file is there, those of a national team where its file is, or where the team has gone. */
  #matchesToldOf(): SQL {
    const { found } = this.records
    const silent = this.#ids(this.#teams).filter((id) => !found.has(`national-teams/${id}/matches.json`))
    const ofTeams = sql`held.national_team_id NOT IN (SELECT value::int FROM json_array_elements_text(${JSON.stringify(silent)}::json))`
    return sql.join(
      [
        sql`false`,
        ...(found.has('matches.json') ? [sql`held.competition_id IS NOT NULL`] : []),
        ...(found.has('national-teams.json') ? [ofTeams] : []),
      ],
      sql` OR `,
    )
  }

  /** An ad keeps its clicks: it is shown no more. */
  async #retire(): Promise<number> {
    const { rows } = await this.database.execute(
      sql`UPDATE ${tables.ads} AS held SET active = false WHERE active AND NOT EXISTS (SELECT FROM staged_ads AS row WHERE row.uuid = held.uuid) RETURNING uuid`,
    )
    return rows.length
  }
}

const clubRow = ({ id, shortName, fullName, code }: Shape<'club'>) => ({
  id: idOf(id),
  short_name: shortName,
  full_name: fullName,
  code,
})
const noContact = { is_member: false, email: null, president_first_name: null, president_last_name: null }

function memberRow({ email, president, addresses, ...club }: Shape<'member'>) {
  const row = clubRow(club)
  return {
    id: row.id,
    club: row,
    contact: {
      id: row.id,
      is_member: true,
      email,
      president_first_name: president?.firstName ?? null,
      president_last_name: president?.lastName ?? null,
    },
    addresses: addresses.map(({ type, street, houseNumber, postOffice }, position) => ({
      club_id: row.id,
      position,
      type,
      street,
      house_number: houseNumber,
      country: postOffice?.country ?? null,
      zip_code: postOffice?.zipCode ?? null,
      post_office: postOffice?.name ?? null,
    })),
  }
}

const jerseyOf = (number: number | string | null | undefined): number | null =>
  number !== null && number !== undefined && /^\d{1,3}$/.test(String(number)) ? Number(number) : null

const playerRow = (
  { id, first_name, last_name, year_of_birth, photo_url }: Shape<'player'> | Shape<'playerDetail'>,
  gender: string,
): Row & { id: number } => ({
  id: idOf(id),
  first_name,
  last_name,
  gender,
  year_of_birth: wholeOrNull(year_of_birth, 'year_of_birth'),
  photo_url,
  slug: `player-${id}`,
})

/** The hall that the record names, or the one that its place begins with: "Arena Stožice, Ljubljana". */
function hallOf({ hallId, location }: Shape<'match'>, halls: Named): number | null {
  const told = idOrNull(hallId, 'hallId')
  if (told !== null && halls.ids.has(told)) return told
  const names = (location ?? '')
    .split(', ')
    .map((_, index, pieces) => pieces.slice(0, pieces.length - index).join(', '))
  return names.map((name) => halls.byName.get(name)).find((id) => id !== undefined && id !== null) ?? null
}

const mostPoints = 999

const matchRow = (match: Shape<'match'>, halls: Named) => ({
  id: idOf(match.id),
  first_team_name: match.firstTeamName,
  first_team_code: match.firstTeamCode,
  first_club_id: null as number | null,
  first_team_score: whole(match.firstTeamScore, 'firstTeamScore', 0, mostPoints),
  second_team_name: match.secondTeamName,
  second_team_code: match.secondTeamCode,
  second_club_id: null as number | null,
  second_team_score: whole(match.secondTeamScore, 'secondTeamScore', 0, mostPoints),
  date_time: match.dateTime,
  date_time_utc: match.dateTimeUtc,
  time_zone: match.time_zone,
  hall_id: hallOf(match, halls),
  location: match.location,
  phase: match.phase,
  round: wholeOrNull(match.round, 'round'),
  official: match.official,
  ticket_url: match.ticket_url,
  stats_url: match.stats_url,
  live_stream_url: match.live_stream_url,
})

/** Our team's code: the one that most of its matches have. */
function ownCode(standing: readonly MatchRecord[]): string {
  const counted = new Map<string, number>()
  for (const { record } of standing)
    for (const code of [record.firstTeamCode, record.secondTeamCode])
      if (code) counted.set(code, (counted.get(code) ?? 0) + 1)
  const most = Math.max(0, ...counted.values())
  const codes = [...counted].filter(([, count]) => count === most).map(([code]) => code)
  return codes.find((code) => code === 'SLO') ?? codes[0] ?? ''
}

const otherSide = (match: Shape<'match'>, own: string) =>
  match.firstTeamCode === own
    ? { code: match.secondTeamCode, name: match.secondTeamName }
    : { code: match.firstTeamCode, name: match.firstTeamName }

function teamOwner(
  match: Shape<'match'>,
  { id, seasonId, categoryId }: Team,
  opponents: ReadonlyMap<string, number>,
): Row {
  const codes = [match.firstTeamCode, match.secondTeamCode]
  const found = codes
    .map((code) => opponents.get(`${categoryId} ${code}`))
    .find((opponent) => opponent !== undefined)
  return { season_id: seasonId, competition_id: null, national_team_id: id, opponent_id: found ?? null }
}

const newsRow = ({
  id,
  url,
  title,
  title_background,
  published_at,
  short_text,
  html_content,
  author,
}: Shape<'article'>) => ({
  id: idOf(id),
  url,
  title,
  title_background,
  published_at,
  short_text,
  html_content,
  author,
})

function pageRows({ id, url, title, title_background, segments }: Shape<'page'>) {
  const page = idOf(id)
  const numbered = segments.every((segment) => segment.id !== null)
  const ids = segments.map((segment, position) =>
    numbered ? idOf(segment.id ?? '', `segments[${position}].id`) : page * 100 + position,
  )
  return {
    row: { id: page, url, title, title_background },
    segments: segments.map(({ type, published }, position) => ({
      id: ids[position],
      page_id: page,
      position,
      type,
      published,
    })),
    settings: segments.flatMap(({ segmentSettings }, segment) =>
      segmentSettings.map(({ key, value }, position) => ({ segment_id: ids[segment], position, key, value })),
    ),
  }
}

const rowsOf = (table: SQL, column: SQL) => (ids: SQL) => sql`DELETE FROM ${table} WHERE ${column} IN ${ids}`
const t = tables
const ofMatches = [
  rowsOf(sql`${t.match_officials}`, sql`match_id`),
  rowsOf(sql`${t.box_score_lines}`, sql`match_id`),
]
const prunings: {
  what: string
  kind: Kind
  /** Where a refused record leaves the kind as it is */
  files: RegExp[]
  belongings: ((ids: SQL) => SQL)[]
  /** Files that hold the kind only together */
  needs?: string[]
}[] = [
  { what: 'matches', kind: kinds.matches, files: [/matches\.json$/], belongings: ofMatches },
  {
    what: 'competitions',
    kind: kinds.competitions,
    files: [/^competition/],
    belongings: [rowsOf(sql`${t.competition_places}`, sql`competition_id`)],
  },
  {
    what: 'national teams',
    kind: kinds.teams,
    files: [/^national-teams/],
    belongings: [
      rowsOf(sql`${t.national_team_competition_urls}`, sql`national_team_id`),
      rowsOf(sql`${t.player_teams}`, sql`national_team_id`),
      rowsOf(sql`${t.staff}`, sql`national_team_id`),
    ],
  },
  {
    what: 'players',
    kind: kinds.players,
    files: [/players\.json$/],
    belongings: [rowsOf(sql`${t.box_score_lines}`, sql`player_id`)],
  },
  {
    what: 'news',
    kind: kinds.news,
    files: [/^news\.json$/],
    belongings: [
      rowsOf(sql`${t.news_in_categories}`, sql`news_id`),
      rowsOf(sql`${t.news_photos}`, sql`news_id`),
      rowsOf(sql`${t.news_related}`, sql`news_id`),
      rowsOf(sql`${t.news_related}`, sql`related_id`),
    ],
  },
  { what: 'news categories', kind: kinds.newsCategories, files: [/^categories\.json$/], belongings: [] },
  {
    what: 'pages',
    kind: kinds.pages,
    files: [/^pages\.json$/],
    belongings: [
      (ids: SQL) =>
        sql`DELETE FROM ${t.segment_settings} WHERE segment_id IN (SELECT id FROM ${t.segments} WHERE page_id IN ${ids})`,
      rowsOf(sql`${t.segments}`, sql`page_id`),
    ],
  },
  { what: 'menu', kind: kinds.menu, files: [/^menu\.json$/], belongings: [] },
  { what: 'ads', kind: kinds.ads, files: [/^ads\.json$/], belongings: [] },
  {
    what: 'officials',
    kind: kinds.officials,
    files: [/^(?:referees|commissioners)\.json$/],
    belongings: [],
    needs: ['referees.json', 'commissioners.json'],
  },
  {
    what: 'clubs',
    kind: kinds.clubs,
    files: [/^(?:clubs|members)\.json$/],
    needs: ['clubs.json'],
    belongings: [
      rowsOf(sql`${t.club_aliases}`, sql`club_id`),
      rowsOf(sql`${t.club_addresses}`, sql`club_id`),
    ],
  },
  { what: 'sport halls', kind: kinds.halls, files: [/^sport-halls\.json$/], belongings: [] },
  { what: 'seasons', kind: kinds.seasons, files: [/^seasons\.json$/], belongings: [] },
]
