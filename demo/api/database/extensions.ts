/** PostgreSQL extensions of the embedded database: every client must load them. */
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'

export const extensions = { pg_trgm }
