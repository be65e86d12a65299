import { sql } from 'drizzle-orm'
import type { SQL, SQLWrapper } from 'drizzle-orm'

/**
 * Whether a column has one of these values: passed as one array, so that the statement's text does not depend on their number.
 */
export const isAnyOf = (column: SQLWrapper, values: readonly string[]): SQL => sql`${column} = any(${sql.param([...values])})`
