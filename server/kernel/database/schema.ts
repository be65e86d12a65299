/** Every table of the server. Migration 0001 holds triggers, the collation and foreign keys that Drizzle cannot express. */
export * from './schema/auth.ts'
export * from './schema/codes.ts'
export * from './schema/ledger.ts'
export * from './schema/limits.ts'
export * from './schema/sales.ts'
export * from './schema/system.ts'
export * from './schema/tools.ts'
export * from './schema/users.ts'
