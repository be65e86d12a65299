/** The setup of the point's tab: types, calls, effects and guards. Its states are in machine.ts. */
import { assign, setup } from 'xstate'
import { messageOf, type ApiResult } from '../../../api/result.ts'
import { isPending } from '../../../domain/people/roles.ts'
import { declared } from '../../kit/actor.ts'
import { commandActions, commandGuards, commandOf, isTurnedAway } from '../../kit/command/setup.ts'
import { effects } from '../../kit/effects.ts'
import { formActions, formGuards, type FormRules } from '../../kit/form/setup.ts'
import { known } from '../../kit/known.ts'
import { queryActions, queryGuards } from '../../kit/query/setup.ts'
import type { Tag } from '../../kit/tags.ts'
import { changeInn, checkInn } from './form.ts'
import type {
  Joining,
  JoinInput,
  OwnInput,
  OwnPoint,
  PointContext,
  PointEvent,
  PointInput,
  PointPage,
  PointScreen,
  SearchInput,
} from './types.ts'

/** The tab's own address, and those of its screens. */
export const TAB = '/profile/point'
const placeOfScreen = (screen: Exclude<PointScreen, 'exist'>) => `${TAB}?sub=${screen}`
export const BIND = placeOfScreen('bind')
export const LIST = placeOfScreen('list')

const rules: FormRules<PointContext, PointEvent> = { check: () => checkInn, change: changeInn }

const NONE: PointPage = { points: [], next: null }
const pageOf = (result: ApiResult<PointPage>): PointPage => (result.kind === 'ok' ? result.payload : NONE)

export const joinInput = (context: PointContext): JoinInput => {
  const { point: chosen, key } = commandOf<Joining>(context)
  return { pointId: chosen.id, userId: context.userId, key }
}

export const point = setup({
  types: {
    context: {} as PointContext,
    events: {} as PointEvent,
    input: {} as PointInput,
    tags: {} as Tag,
  },
  actors: {
    loadOwn: declared<ApiResult<OwnPoint | null>, OwnInput>(),
    findPoints: declared<ApiResult<PointPage>, SearchInput>(),
    joinPoint: declared<ApiResult<unknown>, JoinInput>(),
  },
  actions: {
    ...effects('navigate', 'goBack', 'alert', 'refreshStatus'),
    ...commandActions<PointContext, PointEvent>(),
    ...queryActions<PointContext, PointEvent>(),
    ...formActions<PointContext, PointEvent>(rules),
    takeScreen: assign({
      screen: ({ context, event }) => (event.type === 'url.changed' ? event.screen : context.screen),
    }),
    takePerson: assign(({ event }) =>
      event.type === 'person.changed' ? { status: event.status, isLocked: event.isLocked } : {},
    ),
    takeOwn: assign({ own: (_, result: ApiResult<OwnPoint | null>) => (result.kind === 'ok' ? result.payload : null) }),
    rememberInn: assign({ searched: ({ context }) => context.form.values.inn, problem: null }),
    takePoints: assign((_, result: ApiResult<PointPage>) => ({ ...pageOf(result), chosen: null })),
    takeMore: assign(({ context }, result: ApiResult<PointPage>) => {
      const { points, next } = pageOf(result)
      return { points: [...context.points, ...points], next, problem: null }
    }),
    takeChosen: assign({
      chosen: ({ context }, { id }: { id: string }) => known(context.points.find((one) => one.id === id) ?? null),
    }),
    commit: assign(({ context }, { key }: { key: string }) => ({
      command: { point: known(context.chosen), key, isRepeat: false },
    })),
    keepProblem: assign({ problem: ({ context }) => messageOf(context.answer) }),
    forgetProblem: assign({ problem: null }),
    /** The server says so later too; until then this screen knows it alone. */
    takeApplied: assign({ status: 'SELLER_PENDING' as const }),
    takeLeft: assign({ status: 'BUYER' as const, own: null, problem: null }),
  },
  guards: {
    ...commandGuards,
    ...queryGuards,
    ...formGuards<PointContext, PointEvent>(rules),
    isLocked: ({ context }) => context.isLocked,
    hasOwn: ({ context }) => context.own !== null || isPending(context),
    /** The address asks for the details, and there are some. */
    asksForDetails: ({ context }) => context.own !== null && context.screen === 'edit',
    hasDetails: ({ context }) => context.own !== null,
    isPending: ({ context }) => isPending(context),
    /** An application that has been decided meanwhile. */
    isDecided: ({ context }, result: ApiResult<OwnPoint | null>) =>
      isPending(context) && result.kind === 'ok' && result.payload === null,
    /** The session or the gateway has a screen of its own. */
    hasScreenElsewhere: (_, result: ApiResult<unknown>) => result.kind === 'unauthorised' || result.kind === 'gatewayDown',
    hasPoints: (_, result: ApiResult<PointPage>) => pageOf(result).points.length > 0,
    hasMore: ({ context }) => context.next !== null,
    isListed: ({ context, event }) => event.type === 'choose' && context.points.some(({ id }) => id === event.id),
    isTurnedAway,
    isNews: ({ context, event }) =>
      event.type === 'person.changed' && (event.status !== context.status || event.isLocked !== context.isLocked),
    /** The address asks for a part of the search, and there is one. */
    opensList: ({ context }) => context.screen === 'list' && context.points.length > 0,
    opensPoint: ({ context }) => context.screen === 'point' && context.chosen !== null,
  },
})

/** The way to the form of a new point. */
export const toCreate = { type: 'navigate', params: { to: '/create-retail' } } as const

/** A step within the tab; where the address is that of the step already, it is kept. */
export const stepTo = (screen: Exclude<PointScreen, 'exist'>) =>
  ({
    type: 'navigate',
    params: ({ context }: { context: PointContext }) => ({
      to: placeOfScreen(screen),
      ...(context.screen === screen ? { replace: true } : { isStep: true }),
    }),
  }) as const
