/**
 * The tables: one schema for PGlite and PostgreSQL. Column names are their SQL names.
 * Names are never sorted here: PGlite has no Slovenian collation, the server sorts by Intl.Collator('sl').
 */
export * from './schema/federation'
export * from './schema/matches'
export * from './schema/national-teams'
export * from './schema/news'
export * from './schema/pages'
export * from './schema/search'
export * from './schema/seeded'
