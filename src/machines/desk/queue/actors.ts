import { fromPromise } from 'xstate'
import type { Api } from '../../../api/client.ts'
import type { CaseKind } from '../../../domain/desk/cases.ts'
import type { WhenActive } from '../../kit/active.ts'
import { renewalActor } from '../../kit/query/actor.ts'
import type { QueueAnswer } from './types.ts'

interface Asked {
  kind: CaseKind
  cursor: string | null
  /** How many rows; the server's own number when null. */
  size: number | null
}

const ask = async (api: Api, { kind, cursor, size }: Asked, signal: AbortSignal, background: boolean): Promise<QueueAnswer> => {
  const query = { kind, ...(cursor !== null && { cursor }), ...(size !== null && { size }) }
  const [counts, page] = await Promise.all([
    api.call('listDeskQueues', { signal, background }),
    api.call('listDeskCases', { query, signal, background }),
  ])
  if (page.kind !== 'ok') return page
  if (counts.kind !== 'ok') return counts
  return { ...page, payload: { queues: counts.payload.queues, cases: page.payload.cases, next: page.payload.next } }
}

export const queueActors = (api: Api, whenActive: WhenActive) => ({
  loadQueue: fromPromise<QueueAnswer, Asked>(({ input, signal }) => ask(api, input, signal, false)),
  renewQueue: renewalActor<QueueAnswer, Asked>(whenActive, ({ input, signal }) => ask(api, input, signal, true)),
})
