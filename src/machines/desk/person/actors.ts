import { fromPromise } from 'xstate'
import type { Api } from '../../../api/client.ts'
import type { PersonAnswer } from './types.ts'

const ask = (api: Api, id: string, signal: AbortSignal, background: boolean): Promise<PersonAnswer> =>
  api.call('getDeskPerson', { path: { id }, signal, background })

export const personActors = (api: Api) => ({
  loadPerson: fromPromise<PersonAnswer, { id: string }>(({ input, signal }) => ask(api, input.id, signal, false)),
  renewPerson: fromPromise<PersonAnswer, { id: string }>(({ input, signal }) => ask(api, input.id, signal, true)),
})
