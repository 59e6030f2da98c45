import { defineConfig } from 'drizzle-kit'

/** For `npm run migration -- name`. */
export default defineConfig({
  dialect: 'postgresql',
  schema: './demo/api/database/schema.ts',
  out: './demo/api/database/migrations',
})
