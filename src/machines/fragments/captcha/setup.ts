/** The captcha's part of a flow's `setup`, beside the guards and delays of states.ts. */
import { assign, type EventObject } from 'xstate'
import { messageOf } from '../../../api/result.ts'
import { declared } from '../../kit/actor.ts'
import { commandActions } from '../../kit/command/setup.ts'
import { fail, type Form } from '../../kit/form/form.ts'
import { codeRequest, noted, solved } from './captcha.ts'
import type { CaptchaAvailability, CaptchaContext, CaptchaNote, CaptchaSolution } from './types.ts'

export const captchaCalls = {
  prepareCaptcha: declared<CaptchaAvailability>(),
  solveCaptcha: declared<CaptchaSolution>(),
}

/** Typed by the flow's context and events, because `assign` is invariant in them. */
export const captchaActions = <Context extends CaptchaContext, Event extends EventObject>() => ({
  takeCaptcha: assign<Context, Event, CaptchaSolution, Event, never>(
    (_, solution) => ({ captcha: solved(solution) }) as Partial<Context>,
  ),
  noteCaptcha: assign<Context, Event, { note: CaptchaNote }, Event, never>(
    (_, { note }) => ({ captcha: noted(note) }) as Partial<Context>,
  ),
})

/** For a form with a phone: the request for its code, and the server's messages under it (AU20, AU39). */
export const codeRequestActions = <
  Context extends CaptchaContext & { form: Form<Values> },
  Event extends EventObject,
  Values extends { mobile: string } = Context['form']['values'],
>() => {
  type Change = Partial<Context>
  return {
    ...captchaActions<Context, Event>(),
    ...commandActions<Context, Event>(),
    commit: assign<Context, Event, { key: string }, Event, never>(
      ({ context: { form, captcha } }, { key }) =>
        ({
          command: codeRequest(form.values.mobile, captcha, key),
          // The server's messages belong to the last attempt.
          form: { ...form, errors: {} },
        }) as unknown as Change,
    ),
    showProblem: assign<Context, Event, undefined, Event, never>(
      ({ context }) =>
        ({ form: fail<{ mobile: string }>(context.form, { mobile: messageOf(context.answer) }) }) as unknown as Change,
    ),
  }
}
