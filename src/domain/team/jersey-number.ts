/** `yersey_number` is spelled as in the API. */
export interface Numbered {
  last_player_data: { yersey_number: number | string | null } | null
}

/** The number as printed on the jersey: "00" stays "00"; null without one. */
export function jerseyNumber({ last_player_data }: Numbered): string | null {
  const number = String(last_player_data?.yersey_number ?? '').trim()
  return number === '' ? null : number
}
