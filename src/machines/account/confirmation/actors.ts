import { fromPromise } from 'xstate'
import type { Api } from '../../../api/client.ts'
import type { ApiResult } from '../../../api/result.ts'
import { LEGAL_TEXTS } from '../../../domain/texts/legal-texts.ts'
import { normaliseName } from '../../../domain/people/names.ts'
import { commandActor } from '../../kit/command/actor.ts'
import { stampAnswer } from '../../kit/stamp.ts'
import type { CodeSent } from '../../fragments/resend/types.ts'
import type { PersonInput, ResendRequest } from './types.ts'

type Answer = ApiResult<null>

/** Sent only with consent: the server stores the edition with its time and ignores any other edition (E19). */
const consentEdition = LEGAL_TEXTS.personalData.edition

/** @param now the clock, in epoch milliseconds */
export const confirmationActors = (api: Api, now: () => number) => ({
  registerPerson: commandActor<Answer, PersonInput>(({ input: { values, phone, key }, signal }) =>
    api.call('createUser', {
      body: {
        username: normaliseName(values.username),
        surname: normaliseName(values.surname),
        mobile: phone,
        password: values.password,
        consentEdition,
      },
      idempotencyKey: key,
      signal,
    }),
  ),
  registerCompany: commandActor<Answer, PersonInput>(({ input: { values, phone, key }, signal }) =>
    api.call('createLegalUser', {
      body: {
        organization_name: normaliseName(values.organization_name),
        organization_inn: values.organization_inn,
        responsible: normaliseName(values.responsible),
        mobile: phone,
        password: values.password,
        consentEdition,
      },
      idempotencyKey: key,
      signal,
    }),
  ),
  /** Without a captcha: the server recognises the client that has passed it (B01). */
  resendCode: fromPromise<CodeSent, ResendRequest>(({ input: { phone, key }, signal }) =>
    stampAnswer(api.call('requestRegistrationCode', { body: { mobile: phone }, idempotencyKey: key, signal }), now),
  ),
})
