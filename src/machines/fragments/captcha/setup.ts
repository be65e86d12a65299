/** The captcha's part of a flow's `setup`, beside the guards and delays of states.ts. */
import { assign, type EventObject } from 'xstate'
import { declared } from '../../kit/actor.ts'
import { noted, solved } from './captcha.ts'
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
