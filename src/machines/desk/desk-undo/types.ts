import type { CaseKind, CaseVerdict } from '../../../domain/desk/cases.ts'
import type { Command, CommandContext, RepeatEvent } from '../../kit/command/types.ts'

/** The decision that can still be taken back. */
export interface LastDecision {
  kind: CaseKind
  id: string
  title: string
  verdict: CaseVerdict
  /** When the server carries it out, epoch milliseconds. */
  due: number
}

/** Takes the last decision back. */
export type UndoCommand = Command & Pick<LastDecision, 'kind' | 'id'>

export interface UndoContext extends CommandContext<UndoCommand> {
  last: LastDecision | null
  /** When it was decided: what is left of its ten seconds is counted from here. */
  now: number
}

export type UndoEvent =
  /** The row beside the list was decided. */
  | { type: 'decided'; decision: LastDecision; now: number }
  /** Nobody works here any more. */
  | { type: 'leave' }
  | { type: 'undo'; key: string }
  | { type: 'close' }
  | RepeatEvent
