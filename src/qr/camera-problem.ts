/** Why a camera does not open, from the names that browsers give. */
import type { CameraProblem } from '../domain/qr-scan.ts'

const NAMES = new Map<string, CameraProblem>([
  ['NotAllowedError', 'denied'],
  ['SecurityError', 'denied'],
  ['NotFoundError', 'missing'],
  ['OverconstrainedError', 'missing'],
  ['NotReadableError', 'busy'],
  ['AbortError', 'busy'],
])

/** @throws what is no refusal of a camera: a bug is not to be shown as one */
export const problemOf = (error: unknown): CameraProblem => {
  const problem = error instanceof Error ? NAMES.get(error.name) : undefined
  if (!problem) throw error
  return problem
}
