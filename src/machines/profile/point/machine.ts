/**
 * The tab of the retail point: a search by INN and an application to join, or the point or application that there is (M08;
 * RP01–RP10, VL48, VL49). Leaving it is a flow of its own (leave-point).
 *
 * What others decide comes with the session's status (E03): it loads the tab again, but closes no question and no result.
 */
import { isPending } from '../../../domain/people/roles.ts'
import { routingAnswer, routingStart, sending, turnedAwayTo, unanswered } from '../../kit/command/states.ts'
import { formEvents } from '../../kit/form/events.ts'
import { createForm } from '../../kit/form/form.ts'
import { known } from '../../kit/known.ts'
import { asking, ifAnswered, judge, take, takeProblem } from '../../kit/query/states.ts'
import { BIND, joinInput, LIST, point, stepTo, TAB, toCreate } from './setup.ts'
import type { PointContext } from './types.ts'

type Held = { context: PointContext }

const replaceBy = (to: string) => ({ type: 'navigate', params: { to, replace: true } }) as const
const tellProblem = { type: 'alert', params: ({ context }: Held) => ({ text: known(context.problem) }) } as const

/** News of the person while a command or its end is on the screen: they are kept for later. */
const laterNews = { 'person.changed': { actions: 'takePerson' } } as const

/** The browser walks between the parts of a search, or of a point: a part that there is none of becomes the first one. */
const walk = <const Target extends string>(target: Target) => ({ 'url.changed': { target, actions: 'takeScreen' } }) as const

export const pointMachine = point.createMachine({
  id: 'point',
  context: ({ input: { draft, ...person } }): PointContext => ({
    ...person,
    form: createForm({ inn: draft?.searched ?? '' }),
    searched: draft?.searched ?? '',
    points: [],
    next: null,
    chosen: draft?.command?.point ?? null,
    own: null,
    problem: null,
    command: draft?.command ?? null,
    answer: null,
  }),
  initial: 'routingStart',
  on: {
    'url.changed': { actions: 'takeScreen' },
    'person.changed': { guard: 'isNews', target: '.loading', actions: 'takePerson' },
    left: { target: '.bind', actions: ['takeLeft', replaceBy(BIND)] },
    reload: { target: '.loading' },
  },
  states: {
    routingStart: routingStart('loading'),
    loading: {
      tags: 'loading',
      invoke: asking('loadOwn', {
        input: ({ context }: Held) => ({ isPending: isPending(context) }),
        answered: [
          { guard: judge('isDecided'), target: 'exist', actions: [take('takeOwn'), 'refreshStatus'] },
          { guard: ifAnswered, target: 'routingOwn', actions: take('takeOwn') },
        ],
        failed: { target: 'failed', actions: takeProblem },
      }),
    },
    failed: {
      on: { retry: { target: 'loading' } },
    },
    routingOwn: {
      always: [
        { guard: 'asksForDetails', target: 'edit' },
        { guard: 'hasOwn', target: 'exist' },
        { guard: 'isLocked', target: 'locked' },
        { target: 'bind' },
      ],
    },
    routingSearch: {
      always: [{ guard: 'opensPoint', target: 'point' }, { guard: 'opensList', target: 'list' }, { target: 'bind' }],
    },
    locked: {},
    bind: {
      on: {
        ...formEvents,
        submit: [{ guard: 'isComplete', target: 'searching', actions: 'rememberInn' }, { actions: 'revealErrors' }],
        ...walk('routingSearch'),
      },
    },
    searching: {
      tags: 'busy',
      invoke: asking('findPoints', {
        input: ({ context }: Held) => ({ inn: context.searched, from: null }),
        answered: [
          { guard: judge('hasScreenElsewhere'), target: 'bind' },
          { guard: judge('hasPoints'), target: 'list', actions: [take('takePoints'), stepTo('list')] },
          { guard: ifAnswered, target: 'addDialog', actions: take('takePoints') },
        ],
        failed: { target: 'bind', actions: [takeProblem, tellProblem] },
      }),
    },
    addDialog: {
      on: {
        create: { target: 'bind', actions: toCreate },
        close: { target: 'bind' },
      },
    },
    list: {
      initial: 'shown',
      exit: 'forgetProblem',
      on: {
        choose: {
          guard: 'isListed',
          target: 'point',
          actions: [{ type: 'takeChosen', params: ({ event }) => event }, stepTo('point')],
        },
        create: { actions: toCreate },
        back: { target: 'bind', actions: { type: 'goBack', params: { to: BIND } } },
        ...walk('routingSearch'),
      },
      states: {
        shown: { on: { more: { guard: 'hasMore', target: 'asking' } } },
        asking: {
          tags: 'busy',
          invoke: {
            ...asking('findPoints', {
              input: ({ context }: Held) => ({ inn: context.searched, from: context.next }),
              answered: [{ guard: ifAnswered, target: 'shown', actions: take('takeMore') }],
              failed: { target: 'shown', actions: takeProblem },
            }),
            id: 'findMore',
          },
        },
      },
    },
    point: {
      on: {
        join: { target: 'binding', actions: { type: 'commit', params: ({ event }) => event } },
        back: { target: 'list', actions: { type: 'goBack', params: { to: LIST } } },
        ...walk('routingSearch'),
      },
    },
    binding: { ...sending('joinPoint', joinInput), on: laterNews },
    routingAnswer: routingAnswer(
      { target: 'done', actions: ['closeCommand', 'takeApplied', 'refreshStatus'] },
      turnedAwayTo('point'),
      { target: 'refused', actions: ['keepProblem', 'closeCommand', 'refreshStatus'] },
    ),
    unanswered: unanswered('binding', {
      ...laterNews,
      // The choice is given up, so the tab shows what there is, and its address says no more (D61).
      check: { target: 'loading', actions: ['closeCommand', 'refreshStatus', replaceBy(TAB)] },
    }),
    done: {
      tags: 'result',
      on: { ...laterNews, close: { target: 'loading', actions: replaceBy(TAB) } },
    },
    refused: {
      tags: 'result',
      on: {
        ...laterNews,
        close: [
          { guard: 'isPending', target: 'loading', actions: ['forgetProblem', replaceBy(TAB)] },
          { target: 'bind', actions: ['forgetProblem', replaceBy(BIND)] },
        ],
      },
    },
    exist: {
      on: {
        details: { guard: 'hasDetails', target: 'edit', actions: stepTo('edit') },
        ...walk('routingOwn'),
      },
    },
    edit: {
      on: {
        back: { target: 'exist', actions: { type: 'goBack', params: { to: TAB } } },
        ...walk('routingOwn'),
      },
    },
  },
})
