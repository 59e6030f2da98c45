export type HeadingTag = `h${1 | 2 | 3 | 4 | 5 | 6}`

/** The tag of a heading level; clamped to 1–6. */
export const headingTag = (level: number): HeadingTag =>
  `h${Math.min(Math.max(Math.trunc(level), 1), 6) || 6}` as HeadingTag
