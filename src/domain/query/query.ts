/** Changes a query. */

type Entries = Readonly<Record<string, string | number | null | undefined>>

/** The query, without "?", with the changes applied: null and empty values remove a key. Unknown keys keep their position. */
export function changedQuery(query: string, changes: Entries): string {
  const parameters = new URLSearchParams(query)
  for (const [key, value] of Object.entries(changes)) {
    if (value === null || value === undefined || value === '') parameters.delete(key)
    else parameters.set(key, String(value))
  }
  return parameters.toString()
}
