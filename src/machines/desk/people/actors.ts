import { fromPromise } from 'xstate'
import type { Api } from '../../../api/client.ts'
import { phoneDigits } from '../../../domain/people/phone.ts'
import type { FoundAnswer } from './types.ts'

/** A phone is sent as digits, however it was written. */
const wanted = (text: string): string => phoneDigits(text) ?? text

export const peopleActors = (api: Api) => ({
  findPeople: fromPromise<FoundAnswer, { text: string }>(({ input: { text }, signal }) =>
    api.call('searchDeskPeople', { body: { query: wanted(text) }, signal }),
  ),
})
