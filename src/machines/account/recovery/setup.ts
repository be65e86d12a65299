/** What the recovery machine is made of: its types, calls, effects and guards. Its states are in machine.ts. */
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
      // What the server said belongs to the last attempt.
      form: ({ context }) => ({ ...context.form, errors: {} }),
    }),
    /** The server's words stand under the phone (AU39). */
    showProblem: assign({ form: ({ context }) => fail(context.form, { mobile: messageOf(context.answer) }) }),
  },
  guards: {
    ...captchaGuards,
    ...commandGuards,
    ...formGuards<RecoveryContext, RecoveryEvent>(rules),
    /** Code 500 is an answer about the phone itself: trying once more is of no use (AU38). */
    isRefusedForGood: ({ context }) => codeOf(context.answer) === refusals.notDone.code,
  },
  delays: captchaDelays,
})
