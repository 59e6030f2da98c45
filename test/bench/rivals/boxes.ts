/** What both rivals show of a match, as little as our match box says at least. */
export interface Row {
  id: number
  firstTeamName: string
  firstTeamScore: number
  secondTeamName: string
  secondTeamScore: number
  dateTime: string
  location: string | null
  competition: string | null
}

export const look = `
  .match { display: grid; grid-template-columns: 1fr auto 1fr; gap: 8px; padding: 16px; border: 1px solid #dde3e8; border-radius: 10px; margin-block: 8px; font: 16px/1.4 system-ui, sans-serif }
  .match p { margin: 0; grid-column: 1 / -1; color: #526270 }
  .match b:last-of-type { text-align: end }
`

/** "30. 4. 2025 18:00" */
export function dayOf(dateTime: string): string {
  const [, year, month, day, time] = /^(\d+)-(\d+)-(\d+) (\d+:\d+)/.exec(dateTime) ?? []
  return `${Number(day)}. ${Number(month)}. ${year} ${time}`
}

export const questionOf = (element: HTMLElement): string =>
  `${element.getAttribute('api')}/matches?page=1&perPage=${element.getAttribute('per-page')}&season=${element.getAttribute('season') ?? ''}`
