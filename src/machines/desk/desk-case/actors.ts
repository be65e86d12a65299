import { fromPromise } from 'xstate'
import type { Api } from '../../../api/client.ts'
import { mapResult, type ApiResult } from '../../../api/result.ts'
import { commandActor } from '../../kit/command/actor.ts'
import type { CaseRequest, Colleague, OpenedCase } from './types.ts'

type Opening = Pick<CaseRequest, 'kind' | 'id'> & { key: string }

const decide = (api: Api, { kind, id, command, verdict, version, reason, model }: CaseRequest, signal: AbortSignal) =>
  api.call('decideDeskCase', {
    path: { kind, id },
    idempotencyKey: command.key,
    body: { verdict, version, ...(reason !== '' && { reason }), ...(model !== '' && { model }) },
    signal,
  })

/** Sends a call about a row after those before it. */
export type Turn = <Answer>(row: Pick<Opening, 'kind' | 'id'>, call: () => Promise<Answer>) => Promise<Answer>

const atOnce: Turn = (_, call) => call()

/**
 * @param now the clock, in epoch milliseconds
 * @param inTurn the order of takes and releases
 */
export const deskCaseActors = (api: Api, now: () => number, inTurn = atOnce) => ({
  openCase: fromPromise<OpenedCase, Opening>(async ({ input: { key, ...path }, signal }) => {
    const [view, taken] = await Promise.all([
      api.call('getDeskCase', { path, signal }),
      // Not ended with the screen: the server may have it, and what follows it lets the row go.
      inTurn(path, () => api.call('takeDeskCase', { path, idempotencyKey: key })),
    ])
    return { view, taken, at: now() }
  }),
  loadColleagues: fromPromise<ApiResult<Colleague[]>>(({ signal }) => api.call('listDeskOperators', { signal })),
  act: commandActor<ApiResult<{ due: string } | null>, CaseRequest>(async ({ input, signal }) => {
    const { kind, id, command } = input
    if (command.deed === 'decide') return decide(api, input, signal)
    const answer = await api.call('handOverDeskCase', {
      path: { kind, id },
      idempotencyKey: command.key,
      body: { operator: command.operator.id },
      signal,
    })
    return mapResult(answer, () => null)
  }),
})
