/** The words over the matches against one opponent (spec 2.6). */

/** Our wins and losses against the opponent. */
export const recordTexts = ({
  win,
  lost,
}: {
  win: number
  lost: number
}): { wins: string; losses: string } => ({
  wins: `Zmage: ${win}`,
  losses: `Porazi: ${lost}`,
})
