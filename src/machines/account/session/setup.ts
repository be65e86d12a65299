/** The setup of the session machine: calls, context, actions and guards. */
import { assign, setup } from 'xstate'
import type { ApiResult } from '../../../api/result.ts'
import type { LegalUser, User } from '../../../api/types.ts'
import { firstMode, isPending, mayAdminister, userStatus, worksAtDesk, type Mode } from '../../../domain/people/roles.ts'
import { declared } from '../../kit/actor.ts'
import { effects } from '../../kit/effects.ts'
import { queryGuards } from '../../kit/query/setup.ts'
import type { Tag } from '../../kit/tags.ts'
import type { KeptModes, SessionContext, SessionEvent, SessionInput } from './types.ts'

// Others change these at any time, so unchanged answers predict nothing: a fixed interval without backoff.
/** The maximum age of the points while nothing announces a change. */
const SCORE_POLL = 30_000
/** The interval of asking whether an application has been decided (E03). */
const STATUS_POLL = 60_000
/** The server's timeout for revoking a session that is already over for the user. */
const REVOKE_LIMIT = 5_000

const payloadOf = <Payload>(result: ApiResult<Payload>): Payload | null => (result.kind === 'ok' ? result.payload : null)

/** The phone of the known person. */
export const mobileOf = ({ user, legal }: SessionContext): string | null => (legal ?? user)?.mobile ?? null

/** The mode chosen at this user's registration. */
export const chosenOf = (context: SessionContext): Mode | null => context.kept.chosen[mobileOf(context) ?? ''] ?? null

export const session = setup({
  types: {
    context: {} as SessionContext,
    events: {} as SessionEvent,
    input: {} as SessionInput,
    tags: {} as Tag,
  },
  actors: {
    checkLegal: declared<ApiResult<boolean>>(),
    loadUser: declared<ApiResult<User>>(),
    loadLegalUser: declared<ApiResult<LegalUser | null>>(),
    loadScore: declared<ApiResult<number>>(),
    /** The same call as a background renewal: it waits while the tab is hidden or offline. */
    renewScore: declared<ApiResult<number>>(),
    renewStatus: declared<ApiResult<string>>(),
    renewUser: declared<ApiResult<User>>(),
    revoke: declared<void, { token: string }>(),
  },
  actions: {
    ...effects(
      'navigate',
      'toast',
      'removeToken',
      'eraseUser',
      'eraseOthers',
      'storeMode',
      'rememberGoal',
      'tellStatus',
      'logProblem',
    ),
    takeToken: assign({ token: (_, params: { token: string | null }) => params.token }),
    forgetPerson: assign({ isLegal: false, user: null, legal: null, score: null, mode: null }),
    forgetToken: assign({ token: null }),
    takeKept: assign((_, { kept }: { kept: KeptModes }) => ({ kept, mode: kept.mode })),
    takeMode: assign({ mode: (_, params: { mode: Mode }) => params.mode }),
    takeCompany: assign({ isLegal: true }),
    takeLegal: assign({ isLegal: (_, result: ApiResult<boolean>) => payloadOf(result) ?? false }),
    takeUser: assign({ user: (_, result: ApiResult<User>) => payloadOf(result) }),
    takeLegalUser: assign({ legal: (_, result: ApiResult<LegalUser | null>) => payloadOf(result) }),
    takeProfile: assign((_, { user, legal }: Pick<SessionContext, 'user' | 'legal'>) => ({ user, legal })),
    takeScore: assign({ score: ({ context }, result: ApiResult<number>) => payloadOf(result) ?? context.score }),
  },
  guards: {
    hasToken: ({ context }) => context.token !== null,
    isLegal: ({ context }) => context.isLegal,
    ...queryGuards,
    isCompany: (_, result: ApiResult<User>) => result.kind === 'ok' && result.payload.isLegalEntity,
    isOperator: (_, result: ApiResult<User>) => result.kind === 'ok' && worksAtDesk(result.payload),
    hasChosenMode: ({ context }) => chosenOf(context) !== null,
    /** A mode without an owner belongs to the device; a mode with an owner belongs to no other user. */
    hasKeptMode: ({ context }) => {
      const [mobile, { owner }] = [mobileOf(context), context.kept]
      return context.kept.mode !== null && (owner === null || mobile === null || owner === mobile)
    },
    isSeller: ({ context }) => context.user !== null && firstMode(context.user) === 'seller',
    /** A company has no status. */
    hasStatus: ({ context }) => context.user !== null,
    isPending: ({ context }) => context.user !== null && isPending(context.user),
    isSettled: ({ context }) => context.user === null || !isPending(context.user),
    isNewStatus: ({ context }, result: ApiResult<string>) =>
      result.kind === 'ok' && userStatus(result.payload) !== userStatus(context.user?.status),
    /** A status names no rights: a seller may have got those of an administrator, or handed them over (A74). */
    isSellers: (_, result: ApiResult<string>) => result.kind === 'ok' && userStatus(result.payload) === 'SELLER',
    isSameUser: ({ context }, result: ApiResult<User>) => result.kind === 'ok' && result.payload.id === context.user?.id,
    /** The same person with another status or other rights: the only change for other tabs, or two would notify each other for ever. */
    isChangedUser: ({ context: { user } }, result: ApiResult<User>) =>
      result.kind === 'ok' &&
      result.payload.id === user?.id &&
      (userStatus(result.payload.status) !== userStatus(user.status) || mayAdminister(result.payload) !== mayAdminister(user)),
    hasNoPerson: ({ context }) => context.user === null && context.legal === null,
    /** An answer requested before another user signed in is discarded. */
    isSamePerson: ({ context: { user, legal }, event }) =>
      event.type === 'user.updated' && (event.legal ?? event.user)?.id === (legal ?? user)?.id,
    mayChangeMode: ({ context }) => context.user !== null && !context.user.isLegalEntity,
    isSignedOutElsewhere: ({ context, event }) =>
      event.type === 'token.changed' && event.token === null && context.token !== null,
    isOtherToken: ({ context, event }) => event.type === 'token.changed' && event.token !== context.token,
  },
  delays: { SCORE_POLL, STATUS_POLL, REVOKE_LIMIT },
})

/** Failed requests are reported to the operators, not to the user (ER11). */
export const logged = <const Problem extends string>(problem: Problem) => ({ type: 'logProblem', params: { problem } }) as const
