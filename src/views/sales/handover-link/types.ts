import type { Actor } from 'xstate'
import type { handoverLinkMachine } from '../../../machines/sales/handover-link/machine.ts'

export type HandoverLinkActor = Actor<typeof handoverLinkMachine>
