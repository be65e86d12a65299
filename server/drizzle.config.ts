import { defineConfig } from 'drizzle-kit'

/** `drizzle-kit generate --config server/drizzle.config.ts --name <change>` writes the next migration. */
export default defineConfig({
  dialect: 'postgresql',
  schema: './server/db/schema.ts',
  out: './server/db/migrations',
  casing: 'snake_case',
})
