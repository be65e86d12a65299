import type { Actor } from 'xstate'
import type { devicesMachine } from '../../../machines/account/devices/machine.ts'

export type DevicesActor = Actor<typeof devicesMachine>
