import type { SnapshotFrom } from 'xstate'
import type { deskSessionMachine } from './machine.ts'
import type { Operator } from './types.ts'

type Snapshot = SnapshotFrom<typeof deskSessionMachine>

/** Whether a sign-in is needed before anything of the desk is shown. */
export const isAnonymous = (snapshot: Snapshot): boolean => snapshot.context.token === null || snapshot.matches('signingOut')
export const operatorOf = ({ context }: Snapshot): Operator | null => context.operator
