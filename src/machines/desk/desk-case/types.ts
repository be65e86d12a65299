import type { ApiResult } from '../../../api/result.ts'
import type { PayloadOf } from '../../../api/types.ts'
import type { CaseKind, CaseVerdict } from '../../../domain/desk/cases.ts'
import type { Command, CommandContext, RepeatEvent } from '../../kit/command/types.ts'

export type CaseView = PayloadOf<'getDeskCase'>
type Taken = PayloadOf<'takeDeskCase'>
export type Colleague = PayloadOf<'listDeskOperators'>[number]

/** Row and take are asked for at once; the row is shown whoever has taken it. */
export interface OpenedCase {
  view: ApiResult<CaseView>
  taken: ApiResult<Taken>
  /** When the answers came, epoch milliseconds. */
  at: number
}

/** A decision, or the hand-over to a colleague. */
export type CaseCommand = Command & ({ deed: 'decide' } | { deed: 'handOver'; operator: Colleague })

/** What a command is sent with; all of it stands still while the command is under way. */
export interface CaseRequest {
  kind: CaseKind
  id: string
  command: CaseCommand
  verdict: CaseVerdict
  version: number
  /** Empty without one. */
  reason: string
  model: string
}

export interface CaseInput {
  kind: CaseKind
  id: string
  /** The key of the first take. */
  key: string
  now: number
}

/** The answer to a decision says when it will be carried out. */
type Answered = { due: string } | null

export interface CaseContext extends CommandContext<CaseCommand, Answered> {
  kind: CaseKind
  id: string
  key: string
  now: number
  view: CaseView | null
  /** When the take ends, epoch milliseconds. */
  until: number
  verdict: CaseVerdict | null
  /** The place of the chosen sentence; null for own words. */
  picked: number | null
  words: string
  /** Whether the reason was found wanting once: from then on it is said what is wrong with it. */
  isReasonShown: boolean
  model: string
  colleagues: Colleague[]
  /** What the screen has to say: why a row is closed, why a command was refused. */
  problem: string | null
}

export type CaseEvent =
  | { type: 'retry'; key: string }
  /** The page was away, and has let the row go: it is taken again, and what was typed stays. */
  | { type: 'released'; key: string }
  /** Takes the row, or takes it again. */
  | { type: 'take'; key: string }
  | { type: 'verdict'; verdict: CaseVerdict; key: string }
  | { type: 'model.change'; text: string }
  | { type: 'reason.pick'; at: number | null }
  | { type: 'reason.change'; words: string }
  | { type: 'reason.confirm'; key: string }
  | { type: 'back' }
  | { type: 'hand.open' }
  | { type: 'hand.choose'; operator: Colleague; key: string }
  | { type: 'check'; key: string }
  | RepeatEvent
