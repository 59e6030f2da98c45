/** The words over a national team's page: document and header. */

/** The page of the members' own teams, whose title needs no name of a selection before it. */
const membersList = 'clani-in-clanice'

/** `page` is the CMS page's url "{id}/{single}"; "{ID in upper case} {title}" but for the members' list. */
export function teamPageTitle(of: { productName: string; page: string; title: string }): string {
  const [id = ''] = of.page.replace(/^\/+/, '').split('/')
  const title = id === membersList || id === '' ? of.title : `${id.toUpperCase()} ${of.title}`
  return `${of.productName} - ${title}`
}

/** The description and `og:title`. */
export const teamPageDescription = (title: string): string => `Reprezentanca ${title}`

/** The heading of a team that stands without a CMS page: its category's name. */
export const teamTitle = ({ category }: { category?: { name: string } | null }): string =>
  category?.name.trim() || 'Reprezentanca'

/** "2025/2026 - kvalifikacije": the season alone where the team has no description, and the other way round. */
export function teamHeaderLine(team: { season: { name: string }; description: string }): string {
  return [team.season.name, team.description].filter((part) => part.trim() !== '').join(' - ')
}
