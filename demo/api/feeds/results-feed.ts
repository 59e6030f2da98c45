/** The newest final scores, of all clubs or of some, as an Atom feed (RFC 4287), newest first. */
import { ClubList } from '../../../src/contract/federation'
import { type Match, MatchPage } from '../../../src/contract/matches'
import { isFinal } from '../../../src/domain/match/match'
import { parseIds } from '../../../src/domain/news/news-search'
import { dateOf, formatDotDate } from '../../../src/domain/time/date'
import { federation, productName } from '../../site/pages/page-about'
import type { ReadOwnApi } from '../../site/rendering/own-api'
import { matchesAddress } from '../http/site-address'
import { atomLink, declaration, element } from './xml'

const longest = 30
const perPage = 50

/** `updated` of an empty feed; Atom requires one. */
const beginning = '1970-01-01T00:00:00Z'

const instantOf = ({ dateTimeUtc }: Match): string => `${dateTimeUtc.replace(' ', 'T')}Z`

/** @param now a UTC wall time */
async function readResults(read: ReadOwnApi, clubs: string, now: string): Promise<Match[]> {
  const filters = new URLSearchParams({
    ...(clubs && { club: clubs }),
    ...{ to: dateOf(now), order: 'time', perPage: String(perPage) },
  })
  const page = (number: number) => read(`/matches?${filters}&page=${number}`, MatchPage)
  const first = await page(1)
  const last = Math.ceil((first?.total ?? 0) / perPage)
  const others = [last - 1, last].filter((number) => number > 1).map(page)
  const found = [first, ...(await Promise.all(others))].flatMap((each) => each?.matches ?? [])
  return found
    .filter((match) => isFinal(match, now))
    .sort((one, other) => (one.dateTimeUtc < other.dateTimeUtc ? 1 : -1))
    .slice(0, longest)
}

function entry(match: Match, origin: string): string {
  const day = formatDotDate(dateOf(match.dateTime))
  const page = matchesAddress(origin, match.dateTime, { tekmovanje: match.competitionId })
  const instant = instantOf(match)
  const score = `${match.firstTeamScore} : ${match.secondTeamScore}`
  return [
    '<entry>',
    element('id', `${origin}/izidi.xml#tekma-${match.id}`),
    element('title', `${match.firstTeamName} – ${match.secondTeamName} ${score}`),
    atomLink('alternate', 'text/html', page),
    element('published', instant),
    element('updated', instant),
    element('summary', [match.competition, day, match.location].filter(Boolean).join(', ')),
    '</entry>',
  ].join('')
}

/** @param asked ids of clubs, comma-separated; a club that there is not counts as not given */
export async function resultsFeed(
  read: ReadOwnApi,
  asked: string,
  origin: string,
  now: string,
): Promise<string> {
  const ids = parseIds(asked) ?? []
  const all = ids.length > 0 ? ((await read('/clubs', ClubList)) ?? []) : []
  const chosen = all.filter(({ id }) => ids.includes(id))
  const clubs = chosen.map(({ id }) => id).join(',')
  const results = await readResults(read, clubs, now)
  const search = clubs && `?klub=${clubs}`
  const names = chosen.map(({ shortName }) => shortName).join(', ')
  const [newest] = results
  return [
    declaration,
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="sl">',
    element('id', `${origin}/izidi.xml${search}`),
    element('title', [`${productName} - Izidi`, names].filter(Boolean).join(': ')),
    atomLink('self', 'application/atom+xml', `${origin}/izidi.xml${search}`),
    atomLink('alternate', 'text/html', `${origin}/tekme${search}`),
    element('updated', newest ? instantOf(newest) : beginning),
    `<author>${element('name', federation)}</author>`,
    ...results.map((match) => entry(match, origin)),
    '</feed>',
  ].join('\n')
}
