/** Inserts server-rendered markup into the shell's page. */

/** The empty element with this id. */
const emptyPart = (id: string): RegExp => new RegExp(`(<\\w+[^>]* id="${id}"[^>]*>)(</)`)

/** @param parts by the ids of the elements that they go into */
export const fillPage = (shell: string, parts: Readonly<Record<string, string>>): string =>
  Object.entries(parts).reduce(
    (html, [id, content]) =>
      html.replace(emptyPart(id), (_, start: string, end: string) => start + content + end),
    shell,
  )
