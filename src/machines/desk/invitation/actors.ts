import { fromPromise } from 'xstate'
import type { Api } from '../../../api/client.ts'
import { type ApiResult } from '../../../api/result.ts'
import type { Accepted, DrawnSecret, Opened } from './types.ts'

/**
 * @param draw draws the QR code of an address; loaded on demand
 * @param copy whether the text has come into the clipboard
 */
export const invitationActors = (
  api: Api,
  draw: (uri: string) => Promise<DrawnSecret>,
  copy: (text: string) => Promise<boolean>,
) => ({
  openInvitation: fromPromise<ApiResult<Opened>, { token: string }>(async ({ input, signal }) => {
    const answer = await api.call('openInvitation', { body: input, signal })
    if (answer.kind !== 'ok') return answer
    const { uri } = answer.payload
    return { ...answer, payload: { ...answer.payload, drawn: uri ? await draw(uri) : null } }
  }),
  accept: fromPromise<ApiResult<Accepted>, { token: string; password: string; code: string | null }>(({ input, signal }) =>
    api.call('acceptInvitation', { body: input, signal }),
  ),
  copyCodes: fromPromise<boolean, { codes: readonly string[] }>(({ input }) => copy(input.codes.join('\n'))),
})
