import type { SnapshotFrom } from 'xstate'
import type { ReportStep } from '../../../domain/support/report-step.ts'
import type { problemMachine } from './machine.ts'

type Snapshot = SnapshotFrom<typeof problemMachine>

export const isBusy = (snapshot: Snapshot): boolean => snapshot.matches('packing') || snapshot.matches('sending')
/** The form is visible: open, or disabled while the report is on its way. */
export const showsForm = (snapshot: Snapshot): boolean => snapshot.matches('form') || isBusy(snapshot)
export const stepsOf = ({ context }: Snapshot): readonly ReportStep[] => context.recorded?.steps ?? []
/** How many steps the person lets go. */
export const sentStepsOf = (snapshot: Snapshot): number =>
  stepsOf(snapshot).filter(({ line }) => !snapshot.context.struck.includes(line)).length
