import type { ApiResult } from '../../../api/result.ts'
import type { PersonDeed } from '../../../domain/desk/person-deeds.ts'
import type { QuestionContext, QuestionEvent } from '../../fragments/question/types.ts'
import type { ReasonContext, ReasonEvent } from '../../fragments/reason/types.ts'
import type { Command } from '../../kit/command/types.ts'

interface Asked {
  deed: PersonDeed
}

export type AccessCommand = Command & Asked
export type AccessAnswer = ApiResult<unknown>

/** What a command is sent with; all of it stands still while the command is under way. */
export interface AccessRequest {
  id: string
  command: AccessCommand
  reason: string
}

export interface AccessContext extends QuestionContext<Asked, AccessCommand>, ReasonContext {
  id: string
}

/** The person is another one now. */
export type AccessNews = { type: 'changed' }

export type AccessEvent = Exclude<QuestionEvent<Asked>, { type: 'close' }> | ReasonEvent
