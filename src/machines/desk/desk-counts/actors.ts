import type { Api } from '../../../api/client.ts'
import type { WhenActive } from '../../kit/active.ts'
import { renewalActor } from '../../kit/query/actor.ts'
import type { CountsAnswer } from './types.ts'

export const deskCountsActors = (api: Api, whenActive: WhenActive) => ({
  countWaiting: renewalActor<CountsAnswer>(whenActive, ({ signal }) => api.call('listDeskQueues', { signal, background: true })),
})
