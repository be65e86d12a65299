/** Why a camera does not open, from the browsers' error names. */
import type { CameraProblem } from '../domain/sales/qr-scan.ts'

const NAMES = new Map<string, CameraProblem>([
  ['NotAllowedError', 'denied'],
  ['SecurityError', 'denied'],
  ['NotFoundError', 'missing'],
  ['OverconstrainedError', 'missing'],
  ['NotReadableError', 'busy'],
  ['AbortError', 'busy'],
])

/** @throws any other error: a bug must not be reported as a camera problem */
export const problemOf = (error: unknown): CameraProblem => {
  const problem = error instanceof Error ? NAMES.get(error.name) : undefined
  if (!problem) throw error
  return problem
}
