/** What the embedded database has beside PostgreSQL itself: every client must bring it along. */
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'

export const extensions = { pg_trgm }
