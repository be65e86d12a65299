/** The setup of the recovery machine: types, calls, effects and guards. Its states are in machine.ts. */
import { setup } from 'xstate'
import type { ApiResult } from '../../../api/result.ts'
import { refusals } from '../../../domain/texts/refusals.ts'
import { captchaCalls, codeRequestActions } from '../../fragments/captcha/setup.ts'
import { captchaDelays, captchaGuards } from '../../fragments/captcha/states.ts'
import type { CodeRequest } from '../../fragments/captcha/types.ts'
import { declared } from '../../kit/actor.ts'
import { codeOf } from '../../kit/command/answer.ts'
import { commandGuards } from '../../kit/command/setup.ts'
import { effects } from '../../kit/effects.ts'
import { formActions, formGuards } from '../../kit/form/setup.ts'
import type { Tag } from '../../kit/tags.ts'
import { checkRecovery } from './form.ts'
import type { RecoveryContext, RecoveryEvent, RecoveryInput } from './types.ts'

const rules = { check: () => checkRecovery }

export const recovery = setup({
  types: {
    context: {} as RecoveryContext,
    events: {} as RecoveryEvent,
    input: {} as RecoveryInput,
    tags: {} as Tag,
  },
  actors: { ...captchaCalls, requestPassword: declared<ApiResult<null>, CodeRequest>() },
  actions: {
    ...effects('navigate', 'forgetWait', 'handPhone'),
    ...codeRequestActions<RecoveryContext, RecoveryEvent>(),
    ...formActions<RecoveryContext, RecoveryEvent>(rules),
  },
  guards: {
    ...captchaGuards,
    ...commandGuards,
    ...formGuards<RecoveryContext, RecoveryEvent>(rules),
    /** Code 500 is an answer about the phone itself: a retry is useless (AU38). */
    isRefusedForGood: ({ context }) => codeOf(context.answer) === refusals.notDone.code,
  },
  delays: captchaDelays,
})
