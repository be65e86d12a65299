import type { Actor } from 'xstate'
import type { leavePointMachine } from '../../../machines/profile/leave-point/machine.ts'

export type LeavePointActor = Actor<typeof leavePointMachine>
