/** The setup of the recovery machine: types, calls, effects and guards. Its states are in machine.ts. */
import { assign, setup } from 'xstate'
import { messageOf, type ApiResult } from '../../../api/result.ts'
import { refusals } from '../../../domain/refusals.ts'
import { codeRequest } from '../../fragments/captcha/captcha.ts'
import { captchaActions, captchaCalls } from '../../fragments/captcha/setup.ts'
import { captchaDelays, captchaGuards } from '../../fragments/captcha/states.ts'
import type { CodeRequest } from '../../fragments/captcha/types.ts'
import { declared } from '../../kit/actor.ts'
import { codeOf } from '../../kit/command/answer.ts'
import { commandActions, commandGuards } from '../../kit/command/setup.ts'
import { effects } from '../../kit/effects.ts'
import { fail } from '../../kit/form/form.ts'
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
    ...captchaActions<RecoveryContext, RecoveryEvent>(),
    ...commandActions<RecoveryContext, RecoveryEvent>(),
    ...formActions<RecoveryContext, RecoveryEvent>(rules),
    commit: assign({
      command: ({ context: { form, captcha } }, { key }: { key: string }) => codeRequest(form.values.mobile, captcha, key),
      // The server's messages belong to the last attempt.
      form: ({ context }) => ({ ...context.form, errors: {} }),
    }),
    /** The server's message appears under the phone (AU39). */
    showProblem: assign({ form: ({ context }) => fail(context.form, { mobile: messageOf(context.answer) }) }),
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
