import type { Api } from '../../../api/client.ts'
import { commandActor } from '../../kit/command/actor.ts'
import type { AccessAnswer, AccessRequest } from './types.ts'

const OPERATIONS = {
  endSessions: 'endDeskPersonSessions',
  lock: 'lockDeskPerson',
  unlock: 'unlockDeskPerson',
} as const

export const personAccessActors = (api: Api) => ({
  act: commandActor<AccessAnswer, AccessRequest>(({ input: { id, command, reason }, signal }) => {
    const { deed, key } = command
    const rest = { path: { id }, idempotencyKey: key, signal }
    if (deed === 'taxLock' || deed === 'taxUnlock')
      return api.call('taxLockDeskPerson', { ...rest, body: { isLocked: deed === 'taxLock', reason } })
    return api.call(OPERATIONS[deed], { ...rest, body: { reason } })
  }),
})
