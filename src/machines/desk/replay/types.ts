import type { ApiResult } from '../../../api/result.ts'
import type { PayloadOf } from '../../../api/types.ts'
import type { ReportMoment } from '../../../domain/support/report-moment.ts'
import type { ReportStep } from '../../../domain/support/report-step.ts'
import type { Form } from '../../kit/form/form.ts'
import type { FrameCall, FrameStep } from '../../../domain/support/replay-frame.ts'

export type Theme = 'light' | 'dark'

/** What a link or a file carries, and the server's record too. */
export interface Carried {
  /** In the person's words; may be empty. */
  note: string
  /** Packed lines. */
  recording: string
  /** CSS pixels. */
  width: number
  height: number
  theme: Theme
}

type DeskReport = PayloadOf<'openDeskReport'>

/** What only the server knows of a report. */
export type Kept = Pick<DeskReport, 'code' | 'at' | 'ends' | 'person' | 'same'>

/** The words of a flow: states by their path, calls by the id of their invocation, pauses by their name. */
export interface FlowWords {
  title: string
  states: Readonly<Record<string, string>>
  calls: Readonly<Record<string, string>>
  delays: Readonly<Record<string, string>>
}

/** A recording that can be shown. */
export interface Opened {
  /** As the recorder writes them (src/replay): the frame looks into them. */
  lines: readonly unknown[]
  steps: ReportStep[]
  moments: ReportMoment[]
  /** Words of the flows that stand in it, by the id of the machine; states by their path. */
  flows: Record<string, FlowWords>
  /** The release that has recorded it. */
  release: string
}

export type Unpacked =
  | { kind: 'opened'; carried: Carried; opened: Opened }
  | { kind: 'damaged' }
  /** The dictionaries of its release are gone. */
  | { kind: 'forgotten' }

/** What the audit hears before a recording that the server has not is opened. */
export interface Opening {
  source: 'link' | 'file'
}

/** Either a report of the server or the text of a link or file. */
export type Source = { carried: Carried } | { text: string }

export type LoadAnswer = ApiResult<DeskReport>

export interface ReplayValues {
  /** A code, or a link. */
  code: string
}

export interface ReplayInput {
  /** Of the address. */
  code: string | null
  /** The fragment of the address: a link's data; never sent to the server. */
  link: string | null
  /** The step that the address names. */
  step: number | null
}

/** What the server answers to one of the calls that wait. */
export interface Answered {
  call: string
  outcome: string
}

export interface ReplayContext {
  form: Form<ReplayValues>
  code: string | null
  /** The text of a link or a file. */
  text: string | null
  carried: Carried | null
  kept: Kept | null
  opened: Opened | null
  /** Place among the steps. */
  at: number
  width: number
  theme: Theme
  /** What the frame has found; empty before. */
  found: FrameStep[]
  /** Whether the frame shows the recording; null while it is not known. */
  isFrameOpen: boolean | null
  /** The release of the frame's screens; empty before it is known. */
  frameRelease: string
  /** What the portal waits for in «Отсюда иначе». */
  calls: FrameCall[]
  /** What is chosen of it. */
  chosen: Answered | null
  problem: string | null
}

export type ReplayEvent =
  | { type: 'form.change'; patch: Partial<ReplayValues> }
  | { type: 'form.blur'; field: keyof ReplayValues }
  | { type: 'submit' }
  | { type: 'pick'; file: File }
  | { type: 'retry' }
  /** Another report. */
  | { type: 'again' }
  | { type: 'go'; to: number }
  | { type: 'play' }
  | { type: 'pause' }
  | { type: 'width.choose'; width: number }
  | { type: 'theme.choose'; theme: Theme }
  | { type: 'fork' }
  | ({ type: 'outcome.choose' } & Answered)
  | { type: 'answer' }
  | { type: 'back' }
  | { type: 'frame.ready'; release: string }
  | { type: 'frame.opened'; steps: FrameStep[] }
  | { type: 'frame.asks'; calls: FrameCall[] }
  | { type: 'frame.broken' }
