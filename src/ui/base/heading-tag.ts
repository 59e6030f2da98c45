const tags = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'] as const
export type HeadingTag = (typeof tags)[number]

/** The tag of a heading level; clamped to 1–6. */
export function headingTag(level: number): HeadingTag {
  return tags[Math.min(Math.max(Math.trunc(level), 1), 6) - 1] ?? 'h6'
}
