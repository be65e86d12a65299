/** The captcha of a model test: its preparation waits for the path, the check itself takes no time. */
import { TASK } from '../../model/fragments/captcha.ts'
import type { BrowserFlow } from '../kit/test-browser.ts'
import type { AnyStateMachine } from 'xstate'

/** For flows whose tours hold `getCaptcha`: only the form's own request is held, the task of a later check comes at once. */
export const laterChecks = {
  answers: { getCaptcha: TASK },
  when: (state) => state !== null && state !== 'form.captchaLoading',
} satisfies BrowserFlow<AnyStateMachine>['atOnce']
