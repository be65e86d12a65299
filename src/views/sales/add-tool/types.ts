import type { Actor, SnapshotFrom } from 'xstate'
import type { addToolMachine } from '../../../machines/sales/add-tool/machine.ts'
import type { AddToolPorts } from './ports.ts'

export type AddToolActor = Actor<typeof addToolMachine>

/** What every part of the flow is given. */
export interface PartProps {
  actor: AddToolActor
  snapshot: SnapshotFrom<typeof addToolMachine>
}

/** What the parts with photos and camera are given. */
export interface CaptureProps extends PartProps {
  ports: AddToolPorts
}
