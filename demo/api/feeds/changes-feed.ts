/** Changes of matches as an Atom feed (RFC 4287). */
import { type Change, type ChangeKind, ChangePage } from '../../../src/contract/matches'
import { isTimed, type MatchTimes } from '../../../src/domain/match/match'
import { dateOf } from '../../../src/domain/time/date'
import { federation, productName } from '../../site/pages/page-about'
import type { ReadOwnApi } from '../../site/rendering/own-api'
import { Problem } from '../http/problem'
import { matchesAddress } from '../http/site-address'
import { atomLink, declaration, element, escapeXml } from './xml'

const words: Record<ChangeKind, string> = {
  ADDED: 'Nova tekma',
  MOVED: 'Nov termin',
  POSTPONED: 'Prestavljena',
  CANCELLED: 'Odpovedana',
  PLAYED: 'Odigrana',
  CORRECTED: 'Popravek',
}

/** "28. 11. 2026 ob 18.00"; the day alone where the hour is unknown. */
function timeText(times: MatchTimes): string {
  const [year, month, day] = dateOf(times.dateTime).split('-').map(Number)
  const hour = isTimed(times) ? ` ob ${times.dateTime.slice(11, 16).replace(':', '.')}` : ''
  return `${day}. ${month}. ${year}${hour}`
}

/** Every told field as it is now, with what it was before in brackets. */
function summaryOf({ match, before }: Change): string {
  const was = Object.assign({}, match, before)
  const isDecided = match.firstTeamScore !== 0 || match.secondTeamScore !== 0
  const score = ({ firstTeamScore, secondTeamScore }: typeof was) => `${firstTeamScore} : ${secondTeamScore}`
  const lines: [now: string, before: string, isTold: boolean][] = [
    [timeText(match), timeText(was), true],
    [match.location ?? '', was.location ?? '', match.location !== null],
    [score(match), score(was), isDecided],
  ]
  return lines
    .filter(([, , isTold]) => isTold)
    .map(([now, then]) => (then && then !== now && then !== '0 : 0' ? `${now} (prej ${then})` : now))
    .join(', ')
}

function entry(change: Change, self: string, origin: string): string {
  const { id, at, kind, match } = change
  const page = matchesAddress(origin, match.dateTime, { tekmovanje: match.competitionId })
  return [
    '<entry>',
    element('id', `${self}#${id}`),
    element('title', `${words[kind]}: ${match.firstTeamName} – ${match.secondTeamName}`),
    atomLink('alternate', 'text/html', page),
    element('updated', at),
    `<category term="${kind}" label="${escapeXml(words[kind])}"/>`,
    element('summary', [match.competition, summaryOf(change)].filter(Boolean).join(', ')),
    '</entry>',
  ].join('')
}

/** Those of the API's request. */
export const changesFilters = ['since', 'club', 'competition', 'page']

/** `updated` of an empty feed; Atom requires one. */
const beginning = '1970-01-01T00:00:00Z'

/** @param search its filters as in its address: "?club=2", or nothing */
export async function changesFeed(read: ReadOwnApi, origin: string, search: string): Promise<string> {
  const page = await read(`/changes${search}`, ChangePage)
  if (!page) throw new Problem(404, 'There are no such changes.')
  const { changes } = page
  const self = `${origin}/spremembe.xml`
  return [
    declaration,
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="sl">',
    element('id', self + search),
    element('title', `${productName} - Spremembe tekem`),
    atomLink('self', 'application/atom+xml', self + search),
    atomLink('alternate', 'text/html', `${origin}/tekme`),
    element('updated', changes[0]?.at ?? beginning),
    `<author>${element('name', federation)}</author>`,
    ...changes.map((change) => entry(change, self, origin)),
    '</feed>',
  ].join('\n')
}
