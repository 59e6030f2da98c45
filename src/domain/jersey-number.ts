/** `yersey_number` is the contract's own spelling. */
export interface Numbered {
  last_player_data: { yersey_number: number | string | null } | null
}

/** The number as it is worn: "00" stays "00"; null for none. */
export function jerseyNumber({ last_player_data }: Numbered): string | null {
  const number = String(last_player_data?.yersey_number ?? '').trim()
  return number === '' ? null : number
}
