import type { ApiResult } from '../../../api/result.ts'
import type { PayloadOf } from '../../../api/types.ts'
import type { Direction } from '../../../domain/desk/correction.ts'
import type { ReasonContext, ReasonEvent } from '../../fragments/reason/types.ts'
import type { Command, CommandContext, RepeatEvent } from '../../kit/command/types.ts'
import type { Form } from '../../kit/form/form.ts'

type Corrected = PayloadOf<'correctDeskPersonPoints'>
export type CorrectionAnswer = ApiResult<Corrected>

export interface CorrectionValues {
  direction: Direction
  /** Points as typed, without a sign. */
  points: string
}

/** What the person has, as it stood when the form was opened. */
export interface Standing {
  /** Free points. */
  free: number
  /** Points corrected within 24 hours, without their signs. */
  today: number
}

/** What a command is sent with; all of it stands still while the command is under way. */
export interface CorrectionRequest {
  id: string
  command: Command
  /** With a sign. */
  points: number
  reason: string
}

export interface CorrectionContext extends CommandContext<Command, Corrected>, ReasonContext {
  id: string
  standing: Standing
  form: Form<CorrectionValues>
  /** What has become of it: entered, or waiting for a second operator. */
  outcome: Corrected['state'] | null
  problem: string | null
}

/** The person is another one now. */
export type CorrectionNews = { type: 'changed' }

export type CorrectionEvent =
  | { type: 'open'; standing: Standing }
  | { type: 'form.change'; patch: Partial<CorrectionValues> }
  | { type: 'form.blur'; field: keyof CorrectionValues }
  | { type: 'submit'; key: string }
  | { type: 'close' }
  | { type: 'check' }
  | ReasonEvent
  | RepeatEvent
