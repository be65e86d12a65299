import { openPostgres } from '../../../../server/kernel/database/open-postgres.ts'
import type { OpenDatabase } from '../../../../server/kernel/database/types.ts'

const START = 30_000

/** PostgreSQL for the tests' own statements, without timeouts. */
export const openUnlimited = (url: string, poolSize: number): OpenDatabase =>
  openPostgres(url, { poolSize, connectWithin: START, answerWithin: null, report: () => undefined })
