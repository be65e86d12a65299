/**
 * The replay of a report (D263): found by its code, or carried by a link or a file, then read step by step beside the portal's own screens, which
 * live in a frame of another origin. A link is told to the audit before it is unpacked, and never sent.
 */
import { assign, setup } from 'xstate'
import type { ApiResult } from '../../../api/result.ts'
import { refusals } from '../../../domain/texts/refusals.ts'
import { readCode } from '../../../domain/support/report-code.ts'
import { declared } from '../../kit/actor.ts'
import { codeOf } from '../../kit/command/answer.ts'
import { effects } from '../../kit/effects.ts'
import { createForm, fail } from '../../kit/form/form.ts'
import { formEvents } from '../../kit/form/events.ts'
import { formActions, formGuards } from '../../kit/form/setup.ts'
import { queryActions, queryGuards } from '../../kit/query/setup.ts'
import { asking, ifAnswered, judge, take, takeProblem } from '../../kit/query/states.ts'
import type { Tag } from '../../kit/tags.ts'
import { checkReplay, emptyReplay } from './form.ts'
import { lastOf, momentAt, squeezed } from './selectors.ts'
import { isFileText, isReportText } from './source.ts'
import type { LoadAnswer, Opening, ReplayContext, ReplayEvent, ReplayInput, Source, Unpacked } from './types.ts'

type Held = { context: ReplayContext }

const rules = { check: () => checkReplay }

const NO_REPORT = 'Это не файл обращения'

const sourceOf = ({ carried, text }: ReplayContext): Source => (carried === null ? { text: text ?? '' } : { carried })

const within = (to: number, context: ReplayContext): number => Math.min(Math.max(Math.trunc(to), 0), lastOf(context))

const show = {
  type: 'tellFrame',
  params: ({ context }: Held) => ({ kind: 'show', step: momentAt(context)?.line ?? 0, theme: context.theme }) as const,
} as const

const keepStep = { type: 'keepStep', params: ({ context }: Held) => ({ step: context.at }) } as const

export const replayMachine = setup({
  types: {
    context: {} as ReplayContext,
    events: {} as ReplayEvent,
    input: {} as ReplayInput,
    tags: {} as Tag,
  },
  actors: {
    loadReport: declared<LoadAnswer, { code: string }>(),
    readFile: declared<string, { file: File | null }>(),
    noteOpening: declared<ApiResult<null>, Opening>(),
    unpackReport: declared<Unpacked, Source>(),
  },
  actions: {
    ...effects('navigate', 'tellFrame', 'keepStep'),
    ...formActions<ReplayContext, ReplayEvent>(rules),
    ...queryActions<ReplayContext, ReplayEvent>(),
    takeLink: assign({ text: ({ context }) => context.form.values.code }),
    takeText: assign((_, text: string) => ({ text })),
    takeReport: assign((_, answer: LoadAnswer) => {
      if (answer.kind !== 'ok') return {}
      const { note, recording, width, height, theme, code, at, ends, person, same } = answer.payload
      const carried = { note, recording, width, height, theme: theme === 'dark' ? ('dark' as const) : ('light' as const) }
      return { carried, kept: { code, at, ends, person, same }, problem: null }
    }),
    takeOpened: assign(({ context }, unpacked: Unpacked) => {
      if (unpacked.kind !== 'opened') return {}
      const { carried, opened } = unpacked
      const last = Math.max(opened.steps.length - 1, 0)
      return { carried, opened, width: carried.width, theme: carried.theme, at: Math.min(context.at, last) }
    }),
    sayNoReport: assign({ form: ({ context }) => fail(context.form, { code: NO_REPORT }) }),
    forgetReport: assign({
      code: null,
      text: null,
      carried: null,
      kept: null,
      opened: null,
      at: 0,
      form: createForm(emptyReplay),
    }),
    goTo: assign(({ context, event }) => (event.type === 'go' ? { at: within(event.to, context) } : {})),
    goOn: assign({ at: ({ context }) => within(context.at + 1, context) }),
    beginAnew: assign({ at: 0 }),
    chooseWidth: assign(({ event }) => (event.type === 'width.choose' ? { width: event.width } : {})),
    chooseTheme: assign(({ event }) => (event.type === 'theme.choose' ? { theme: event.theme } : {})),
    takeRelease: assign(({ event }) => (event.type === 'frame.ready' ? { frameRelease: event.release } : {})),
    takeFound: assign(({ event }) => (event.type === 'frame.opened' ? { found: event.steps, isFrameOpen: true } : {})),
    loseFrame: assign({ isFrameOpen: false, calls: [] }),
    takeCalls: assign(({ event }) => (event.type === 'frame.asks' ? { calls: event.calls, chosen: null } : {})),
    chooseOutcome: assign(({ event }) =>
      event.type === 'outcome.choose' ? { chosen: { call: event.call, outcome: event.outcome } } : {},
    ),
    forgetCalls: assign({ calls: [], chosen: null }),
  },
  guards: {
    ...queryGuards,
    ...formGuards<ReplayContext, ReplayEvent>(rules),
    hasCode: ({ context }) => context.code !== null,
    hasLink: ({ context }) => context.text !== null,
    isLink: ({ context }) => isReportText(context.form.values.code),
    isReport: (_, text: string) => isReportText(text),
    isGone: (_, answer: LoadAnswer) => codeOf(answer) === refusals.notFound.code,
    isOpened: (_, { kind }: Unpacked) => kind === 'opened',
    isForgotten: (_, { kind }: Unpacked) => kind === 'forgotten',
    isAtEnd: ({ context }) => context.at >= lastOf(context),
    mayFork: ({ context }) => context.isFrameOpen === true,
    isAsked: ({ context }) => context.calls.length > 0,
    isChosen: ({ context }) => context.chosen !== null,
  },
  delays: {
    PAUSE: ({ context }) => squeezed(context.opened?.steps[context.at + 1]?.pause ?? 0),
  },
}).createMachine({
  id: 'replay',
  context: ({ input }) => ({
    form: createForm(emptyReplay),
    code: input.code,
    text: input.link,
    carried: null,
    kept: null,
    opened: null,
    at: input.step ?? Number.MAX_SAFE_INTEGER,
    width: 360,
    theme: 'light',
    found: [],
    isFrameOpen: null,
    frameRelease: '',
    calls: [],
    chosen: null,
    problem: null,
  }),
  initial: 'routingAddress',
  states: {
    routingAddress: {
      always: [{ guard: 'hasCode', target: 'loading' }, { guard: 'hasLink', target: 'admitting' }, { target: 'asking' }],
    },
    asking: {
      on: {
        ...formEvents,
        submit: [
          { guard: 'isLink', target: 'admitting', actions: 'takeLink' },
          {
            guard: 'isComplete',
            actions: {
              type: 'navigate',
              params: ({ context }) => ({ to: `/support/${encodeURIComponent(readCode(context.form.values.code) ?? '')}` }),
            },
          },
          { actions: 'revealErrors' },
        ],
        pick: 'reading',
      },
    },
    reading: {
      tags: 'busy',
      invoke: {
        id: 'readFile',
        src: 'readFile',
        input: ({ event }) => ({ file: event.type === 'pick' ? event.file : null }),
        onDone: [
          { guard: { type: 'isReport', params: ({ event }) => event.output }, target: 'admitting', actions: take('takeText') },
          { target: 'asking', actions: 'sayNoReport' },
        ],
        onError: { target: 'asking', actions: 'sayNoReport' },
      },
    },
    admitting: {
      tags: 'loading',
      invoke: asking('noteOpening', {
        input: ({ context }: Held): Opening => ({ source: isFileText(context.text ?? '') ? 'file' : 'link' }),
        answered: [{ guard: ifAnswered, target: 'unpacking' }],
        failed: { target: 'notAdmitted', actions: takeProblem },
      }),
    },
    notAdmitted: { on: { retry: { target: 'admitting' } } },
    loading: {
      tags: 'loading',
      invoke: asking('loadReport', {
        input: ({ context }: Held) => ({ code: context.code ?? '' }),
        answered: [
          { guard: ifAnswered, target: 'unpacking', actions: take('takeReport') },
          { guard: judge('isGone'), target: 'gone' },
        ],
        failed: { target: 'failed', actions: takeProblem },
      }),
    },
    failed: { on: { retry: { target: 'loading' } } },
    gone: { on: { again: { target: 'asking', actions: ['forgetReport', { type: 'navigate', params: { to: '/support' } }] } } },
    unpacking: {
      tags: 'loading',
      invoke: {
        id: 'unpackReport',
        src: 'unpackReport',
        input: ({ context }) => sourceOf(context),
        onDone: [
          { guard: judge('isOpened'), target: 'shown', actions: take('takeOpened') },
          { guard: judge('isForgotten'), target: 'forgotten' },
          { target: 'damaged' },
        ],
        onError: { target: 'damaged' },
      },
    },
    forgotten: {
      on: { again: { target: 'asking', actions: ['forgetReport', { type: 'navigate', params: { to: '/support' } }] } },
    },
    damaged: { on: { again: { target: 'asking', actions: ['forgetReport', { type: 'navigate', params: { to: '/support' } }] } } },
    shown: {
      initial: 'still',
      on: {
        go: { target: '.still', actions: ['goTo', show, keepStep] },
        'width.choose': { actions: 'chooseWidth' },
        'theme.choose': { actions: ['chooseTheme', show] },
        'frame.ready': {
          actions: [
            'takeRelease',
            {
              type: 'tellFrame',
              params: ({ context }) => ({ kind: 'open', lines: context.opened?.lines ?? [], theme: context.theme }) as const,
            },
          ],
        },
        'frame.opened': { actions: ['takeFound', show] },
        'frame.broken': { target: '.still', actions: 'loseFrame' },
      },
      states: {
        still: {
          on: {
            play: [{ guard: 'isAtEnd', target: 'playing', actions: ['beginAnew', show, keepStep] }, { target: 'playing' }],
            fork: { guard: 'mayFork', target: 'forked' },
          },
        },
        playing: {
          on: { pause: 'still' },
          after: {
            PAUSE: [
              { guard: 'isAtEnd', target: 'still' },
              { target: 'playing', reenter: true, actions: ['goOn', show, keepStep] },
            ],
          },
        },
        forked: {
          entry: {
            type: 'tellFrame',
            params: ({ context }) => ({ kind: 'fork', step: momentAt(context)?.line ?? 0 }) as const,
          },
          exit: ['forgetCalls', { type: 'tellFrame', params: { kind: 'back' } }],
          on: {
            'frame.asks': { actions: 'takeCalls' },
            'outcome.choose': { guard: 'isAsked', actions: 'chooseOutcome' },
            answer: {
              guard: 'isChosen',
              actions: [
                {
                  type: 'tellFrame',
                  params: ({ context }) =>
                    ({ kind: 'answer', call: context.chosen?.call ?? '', outcome: context.chosen?.outcome ?? '' }) as const,
                },
                'forgetCalls',
              ],
            },
            back: { target: 'still', actions: show },
          },
        },
      },
    },
  },
})
