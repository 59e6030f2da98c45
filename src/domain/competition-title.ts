/** The title of a competition's page: its tab, if the URL names one, and its season. */

const parts: Readonly<Record<string, string>> = {
  tekme: 'tekme',
  lestvica: 'lestvica',
  statistika: 'statistika',
  klubi: 'klubi',
  novice: 'novice',
}

/** "1. SKL, lestvica, 2025/2026"; `query` is the page's, with or without "?". */
export function competitionTitle(
  { name, season }: { name: string; season: { name: string } },
  query: string,
): string {
  const hash = new URLSearchParams(query).get('tab') ?? ''
  const part = Object.hasOwn(parts, hash) ? parts[hash] : null
  return [name, part, season.name.trim()].filter(Boolean).join(', ')
}
