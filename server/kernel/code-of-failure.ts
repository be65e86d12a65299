/** The system's name of a failure, `CERT_HAS_EXPIRED`; fetch wraps it, and wraps several addresses of one name once more. */
export const codeOfFailure = (error: unknown): string | undefined => {
  if (!(error instanceof Error)) return undefined
  if ('code' in error && typeof error.code === 'string') return error.code
  return codeOfFailure(error instanceof AggregateError ? error.errors[0] : error.cause)
}

/** What became of a call that should have ended in JSON, for log and doctor; the error's own text may quote what was sent. */
export const causeOfFailure = (error: unknown): string =>
  error instanceof SyntaxError ? 'not json' : (codeOfFailure(error) ?? 'silent')
