/** The database cannot be reached, has broken off in the middle of something, or has taken too long. */
export class DatabaseAway extends Error {
  /** Whether what got no answer may have been carried out; otherwise nothing of it is there. */
  readonly mayBeDone: boolean

  constructor(cause: unknown, mayBeDone: boolean) {
    super('the database is away', { cause })
    this.name = 'DatabaseAway'
    this.mayBeDone = mayBeDone
  }
}

/** The absence of the database in an error or in what has caused it, or null: the layers between put their own around it. */
export const databaseAwayIn = (error: unknown): DatabaseAway | null => {
  if (error instanceof DatabaseAway) return error
  return error instanceof Error && error.cause !== undefined ? databaseAwayIn(error.cause) : null
}
