import type { Actor } from 'xstate'
import type { reserveMachine } from '../../../machines/sales/reserve/machine.ts'

export type ReserveActor = Actor<typeof reserveMachine>
