/**
 * A row of serial numbers (M13; LT04–LT06, LT19–LT29). Rows are plain data of the form with a document: it steps them with this
 * machine by `stepRow`, so a thousand rows need no actors. Its queue asks the server; this machine knows no call.
 */
import { assign, setup, transition } from 'xstate'
import { bareSerial, isWholeSerial, normaliseSerial } from '../../../domain/serials/serial.ts'
import { answered, asked, blamed, createRow, denied, hasFailed, meant, notAdded, problemOf, rowState, withText } from './row.ts'
import type { Availability, RowEvent, RowProblem, SerialRow } from './types.ts'

type Held = { context: SerialRow }
type Text = { text: string }
type Edit = Text & { isTwice: boolean }
/** The same text is no change: what is known of it stays. */
const isOther = ({ serialNumber }: SerialRow, { text }: Text): boolean => bareSerial(text) !== serialNumber

type Answer = { serial: string } & Availability

const isOf = ({ serialNumber }: SerialRow, { serial }: Answer): boolean => serial === serialNumber

const serialRow = setup({
  types: {
    context: {} as SerialRow,
    events: {} as RowEvent,
    input: {} as { id: string },
  },
  actions: {
    takeText: assign(({ context }, { text }: Text) => withText(context, text)),
    tidy: assign(({ context }) => meant(context)),
    blame: assign(({ context }, { problem }: { problem: RowProblem }) => blamed(context, problem)),
    ask: assign(({ context }) => asked(context)),
    takeAnswer: assign(({ context }, { code, message, payload, available }: Availability) =>
      answered(context, { code, message, payload, available }),
    ),
    refuse: assign(({ context }, { code, message }: { code: number; message: string }) => denied(context, code, message)),
    send: assign({ loading: true }),
    lock: assign({ loading: false, isAddClicked: true }),
    takeBack: assign(({ context }, { message }: { message: string | null }) => notAdded(context, message)),
  },
  guards: {
    /** Nothing can be missing in it: it is asked about while it is typed. */
    isWhole: ({ context }: Held, edit: Edit) => isOther(context, edit) && isWholeSerial(bareSerial(edit.text)) && !edit.isTwice,
    isTaken: ({ context }: Held, edit: Edit) => isOther(context, edit) && isWholeSerial(bareSerial(edit.text)) && edit.isTwice,
    isOther: ({ context }: Held, edit: Edit) => isOther(context, edit),
    isNoSerial: ({ context }: Held) => problemOf(normaliseSerial(context.serialNumber), false) === 'format',
    isTwice: ({ context }: Held, { isTwice }: { isTwice: boolean }) => context.serialNumber !== '' && isTwice,
    isMeant: ({ context }: Held) => context.serialNumber !== '',
    isDuplicate: ({ context }: Held) => context.problem === 'duplicate',
    isFree: ({ context }: Held, answer: Answer) => isOf(context, answer) && answer.payload === 0,
    isUnknown: ({ context }: Held, answer: Answer) => isOf(context, answer) && answer.payload === 1,
    /** Any other answer to this text; one to an older text is ignored (A62). */
    isRefused: ({ context }: Held, answer: Answer) => isOf(context, answer),
    hasFailed: ({ context }: Held) => hasFailed(context),
  },
})

type OfEvent<Type> = { event: Extract<RowEvent, { type: Type }> }

const said = ({ event }: OfEvent<'edit'>) => event
const heard = ({ event }: OfEvent<'answer'>) => event
const takeText = { type: 'takeText', params: said } as const
const takeAnswer = { type: 'takeAnswer', params: heard } as const
const blame = (problem: RowProblem) => ({ type: 'blame', params: { problem } }) as const

const edit = [
  { guard: { type: 'isWhole', params: said }, target: 'checking', actions: [takeText, 'ask'] },
  { guard: { type: 'isTaken', params: said }, target: 'unchecked', actions: [takeText, blame('duplicate')] },
  { guard: { type: 'isOther', params: said }, target: 'unchecked', actions: takeText },
] as const

export const serialRowMachine = serialRow.createMachine({
  id: 'serialRow',
  context: ({ input: { id } }) => createRow(id),
  initial: 'unchecked',
  states: {
    unchecked: {
      on: {
        edit,
        leave: [
          { guard: 'isNoSerial', actions: ['tidy', blame('format')] },
          {
            guard: { type: 'isTwice', params: ({ event }) => event },
            actions: ['tidy', blame('duplicate')],
          },
          { guard: 'isMeant', target: 'checking', actions: ['tidy', 'ask'] },
        ],
        free: { guard: 'isDuplicate', target: 'checking', actions: 'ask' },
      },
    },
    checking: {
      on: {
        edit,
        answer: [
          { guard: { type: 'isFree', params: heard }, target: 'available', actions: takeAnswer },
          { guard: { type: 'isUnknown', params: heard }, target: 'notFound', actions: takeAnswer },
          { guard: { type: 'isRefused', params: heard }, target: 'error', actions: takeAnswer },
        ],
      },
    },
    available: { on: { edit, deny: { target: 'error', actions: { type: 'refuse', params: ({ event }) => event } } } },
    notFound: { on: { edit, add: { target: 'adding', actions: 'send' } } },
    error: { on: { edit, check: { guard: 'hasFailed', target: 'checking', actions: 'ask' } } },
    adding: {
      on: {
        added: { target: 'added', actions: 'lock' },
        addFailed: { target: 'notFound', actions: { type: 'takeBack', params: ({ event }) => event } },
      },
    },
    added: {},
  },
})

/** The row after an event; the same object where its machine does not take it. */
export const stepRow = (row: SerialRow, event: RowEvent): SerialRow => {
  const before = serialRowMachine.resolveState({ value: rowState(row), context: row })
  return transition(serialRowMachine, before, event)[0].context
}
