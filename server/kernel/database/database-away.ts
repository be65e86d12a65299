/** The database is unreachable, the connection broke during a statement, or a statement timed out. */
export class DatabaseAway extends Error {
  /** Whether the unanswered statement may have been carried out; if not, it left nothing. */
  readonly mayBeDone: boolean

  constructor(cause: unknown, mayBeDone: boolean) {
    super('the database is away', { cause })
    this.name = 'DatabaseAway'
    this.mayBeDone = mayBeDone
  }
}

/** The DatabaseAway in an error or in its causes, or null: layers in between wrap the error. */
export const databaseAwayIn = (error: unknown): DatabaseAway | null => {
  if (error instanceof DatabaseAway) return error
  return error instanceof Error && error.cause !== undefined ? databaseAwayIn(error.cause) : null
}
