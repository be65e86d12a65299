/** What the screen of a replay reads of its context. */
import type { ReportMoment } from '../../../domain/support/report-moment.ts'
import type { ReportStep } from '../../../domain/support/report-step.ts'
import type { FrameCall, FrameStep } from '../../../domain/support/replay-frame.ts'
import { stateKeyWords } from '../../../domain/support/state-words.ts'
import type { ReplayContext } from './types.ts'

/** A pause of the time line: to scale, but a long one takes no more than this. */
const LONGEST = 8_000
/** A pause that is worth a word. */
const TOLD = 10_000
/** So that no two steps lie on one another. */
const SHORTEST = 1_500

export const momentAt = ({ opened, at }: ReplayContext): ReportMoment | null => opened?.moments[at] ?? null
export const lastOf = ({ opened }: ReplayContext): number => Math.max((opened?.steps.length ?? 0) - 1, 0)

/** Milliseconds of a pause as the time line draws it and as it is played. */
export const squeezed = (pause: number): number => Math.min(Math.max(pause, SHORTEST), LONGEST)

export interface TimeMark {
  /** From 0 to 1 of the line. */
  place: number
  /** A pause before it that is worth a word, in milliseconds; null for none. */
  gap: { place: number; pause: number } | null
}

/** The places of the steps on the time line. */
export const timeMarks = (steps: readonly ReportStep[]): TimeMark[] => {
  let sum = 0
  const ends = steps.map(({ pause }, index) => (sum += index === 0 ? 0 : squeezed(pause)))
  const whole = Math.max(sum, 1)
  return ends.map((end, index) => {
    const pause = steps[index]?.pause ?? 0
    const before = ends[index - 1] ?? 0
    const gap = index > 0 && pause >= TOLD ? { place: (before + end) / 2 / whole, pause } : null
    return { place: end / whole, gap }
  })
}

/** @returns the first line of the step at which this release went another way; null for none, and before the frame has told */
export const divergenceAt = ({ opened, found }: ReplayContext, at: number): FrameStep | null => {
  const first = opened?.steps[at]?.line ?? 0
  const last = opened?.moments[at]?.line ?? -1
  return found.slice(first, last + 1).find(({ divergence }) => divergence !== null) ?? null
}

/** The first step at which they part, not after the one that is shown; null for none. */
export const partingOf = (context: ReplayContext): { at: number; found: FrameStep } | null => {
  for (let at = 0; at <= context.at; at += 1) {
    const found = divergenceAt(context, at)
    if (found !== null) return { at, found }
  }
  return null
}

/** The words of a state's key. */
export const stateWords = ({ opened }: ReplayContext, machine: string | null, key: string | null): string =>
  stateKeyWords(opened?.flows[machine ?? '']?.states ?? {}, key ?? '')

export const titleOf = ({ opened }: ReplayContext, machine: string | null): string =>
  opened?.flows[machine ?? '']?.title ?? machine ?? ''

/** What waits, in words: «3 createSale» is a call of the third flow, «3 xstate.after.PAUSE.…» a pause of it. */
export const callWords = ({ opened }: ReplayContext, { call, machine, actor }: FrameCall): string => {
  const words = opened?.flows[machine]
  const id = call.slice(call.indexOf(' ') + 1)
  const [, delay] = /^xstate\.after\.([^.]+)\./.exec(id) ?? []
  if (delay !== undefined) return `Пауза: ${words?.delays[delay] ?? delay}`
  return words?.calls[id] ?? actor
}
