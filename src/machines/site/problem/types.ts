import type { PlacePath } from '../../../domain/portal/places.ts'
import type { ReportStep } from '../../../domain/support/report-step.ts'
import type { Command, CommandContext, RepeatEvent } from '../../kit/command/types.ts'
import type { Form } from '../../kit/form/form.ts'

export interface ProblemForm {
  /** What happened, in the person's words; may be empty. */
  note: string
}

/** What the tab has recorded, as far as a report tells it. */
export interface Recorded {
  /** As the recorder writes them (src/replay): nobody else looks into them. */
  lines: readonly unknown[]
  /** The same in words, for whoever decides. */
  steps: readonly ReportStep[]
  /** The place at which the last of it happened. */
  place: PlacePath
}

/** The screen on which it happened. */
export interface Surroundings {
  /** CSS pixels. */
  width: number
  height: number
  theme: 'light' | 'dark'
}

/** All that is sent: a repeat is an identical request. */
export interface ReportCommand extends Command, Surroundings {
  note: string
  place: PlacePath
  /** Packed without a dictionary: the server opens it. */
  recording: string
}

/** The way without a network: everything is in it. */
export interface OwnLink {
  address: string
  /** How many steps have found room in it. */
  steps: number
  /** The QR code of the address: its side in modules, and the dark ones as the path of an SVG; null where it is too long for one. */
  drawn: { size: number; path: string } | null
}

/** What the server has made of it. */
export interface Sent {
  /** Its code: «МСТ-7F3K-92». */
  report: string
  /** Who has it may erase the report. */
  eraseKey: string
  /** An instant. */
  ends: string
}

export interface PackInput {
  note: string
  lines: readonly unknown[]
  /** Places of the lines that are struck out. */
  struck: readonly number[]
  place: PlacePath
}

export interface Packed extends Omit<ReportCommand, keyof Command> {}

export interface ProblemContext extends CommandContext<ReportCommand, Sent> {
  form: Form<ProblemForm>
  recorded: Recorded | null
  struck: readonly number[]
  /** The key of the press, until the report is packed. */
  key: string
  link: OwnLink | null
  sent: Sent | null
  /** The device has no network, or does not reach the server: nothing was sent. */
  isOffline: boolean
  /** Why it was refused. */
  problem: string | null
  /** The device has a window that sends an address to somebody. */
  canShare: boolean
}

export interface ProblemInput extends Pick<ProblemContext, 'canShare'> {
  draft: { note: string; command: ReportCommand | null } | null
}

export interface EraseInput {
  code: string
  eraseKey: string
}

export type ProblemEvent =
  | { type: 'form.change'; patch: Partial<ProblemForm> }
  | { type: 'form.blur'; field: keyof ProblemForm }
  | { type: 'step.strike'; line: number }
  | { type: 'step.restore'; line: number }
  | { type: 'submit'; key: string }
  | RepeatEvent
  /** The browser says that there is a network again. */
  | { type: 'network.back' }
  | { type: 'link.save' }
  | { type: 'link.copy' }
  | { type: 'link.share' }
  | { type: 'code.copy' }
  | { type: 'back' }
  | { type: 'retry' }
  | { type: 'erase' }
  | { type: 'keep' }
  | { type: 'confirm' }
