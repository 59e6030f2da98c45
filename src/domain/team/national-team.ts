/** Titles of a national team's page. */

/** The page of the members' own teams, whose title isn't prefixed with a team. */
const membersList = 'clani-in-clanice'

/**
 * `page` is the CMS page's url "{id}/{single}"; the title is "{ID in upper case} {title}", except for the members'
 * list.
 */
export function teamPageTitle(page: string, title: string): string {
  const [id = ''] = page.replace(/^\/+/, '').split('/')
  return id === membersList || id === '' ? title : `${id.toUpperCase()} ${title}`
}

/** For the description and `og:title`. */
export const teamPageDescription = (title: string): string => `Reprezentanca ${title}`

/** The heading of a team without a CMS page: its category's name. */
export const teamTitle = ({ category }: { category?: { name: string } | null }): string =>
  category?.name.trim() || 'Reprezentanca'

/** "2025/2026 - kvalifikacije"; a missing part is left out. */
export function teamHeaderLine(team: { season: { name: string }; description: string }): string {
  return [team.season.name, team.description].filter((part) => part.trim() !== '').join(' - ')
}
