import { fromPromise } from 'xstate'
import type { Api } from '../../../api/client.ts'
import { mapResult, type ApiResult } from '../../../api/result.ts'
import type { CitySuggestion, CompanySuggestion, LegalUser } from '../../../api/types.ts'
import { PICTURE_KINDS } from '../../../domain/texts/file-content.ts'
import { fileActors, type FileSource } from '../../fragments/files/actors.ts'
import { commandActor } from '../../kit/command/actor.ts'
import { companyBody, personBody } from './body.ts'
import type { Account, CityInput, CompanyInput, LoadInput, SaveInput } from './types.ts'

/** No company under a company's token: the answer contradicts the one that opened this form. */
const NO_COMPANY: ApiResult<never> = { kind: 'failed', reason: 'contract' }

const companyOf = (result: ApiResult<LegalUser | null>): ApiResult<Account> =>
  result.kind === 'ok' && result.payload === null
    ? NO_COMPANY
    : mapResult(result, (legal) => ({ kind: 'company', legal: legal as LegalUser }))

export const profileFormActors = (api: Api, images: FileSource) => ({
  ...fileActors(api, images, PICTURE_KINDS),
  loadProfile: fromPromise<ApiResult<Account>, LoadInput>(async ({ input: { kind }, signal }) =>
    kind === 'company'
      ? companyOf(await api.call('getLegalUser', { signal }))
      : mapResult(await api.call('getUser', { signal }), (user): Account => ({ kind: 'person', user })),
  ),
  saveProfile: commandActor<ApiResult<unknown>, SaveInput>(({ input: { kind, values, version, key }, signal }) =>
    kind === 'company'
      ? api.call('saveLegalProfile', { body: companyBody(values, version), idempotencyKey: key, signal })
      : api.call('saveProfile', { body: personBody(values, version), idempotencyKey: key, signal }),
  ),
  suggestCities: fromPromise<readonly CitySuggestion[], CityInput>(async ({ input: { query }, signal }) => {
    const result = await api.call('suggestCities', { query: { query }, signal })
    // On any failure the city is typed without suggestions (D16).
    return result.kind === 'ok' ? result.payload.suggestions : []
  }),
  suggestCompany: fromPromise<ApiResult<CompanySuggestion | null>, CompanyInput>(async ({ input: { inn }, signal }) =>
    mapResult(await api.call('suggestCompany', { query: { inn }, signal }), ({ company }) => company),
  ),
})
