import { defineConfig } from 'drizzle-kit'

/** `drizzle-kit generate --config server/kernel/database/drizzle.config.ts --name <change>` writes the next migration. */
export default defineConfig({
  dialect: 'postgresql',
  schema: './server/kernel/database/schema.ts',
  out: './server/kernel/database/migrations',
  casing: 'snake_case',
})
