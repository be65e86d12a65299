/** The part of an error that may be logged. */
export interface ErrorDescription {
  name: string
  code: string | undefined
  constraint: string | undefined
  message: string
  stack: string | undefined
}

const SQLSTATE = /^[0-9A-Z]{5}$/

const rootOf = (error: unknown): unknown => (error instanceof Error && error.cause instanceof Error ? rootOf(error.cause) : error)

/**
 * Describes a failure without personal data: the database layer puts query values into its messages, so of a failed query only
 * the code, the constraint and the places in our code are kept.
 */
export const describeError = (error: unknown): ErrorDescription => {
  const root = rootOf(error)
  if (!(root instanceof Error))
    return { name: typeof root, code: undefined, constraint: undefined, message: 'not an error', stack: undefined }
  const { code, constraint } = root as { code?: string; constraint?: string }
  const fromDatabase = root !== error || SQLSTATE.test(code ?? '')
  const frames = root.stack?.split('\n').filter((line) => line.startsWith('    at '))
  return {
    name: root.name,
    code,
    constraint,
    message: fromDatabase ? 'database error' : root.message,
    stack: frames?.join('\n'),
  }
}
