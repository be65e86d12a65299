import type { QuestionContext, QuestionEvent } from '../../fragments/question/types.ts'
import type { Command } from '../../kit/command/types.ts'

/** Out of a point, or out of an application for one. */
export type Way = 'leave' | 'cancel'

export interface Asked {
  way: Way
}

export type Leaving = Command & Asked

export interface LeavePointContext extends QuestionContext<Asked, Leaving> {
  /** What is asked about, sent, or over. */
  asked: Asked
}

export type LeavePointEvent = QuestionEvent<Asked>

/** For the screen: the person has no point any more, or nobody knows. */
export type LeavePointNews = { type: 'left' } | { type: 'unknown' }
