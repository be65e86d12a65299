import type { ApiResult } from '../../api/result.ts'
import type { Receipt } from '../../domain/receipt.ts'
import type { Mode } from '../../domain/roles.ts'
import type { Form } from '../kit/form.ts'
import type { Stamp } from '../kit/stamp.ts'
import type { ToolValues } from './form.ts'

/** The two sub-screens of /tool (AT03). */
export type ToolScreen = 'main' | 'result'

/** Which call a command is. */
export type CommandKind = 'sale' | 'purchase' | 'manual'

/** Where the device was; both empty when it did not say (A56 of docs/decisions.md). */
export interface Position {
  /** «latitude,longitude» */
  coordinates: string
  /** Accuracy in metres. */
  gps: string
}

/**
 * A command from the moment it is committed until its answer is known. It holds all that a repeat needs to be the
 * same request to the letter: under one key the server refuses another body.
 */
export interface Command {
  kind: CommandKind
  /** Idempotency key. */
  key: string
  /** Epoch milliseconds at which the person committed it. */
  at: number
  position: Position
  /** It has been sent before, so even «not sent this time» leaves its result open. */
  isRepeat: boolean
}

export interface Registered {
  id: string
  saleStatus: string
}

export interface AddToolContext {
  mode: Mode
  /** Mobile layout: instructions and form are two steps (AT05). */
  isCompact: boolean
  screen: ToolScreen
  form: Form<ToolValues>
  command: Command | null
  answer: ApiResult<Registered> | null
  /** What the result screen says. */
  message: string
}

/** What survives a reload: the typed values and the command that was under way (B08 of docs/decisions.md). */
export interface AddToolDraft {
  values: ToolValues
  command: Command | null
}

export interface AddToolInput {
  mode: Mode
  isCompact: boolean
  screen: ToolScreen
  draft: AddToolDraft | null
}

/** What the three calls need. */
export interface RegisterInput {
  serial: string
  receipt: Receipt
  command: Command
}

export type AddToolEvent =
  | { type: 'start' }
  | { type: 'back' }
  | { type: 'form.change'; patch: Partial<ToolValues> }
  | ({ type: 'form.blur'; field: keyof ToolValues } & Stamp)
  | ({ type: 'submit' } & Stamp)
  | ({ type: 'confirm' } & Stamp)
  | { type: 'cancel' }
  | { type: 'repeat' }
  | { type: 'again' }
  | { type: 'list.open' }
  | { type: 'layout.changed'; isCompact: boolean }
  | { type: 'url.changed'; screen: ToolScreen }
