/** matches.csv: a table with the heads of the one that the API hands out, as records like those of matches.json. */
import { csvRows } from '../../api/tables/csv'
import { type MatchHead, stateTexts } from '../../api/tables/match-table'
import { NotRead } from './records'

type Cells = Partial<Record<MatchHead, string>>

/** "12. 11. 2026" as "2026-11-12"; anything else as it is, which is refused later. */
function isoDay(text: string): string {
  const [, day = '', month = '', year = ''] = /^(\d{1,2})\.\s*(\d{1,2})\.\s*(\d{4})\.?$/.exec(text) ?? []
  return year ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : text
}

/** "9:00" as "09:00:00" */
function isoHour(text: string): string {
  const [hour = '', minute = '', second = '00'] = text.split(/[:.]/)
  return [hour.padStart(2, '0'), minute, second].join(':')
}

/** What a clock of the zone is ahead of UTC, "+01:00". @throws NotRead */
function offsetOf(wallTime: string, timeZone: string): string {
  const instant = Date.parse(`${wallTime.replace(' ', 'T')}Z`)
  if (Number.isNaN(instant)) return ''
  try {
    const zone = new Intl.DateTimeFormat('en-GB', { timeZone, timeZoneName: 'longOffset' })
    // Twice: near a change of clocks the first guess may be an hour off.
    const guess = zone.format(instant).split('GMT')[1] || '+00:00'
    const near = Date.parse(`${wallTime.replace(' ', 'T')}${guess}`)
    return zone.format(near).split('GMT')[1] || '+00:00'
  } catch {
    throw new NotRead(`matches.csv: there is no time zone ${timeZone}`)
  }
}

/** Wall times there and in UTC; both at midnight where the hour is unknown. */
function timesOf({ Datum = '', Ura = '', 'Časovni pas': zone }: Cells) {
  if (Datum === '') return { dateTime: null, dateTimeUtc: null }
  const day = isoDay(Datum)
  if (Ura === '') return { dateTime: `${day} 00:00:00`, dateTimeUtc: `${day} 00:00:00` }
  const dateTime = `${day} ${isoHour(Ura)}`
  const offset = offsetOf(dateTime, zone || 'Europe/Ljubljana')
  const instant = new Date(`${dateTime.replace(' ', 'T')}${offset}`)
  const dateTimeUtc = Number.isNaN(instant.getTime())
    ? dateTime
    : instant.toISOString().slice(0, 19).replace('T', ' ')
  return { dateTime, dateTimeUtc }
}

/** Digits as a number; anything else as it is, which is refused later. */
const numberIn = (text: string): number | string => (/^\d+$/.test(text) ? Number(text) : text)
const scoreIn = (text = ''): number | string => (text === '' ? 0 : numberIn(text))
/** The import finds officials by the whole name. */
const person = (lastName: string) => ({ firstName: '', lastName })
const listIn = (text: string, separator: RegExp) => text.split(separator).filter(Boolean)
const stateIn = (text: string) => Object.entries(stateTexts).find(([, word]) => word === text)?.[0] ?? text

const periodIn = (text: string) => {
  const [first = '', second = ''] = text.split(':')
  return { first: numberIn(first.trim()), second: numberIn(second.trim()) }
}

/** Columns that are read together */
type JointHead = 'Datum' | 'Ura' | 'Točke domačih' | 'Točke gostov' | 'Prej dne' | 'Prej ob'

/** The fields of the other columns, of which an empty one is a field that is missing. */
const fields: Readonly<Record<Exclude<MatchHead, JointHead>, (text: string) => Record<string, unknown>>> = {
  Id: (text) => ({ id: text }),
  Tekmovanje: (competition) => ({ competition }),
  'Id tekmovanja': (competitionId) => ({ competitionId }),
  Del: (phase) => ({ phase }),
  Krog: (text) => ({ round: numberIn(text) }),
  'Časovni pas': (time_zone) => ({ time_zone }),
  Domači: (firstTeamName) => ({ firstTeamName }),
  Gostje: (secondTeamName) => ({ secondTeamName }),
  Deli: (text) => ({ periods: listIn(text, /\s*·\s*/).map(periodIn) }),
  Stanje: (text) => ({ status: stateIn(text) }),
  Kraj: (location) => ({ location }),
  Sodniki: (text) => ({ referees: listIn(text, /\s*,\s*/).map(person) }),
  Komisar: (text) => ({ commissioner: person(text) }),
  Vstopnice: (ticket_url) => ({ ticket_url }),
  Prenos: (live_stream_url) => ({ live_stream_url }),
  Statistika: (stats_url) => ({ stats_url }),
  'Koda domačih': (firstTeamCode) => ({ firstTeamCode }),
  'Koda gostov': (secondTeamCode) => ({ secondTeamCode }),
  'Id domačih': (firstTeamId) => ({ firstTeamId }),
  'Id gostov': (secondTeamId) => ({ secondTeamId }),
}

function recordOf(cells: Cells): Record<string, unknown> {
  const { 'Prej dne': day, 'Prej ob': hour } = cells
  const given = Object.entries(fields).map(([head, read]) => {
    const text = cells[head as MatchHead]
    return text ? read(text) : {}
  })
  return {
    ...Object.assign({}, ...given),
    ...timesOf(cells),
    firstTeamScore: scoreIn(cells['Točke domačih']),
    secondTeamScore: scoreIn(cells['Točke gostov']),
    ...(day && { previousDateTime: `${isoDay(day)} ${isoHour(hour || '0:00')}` }),
  }
}

/**
 * Records of club matches. A row whose column "Id tekmovanja" is there and empty is a national team's match, which its
 * team's own file holds. @throws NotRead for a text that is no such table
 */
export function matchesInCsv(text: string): Record<string, unknown>[] {
  try {
    const [heads = [], ...rows] = csvRows(text)
    if (!heads.includes('Domači')) throw new Error('the first line has no head "Domači"')
    return rows
      .map((row): Cells => Object.fromEntries(heads.map((head, index) => [head, row[index] ?? ''])))
      .filter((cells) => cells['Id tekmovanja'] !== '')
      .map(recordOf)
  } catch (error) {
    throw error instanceof NotRead
      ? error
      : new NotRead(`matches.csv is no table: ${(error as Error).message}`)
  }
}
