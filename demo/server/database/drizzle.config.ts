import { defineConfig } from 'drizzle-kit'

/** For `npm run migration -- name`. */
export default defineConfig({
  dialect: 'postgresql',
  schema: './demo/server/database/schema.ts',
  out: './demo/server/database/migrations',
})
