import type { SnapshotFrom } from 'xstate'
import type { recoverySuccessMachine } from './machine.ts'

type Snapshot = SnapshotFrom<typeof recoverySuccessMachine>

export const phoneOf = ({ context }: Snapshot): string => context.phone ?? ''
export const resendOf = ({ context }: Snapshot) => context.resend
export const isWaiting = (snapshot: Snapshot): boolean => snapshot.matches({ shown: 'waiting' })
export const isSending = (snapshot: Snapshot): boolean => snapshot.matches({ shown: 'sending' })
export const isShown = (snapshot: Snapshot): boolean => snapshot.matches('shown')
