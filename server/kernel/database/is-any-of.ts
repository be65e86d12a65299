import { sql } from 'drizzle-orm'
import type { SQL, SQLWrapper } from 'drizzle-orm'

/** Whether a column has one of these values: one array, so that the statement reads alike however many there are. */
export const isAnyOf = (column: SQLWrapper, values: readonly string[]): SQL => sql`${column} = any(${sql.param([...values])})`
