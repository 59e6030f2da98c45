/** `yersey_number` is spelled as in the API; `height` in cm. */
export interface Measured {
  last_player_data: { yersey_number: number | string | null; height: number | null } | null
}

/** A year or a height with its unit; 0 means unknown. */
export const measureText = (value: number | null | undefined, unit = ''): string | null =>
  value && value > 0 ? `${value}${unit}` : null

/** The number as printed on the jersey: "00" stays "00"; null without one. */
export function jerseyNumber({ last_player_data }: Measured): string | null {
  const number = String(last_player_data?.yersey_number ?? '').trim()
  return number === '' ? null : number
}
