import { fromPromise } from 'xstate'
import type { Api } from '../../../api/client.ts'
import { mapResult, type ApiResult } from '../../../api/result.ts'
import type { PayloadOf } from '../../../api/types.ts'
import { commandActor } from '../../kit/command/actor.ts'
import type { JoinInput, OwnInput, OwnPoint, PointPage, SearchInput } from './types.ts'

/** A page, or a list without pages (E06). */
const pageOf = (answer: PayloadOf<'findPoints'>): PointPage =>
  'length' in answer ? { points: answer, next: null } : { points: answer.points ?? [], next: answer.next ?? null }

const ownOf = (answer: PayloadOf<'getCurrentPoint'> | PayloadOf<'getPointApplication'>): OwnPoint | null => {
  if (answer === null) return null
  const { name, address, inn, directorFullName, directorPhone } = answer
  return { name, address, inn, directorFullName, directorPhone, created: 'created' in answer ? answer.created : null }
}

export const pointActors = (api: Api) => ({
  loadOwn: fromPromise<ApiResult<OwnPoint | null>, OwnInput>(async ({ input: { isPending }, signal }) =>
    mapResult(
      isPending ? await api.call('getPointApplication', { signal }) : await api.call('getCurrentPoint', { signal }),
      ownOf,
    ),
  ),
  findPoints: fromPromise<ApiResult<PointPage>, SearchInput>(async ({ input: { inn, from }, signal }) =>
    mapResult(
      await api.call('findPoints', { path: { id: inn }, ...(from !== null && { query: { cursor: from } }), signal }),
      pageOf,
    ),
  ),
  joinPoint: commandActor<ApiResult<unknown>, JoinInput>(({ input: { pointId, userId, key }, signal }) =>
    api.call('joinPoint', { body: { retailPointId: pointId, user: { id: userId } }, idempotencyKey: key, signal }),
  ),
})
