import type { Api } from '../../../api/client.ts'
import { paperActors } from '../../fragments/paper/actors.ts'
import type { WhenActive } from '../../kit/active.ts'

export const receiptActors = (api: Api, whenActive: WhenActive) =>
  paperActors(({ id, signal, background }) => api.call('getReceipt', { path: { id }, signal, background }), whenActive)
