import type { SnapshotFrom } from 'xstate'
import type { deskSessionMachine } from './machine.ts'
import type { Operator } from './types.ts'

type Snapshot = SnapshotFrom<typeof deskSessionMachine>

/** Whether a sign-in is needed before anything of the desk is shown. */
export const isAnonymous = (snapshot: Snapshot): boolean => snapshot.context.token === null || snapshot.matches('signingOut')
export const operatorOf = ({ context }: Snapshot): Operator | null => context.operator
/** Why the operator is not known, for a page that offers another try. */
export const problemOf = (snapshot: Snapshot): string | null => (snapshot.matches('failed') ? snapshot.context.problem : null)
