import { page } from 'vitest/browser'

type Role = Parameters<typeof page.getByRole>[0]

export const textsOf = (role: Role): (string | null)[] =>
  page
    .getByRole(role)
    .elements()
    .map(({ textContent }) => textContent)
