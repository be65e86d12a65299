import type { Actor } from 'xstate'
import type { certificateMachine } from '../../../machines/sales/certificate/machine.ts'

export type CertificateActor = Actor<typeof certificateMachine>
