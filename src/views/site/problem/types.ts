import type { Actor, SnapshotFrom } from 'xstate'
import type { problemMachine } from '../../../machines/site/problem/machine.ts'

export type ProblemActor = Actor<typeof problemMachine>

export interface PartProps {
  actor: ProblemActor
  snapshot: SnapshotFrom<typeof problemMachine>
}
