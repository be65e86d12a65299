/** Every table of the server. Triggers, collation and foreign keys that Drizzle cannot say are in migrations/0001. */
export * from './schema/auth.ts'
export * from './schema/codes.ts'
export * from './schema/ledger.ts'
export * from './schema/limits.ts'
export * from './schema/sales.ts'
export * from './schema/system.ts'
export * from './schema/tools.ts'
export * from './schema/users.ts'
