/** The texts by which an option of a select is found. */

/** A club: by its short and its full name. */
export const clubTexts = (club: { shortName: string; fullName: string }): string[] => [
  club.shortName,
  club.fullName,
]

/** A national team's competition. */
export const teamCompetitionTexts = (competition: {
  name: string
  season: { name: string }
  description: string | null
}): string[] => [competition.name, competition.season.name, competition.description ?? '']
