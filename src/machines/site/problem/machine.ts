/**
 * «Сообщить о проблеме»: what this tab has recorded, step by step, is read by the person, who strikes out what is nobody's business and
 * sends the rest (D256). Without a network the same stands in a link, in a QR code and in a file, and is sent when the network is back.
 */
import { assign, setup } from 'xstate'
import { messageOf, type ApiResult } from '../../../api/result.ts'
import { declared } from '../../kit/actor.ts'
import { commandActions, commandGuards, commandOf } from '../../kit/command/setup.ts'
import { repeatIn, routingAnswer, sending } from '../../kit/command/states.ts'
import { effects } from '../../kit/effects.ts'
import { createForm } from '../../kit/form/form.ts'
import { formActions, formGuards, type FormRules } from '../../kit/form/setup.ts'
import { known } from '../../kit/known.ts'
import { queryGuards } from '../../kit/query/setup.ts'
import { asking, ifAnswered } from '../../kit/query/states.ts'
import type { Tag } from '../../kit/tags.ts'
import { noteProblem } from './note.ts'
import type {
  EraseInput,
  OwnLink,
  Packed,
  PackInput,
  ProblemContext,
  ProblemEvent,
  ProblemForm,
  ProblemInput,
  Recorded,
  ReportCommand,
  Sent,
} from './types.ts'

type Held = { context: ProblemContext }

const rules: FormRules<ProblemContext, ProblemEvent> = {
  check:
    () =>
    ({ note }: ProblemForm) => {
      const problem = noteProblem(note)
      return problem === null ? {} : { note: problem }
    },
}

/** Nothing has left the device. */
const isNotSent = ({ answer }: ProblemContext): boolean =>
  answer?.kind === 'failed' && (answer.reason === 'offline' || answer.reason === 'away')

const NOT_ERASED = { title: 'Ошибка', text: 'Запись не стёрта, повторите', tone: 'danger', about: 'erase' } as const

const packInput = ({ context: { form, recorded, struck } }: Held): PackInput => ({
  note: form.values.note.trim(),
  lines: recorded?.lines ?? [],
  struck,
  place: recorded?.place ?? '/',
})

/** «Повторить», by the person or by the network. */
const again = repeatIn('sending')

export const problemMachine = setup({
  types: {
    context: {} as ProblemContext,
    events: {} as ProblemEvent,
    input: {} as ProblemInput,
    tags: {} as Tag,
  },
  actors: {
    readRecording: declared<Recorded>(),
    packReport: declared<Packed, PackInput>(),
    reportProblem: declared<ApiResult<Sent>, ReportCommand>(),
    makeLink: declared<OwnLink, ReportCommand>(),
    eraseProblem: declared<ApiResult<null>, EraseInput>(),
  },
  actions: {
    ...effects('leave', 'toast', 'saveReport', 'copyText', 'shareLink'),
    ...commandActions<ProblemContext, ProblemEvent>(),
    ...formActions<ProblemContext, ProblemEvent>(rules),
    takeRecorded: assign((_, { recorded }: { recorded: Recorded }) => ({ recorded })),
    strike: assign(({ context }, { line }: { line: number }) => ({ struck: [...context.struck, line] })),
    restore: assign(({ context }, { line }: { line: number }) => ({ struck: context.struck.filter((one) => one !== line) })),
    holdKey: assign((_, { key }: { key: string }) => ({ key, problem: null })),
    commit: assign(({ context: { key } }, { packed }: { packed: Packed }) => ({
      command: { ...packed, key, isRepeat: false },
      isOffline: false,
    })),
    /** Nothing was sent: the next sending is the first one. */
    takeOffline: assign({ isOffline: true, answer: null }),
    takeDoubt: assign({ isOffline: false, answer: null }),
    takeLink: assign((_, { link }: { link: OwnLink }) => ({ link })),
    takeSent: assign(({ context: { answer } }) => ({ sent: answer?.kind === 'ok' ? answer.payload : null })),
    keepProblem: assign({ problem: ({ context }) => messageOf(context.answer) }),
    forgetSent: assign({ sent: null }),
  },
  guards: {
    ...commandGuards,
    ...formGuards<ProblemContext, ProblemEvent>(rules),
    isNotSent: ({ context }) => isNotSent(context),
    ...queryGuards,
    /** The step is told, and can be struck out. */
    mayStrike: ({ context: { recorded, struck } }, { line }: { line: number }) =>
      !struck.includes(line) && recorded?.steps.some((step) => step.line === line) === true,
    canShare: ({ context }) => context.canShare,
    isStruck: ({ context: { struck } }, { line }: { line: number }) => struck.includes(line),
  },
}).createMachine({
  id: 'problem',
  context: ({ input }): ProblemContext => ({
    form: createForm({ note: input.draft?.note ?? '' }),
    recorded: null,
    struck: [],
    key: '',
    command: input.draft?.command ?? null,
    answer: null,
    link: null,
    sent: null,
    isOffline: false,
    problem: null,
    canShare: input.canShare,
  }),
  initial: 'routingStart',
  states: {
    routingStart: { always: [{ guard: 'isUnanswered', target: 'unsent' }, { target: 'reading' }] },
    reading: {
      tags: 'loading',
      invoke: {
        id: 'readRecording',
        src: 'readRecording',
        onDone: { target: 'form', actions: { type: 'takeRecorded', params: ({ event }) => ({ recorded: event.output }) } },
        onError: { target: 'form' },
      },
      on: { back: { actions: { type: 'leave', params: { to: '/' } } } },
    },
    form: {
      on: {
        'form.change': { actions: 'changeField' },
        'form.blur': { actions: 'leaveField' },
        'step.strike': {
          guard: { type: 'mayStrike', params: ({ event }) => event },
          actions: { type: 'strike', params: ({ event }) => event },
        },
        'step.restore': {
          guard: { type: 'isStruck', params: ({ event }) => event },
          actions: { type: 'restore', params: ({ event }) => event },
        },
        submit: [
          { guard: 'isComplete', target: 'packing', actions: { type: 'holdKey', params: ({ event }) => event } },
          { actions: 'revealErrors' },
        ],
        back: { actions: { type: 'leave', params: { to: '/' } } },
      },
    },
    packing: {
      tags: 'busy',
      invoke: {
        id: 'packReport',
        src: 'packReport',
        input: packInput,
        onDone: { target: 'sending', actions: { type: 'commit', params: ({ event }) => ({ packed: event.output }) } },
        onError: { target: 'unpacked' },
      },
    },
    /** The part that packs has not come: it is asked for again. */
    unpacked: { on: { retry: { target: 'packing' }, back: { target: 'form' } } },
    sending: sending('reportProblem', commandOf<ReportCommand>),
    routingAnswer: routingAnswer(
      { target: 'sent', actions: ['takeSent', 'closeCommand'] },
      { guard: 'isNotSent', target: 'unsent', actions: 'takeOffline' },
      { target: 'refused', actions: ['keepProblem', 'closeCommand'] },
    ),
    /** Of an unknown outcome, after which the same report is sent under the same key. */
    unanswered: { always: { target: 'unsent', actions: 'takeDoubt' } },
    unsent: {
      initial: 'linking',
      on: {
        repeat: again,
        'network.back': again,
        'link.save': { actions: { type: 'saveReport', params: ({ context }) => commandOf(context) } },
        back: { actions: { type: 'leave', params: { to: '/' } } },
      },
      states: {
        linking: {
          tags: 'device',
          invoke: {
            id: 'makeLink',
            src: 'makeLink',
            input: ({ context }: Held) => commandOf(context),
            onDone: { target: 'linked', actions: { type: 'takeLink', params: ({ event }) => ({ link: event.output }) } },
            onError: { target: 'linkless' },
          },
        },
        linked: {
          on: {
            'link.copy': {
              actions: { type: 'copyText', params: ({ context }: Held) => ({ text: known(context.link).address }) },
            },
            'link.share': {
              guard: 'canShare',
              actions: { type: 'shareLink', params: ({ context }: Held) => ({ url: known(context.link).address }) },
            },
          },
        },
        linkless: {},
      },
    },
    refused: { tags: 'result', on: { back: { target: 'form' } } },
    sent: {
      tags: 'result',
      initial: 'shown',
      states: {
        shown: {
          on: {
            erase: { target: 'asking' },
            'code.copy': { actions: { type: 'copyText', params: ({ context }: Held) => ({ text: known(context.sent).report }) } },
            back: { actions: { type: 'leave', params: { to: '/' } } },
          },
        },
        asking: { on: { keep: { target: 'shown' }, confirm: { target: 'erasing' } } },
        erasing: {
          tags: 'busy',
          invoke: asking('eraseProblem', {
            input: ({ context }: Held) => {
              const { report, eraseKey } = known(context.sent)
              return { code: report, eraseKey }
            },
            answered: [{ guard: ifAnswered, target: '#problem.erased', actions: 'forgetSent' }],
            failed: { target: 'shown', actions: { type: 'toast', params: NOT_ERASED } },
          }),
        },
      },
    },
    erased: { tags: 'result', on: { back: { actions: { type: 'leave', params: { to: '/' } } } } },
  },
})
