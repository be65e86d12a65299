import type { Actor, SnapshotFrom } from 'xstate'
import type { addToolMachine } from '../../../machines/sales/add-tool/machine.ts'
import type { AddToolPorts } from './ports.ts'

export type AddToolActor = Actor<typeof addToolMachine>

/** The props of every part of the flow. */
export interface PartProps {
  actor: AddToolActor
  snapshot: SnapshotFrom<typeof addToolMachine>
}

/** The props of the parts with photos and camera. */
export interface CaptureProps extends PartProps {
  ports: AddToolPorts
}
