/** The setup of the registration machine: types, calls, effects and guards. Its states are in machine.ts. */
import { setup } from 'xstate'
import type { ApiResult } from '../../../api/result.ts'
import { captchaCalls, codeRequestActions } from '../../fragments/captcha/setup.ts'
import { captchaDelays, captchaGuards } from '../../fragments/captcha/states.ts'
import type { CodeRequest } from '../../fragments/captcha/types.ts'
import { declared } from '../../kit/actor.ts'
import { commandGuards } from '../../kit/command/setup.ts'
import { effects } from '../../kit/effects.ts'
import { formActions, formGuards } from '../../kit/form/setup.ts'
import type { Tag } from '../../kit/tags.ts'
import { checkRegistration, type RegistrationValues } from './form.ts'
import type { RegistrationContext, RegistrationEvent, RegistrationInput } from './types.ts'

const isMatch = (one: RegistrationValues, other: RegistrationValues): boolean =>
  one.mobile === other.mobile && one.license === other.license && one.consent === other.consent

const rules = { check: () => checkRegistration }

export const registration = setup({
  types: {
    context: {} as RegistrationContext,
    events: {} as RegistrationEvent,
    input: {} as RegistrationInput,
    tags: {} as Tag,
  },
  actors: { ...captchaCalls, requestCode: declared<ApiResult<null>, CodeRequest>() },
  actions: {
    ...effects('navigate', 'forgetWait'),
    ...codeRequestActions<RegistrationContext, RegistrationEvent>(),
    ...formActions<RegistrationContext, RegistrationEvent>(rules),
  },
  guards: {
    ...captchaGuards,
    ...commandGuards,
    isNew: ({ context: { form }, event }) =>
      event.type === 'form.change' && !isMatch({ ...form.values, ...event.patch }, form.values),
    ...formGuards<RegistrationContext, RegistrationEvent>(rules),
    /** The button waits for the agreement (VL19), not for consent: a missing consent is reported at its checkbox. */
    lacksConsentAlone: ({ context: { form } }) => Object.keys(checkRegistration(form.values)).join() === 'consent',
  },
  delays: captchaDelays,
})
