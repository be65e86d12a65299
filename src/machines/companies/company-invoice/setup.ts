/** The setup of the form of an invoice: types, calls, effects and guards. Its states are in machine.ts and form-states.ts. */
import { assign, setup } from 'xstate'
import type { ApiResult } from '../../../api/result.ts'
import type { FileReading } from '../../../domain/serials/serial-file.ts'
import type { RemovalInput, UploadInput } from '../../fragments/files/actors.ts'
import { formFiles } from '../../fragments/files/form.ts'
import { fileGuards } from '../../fragments/files/states.ts'
import { callOf, partsOf, progressOf, sentSerials } from '../../fragments/parts/parts.ts'
import { partActions, partDelays, partGuards } from '../../fragments/parts/setup.ts'
import { refusals } from '../../../domain/texts/refusals.ts'
import { codeOf } from '../../kit/command/answer.ts'
import { declared } from '../../kit/actor.ts'
import { commandActions, commandGuards, commandOf, isTurnedAway } from '../../kit/command/setup.ts'
import { effects } from '../../kit/effects.ts'
import { known } from '../../kit/known.ts'
import { createForm, fail } from '../../kit/form/form.ts'
import { formActions, formGuards, type FormRules } from '../../kit/form/setup.ts'
import type { Stamp } from '../../kit/stamp.ts'
import type { Tag } from '../../kit/tags.ts'
import { hasFailed, rowState } from '../serial-row/row.ts'
import { denyRows, hasDenials, nextCommand, releaseRow, sentSerial, shownErrors } from './answers.ts'
import { CHECKS_AT_ONCE, isOvertaken, nextChecks, pauseOf, withAnswers, type Check, type Checked } from './checks.ts'
import { checkInvoice, cleaned, documentOf, emptyInvoice, INVOICE_FILES, type InvoiceValues } from './form.ts'
import { checkedRows, foldTaken, isFoldable, isLong, typedRows, wrongIds } from './fold.ts'
import { removedNote, restoredNote, takeColumn, takeReading } from './list.ts'
import { addProblemOf, afterParts, problemOf } from './messages.ts'
import {
  addRow,
  areManyWrong,
  areReady,
  availableSerials,
  countsOf,
  editRow,
  emptyRows,
  enterRow,
  enterSerials,
  hasRoom,
  isRemovable,
  isWrong,
  leaveRow,
  leaveRows,
  mayRestore,
  notFoundRows,
  recheckRows,
  removeRow,
  rowOf,
  stepOne,
  withoutRows,
} from './rows.ts'
import type {
  AddInput,
  CompanyInvoiceContext,
  CompanyInvoiceEvent,
  CompanyInvoiceInput,
  ConfirmInput,
  ListSource,
  SentInvoice,
} from './types.ts'

type Context = CompanyInvoiceContext
type Event = CompanyInvoiceEvent
type OfRow = { id: string }
type Answered<Payload> = { answer: ApiResult<Payload> | null }

const sentInvoice = ({ kind, form }: Context): Omit<SentInvoice, 'key'> => ({ kind, values: cleaned(form.values) })

export const confirmInput = (context: Context): ConfirmInput => ({ ...sentInvoice(context), ...callOf(commandOf(context)) })

export const addInput = (context: Context): AddInput => ({
  ...sentInvoice(context),
  key: commandOf(context).key,
  serial: sentSerial(context),
})

const rules: FormRules<Context, Event> = {
  // Events that validate the form carry the moment: blur, submit and «Добавить».
  check: ({ files }, event) => checkInvoice(event as Stamp, files),
  tidy: cleaned,
}

const { isComplete } = formGuards<Context, Event>(rules)

const files = formFiles<InvoiceValues>('files', INVOICE_FILES)

const isNotFound = ({ rows }: Context, { id }: OfRow): boolean => {
  const row = rowOf(rows, id)
  return row !== undefined && rowState(row) === 'notFound'
}

export const companyInvoice = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    input: {} as CompanyInvoiceInput,
    tags: {} as Tag,
  },
  actors: {
    /** Runs a few checks at a time and answers as soon as one of them has: its failures are rows. */
    askChecks: declared<readonly Checked[], readonly Check[]>(),
    addUnknown: declared<ApiResult<unknown>, AddInput>(),
    confirmInvoice: declared<ApiResult<unknown>, ConfirmInput>(),
    readList: declared<FileReading, ListSource>(),
    uploadFile: declared<ApiResult<string>, UploadInput>(),
    deleteFile: declared<ApiResult<null>, RemovalInput>(),
  },
  actions: {
    ...effects('navigate', 'goBack', 'toast'),
    ...commandActions<Context, Event>(),
    ...formActions<Context, Event>(rules),
    ...partActions<Context, Event>(),
    editRow: assign(({ context }, { id, text }: OfRow & { text: string }) =>
      typedRows(context, { rows: editRow(context.rows, id, text), lastRow: context.lastRow }),
    ),
    leaveRow: assign({ rows: ({ context }, { id }: OfRow) => leaveRow(context.rows, id) }),
    enterRow: assign(({ context }, { id }: OfRow) => typedRows(context, enterRow(context, id))),
    leaveRows: assign({ rows: ({ context }) => leaveRows(context.rows) }),
    addRow: assign(({ context }) => typedRows(context, addRow(context))),
    removeRow: assign({ rows: ({ context }, { id }: OfRow) => removeRow(context.rows, id) }),
    recheckRow: assign({ rows: ({ context }, { id }: OfRow) => stepOne(context.rows, id, { type: 'check' }) }),
    beginList: assign({ list: (_, list: ListSource) => list, listNote: null, listChoice: null, removed: [] }),
    takeList: assign(({ context }, reading: FileReading) => ({
      ...foldTaken(context, takeReading(context, reading)),
      list: null,
    })),
    chooseColumn: assign(({ context }, { column }: { column: number }) => foldTaken(context, takeColumn(context, column))),
    filterRows: assign({
      wrong: ({ context }, { isOn }: { isOn: boolean }) => (isOn ? wrongIds(context.rows) : null),
    }),
    recheckRows: assign({ rows: ({ context }) => recheckRows(context.rows) }),
    clearWrong: assign(({ context }) => {
      const removed = context.rows.filter(isWrong).map(({ serialNumber }) => serialNumber)
      const left = withoutRows(context, isWrong)
      return { ...left, wrong: isLong(left.rows) ? [] : null, removed, listNote: removedNote(removed.length), listChoice: null }
    }),
    restoreRows: assign(({ context }) => ({
      ...enterSerials(context, context.removed),
      wrong: null,
      isFolding: true,
      removed: [],
      listNote: restoredNote(context.removed.length),
      listChoice: null,
    })),
    /** Registered rows leave the form, whatever becomes of the rest. */
    dropSent: assign(({ context }) => {
      const sent = new Set(context.command ? sentSerials(context.command) : [])
      return sent.size > 0 ? withoutRows(context, (row) => rowState(row) === 'available' && sent.has(row.serialNumber)) : {}
    }),
    countDenial: assign({ denials: ({ context }) => context.denials + 1 }),
    noteAsked: assign({ asked: ({ context }) => nextChecks(context.rows) }),
    takeChecks: assign(({ context }, checked: readonly Checked[]) => checkedRows(context, withAnswers(context.rows, checked))),
    failChecks: assign(({ context }) => {
      const failed = context.asked.map((check) => ({ ...check, answer: null }))
      return checkedRows(context, withAnswers(context.rows, failed))
    }),
    takePause: assign({ pause: (_, checked: readonly Checked[]) => pauseOf(checked) ?? 0 }),
    stopChecks: assign({ isStopped: true }),
    resumeChecks: assign({ isStopped: false }),
    pickFiles: assign(({ context, event }) => (event.type === 'files.add' ? files.pick(context, event.files) : {})),
    retryFile: assign(({ context }, { id }: OfRow) => files.retry(context, id)),
    removeFile: assign(({ context }, { id, key }: OfRow & { key: string }) => files.remove(context, id, key)),
    takeUpload: assign(({ context }, { answer }: Answered<string>) => files.uploaded(context, answer)),
    takeRemoval: assign(({ context }, { answer }: Answered<null>) => files.removed(context, answer)),
    takeScreen: assign({
      screen: ({ context, event }) => (event.type === 'url.changed' ? event.screen : context.screen),
    }),
    standAtForm: assign({ screen: 'main' }),
    /** «Добавить» of a row, or the invoice where no row is named. */
    commit: assign(({ context }, { id = null, key }: { id?: string | null; key: string }) => ({
      command: { key, row: id, isRepeat: false, parts: id === null ? partsOf(availableSerials(context.rows)) : [] },
      // The server's field messages belong to the last attempt; a press by key comes without a blur.
      form: { ...context.form, values: cleaned(context.form.values), errors: {} },
      rows: id === null ? context.rows : stepOne(context.rows, id, { type: 'add' }),
    })),
    /** «Добавить» of every row that is not in the base, one after another. */
    commitAll: assign(({ context }, { key }: { key: string }) => {
      const [row = null, ...rows] = notFoundRows(context.rows)
      return {
        command: { key, row, isRepeat: false, parts: [], rest: { key, rows } },
        form: { ...context.form, values: cleaned(context.form.values), errors: {} },
        rows: row === null ? context.rows : stepOne(context.rows, row, { type: 'add' }),
      }
    }),
    commitNext: assign(({ context }) => {
      const command = known(nextCommand(context) ?? null)
      return { command, answer: null, rows: stepOne(context.rows, known(command.row), { type: 'add' }) }
    }),
    lockRow: assign({
      rows: ({ context }) => stepOne(context.rows, commandOf(context).row ?? '', { type: 'added' }),
      sentUnder: ({ context }) => documentOf(context.form.values),
    }),
    releaseRow: assign({ rows: ({ context }) => releaseRow(context, null) }),
    blameRow: assign({ rows: ({ context }) => releaseRow(context, addProblemOf(context.answer)) }),
    denyRows: assign({ rows: ({ context }) => denyRows(context) }),
    showFieldErrors: assign({ form: ({ context }) => fail(context.form, shownErrors(context) ?? {}) }),
    keepSuccess: assign(({ context }) => {
      const { available, manual } = countsOf(context.rows)
      return {
        registered: { available, manual },
        form: createForm(emptyInvoice),
        files: [],
        isStopped: false,
        sentUnder: null,
        wrong: null,
        isFolding: false,
        removed: [],
        listNote: null,
        listChoice: null,
        ...emptyRows,
      }
    }),
    keepProblem: assign({
      problem: ({ context }) => afterParts(problemOf(context.kind, context.answer), progressOf(commandOf(context))),
    }),
    forgetResult: assign({ registered: null, problem: null }),
  },
  guards: {
    ...commandGuards,
    ...fileGuards,
    ...partGuards,
    /** The INN of an entrepreneur is in no draft (D140). */
    mayRepeat: ({ context }) => context.form.values.inn !== '',
    hasRoom: ({ context: { rows } }) => hasRoom(rows),
    isRemovable: ({ context: { rows } }, { id }: OfRow) => {
      const row = rowOf(rows, id)
      return row !== undefined && isRemovable(rows, row)
    },
    isFailedRow: ({ context: { rows } }, { id }: OfRow) => {
      const row = rowOf(rows, id)
      return row !== undefined && hasFailed(row)
    },
    isNotFound: ({ context }, row: OfRow) => isNotFound(context, row),
    mayAdd: ({ context, event }, row: OfRow) => isNotFound(context, row) && isComplete({ context, event }),
    areNotFound: ({ context: { rows } }) => notFoundRows(rows).length > 1,
    mayAddAll: ({ context, event }) => notFoundRows(context.rows).length > 1 && isComplete({ context, event }),
    /** Rows with errors are shown alone, or all of them again. */
    mayFilter: ({ context }, { isOn }: { isOn: boolean }) =>
      isOn ? context.wrong === null && (areManyWrong(context) || isFoldable(context.rows)) : context.wrong !== null,
    areManyWrong: ({ context }) => areManyWrong(context),
    mayRestore: ({ context }) => mayRestore(context),
    isOffered: ({ context: { listChoice } }, { column }: { column: number }) => listChoice?.columns[column] !== undefined,
    areManyFailed: ({ context }) => areManyWrong(context) && context.rows.some(hasFailed),
    hasChecks: ({ context }) => countsOf(context.rows).waiting > 0,
    hasNoChecks: ({ context }) => countsOf(context.rows).waiting === 0,
    /** More rows wait than are asked about at a time: there is something to stop. */
    isLongQueue: ({ context }) => countsOf(context.rows).waiting > CHECKS_AT_ONCE,
    isOvertaken: ({ context }) => isOvertaken(context.rows, context.asked),
    isStopped: ({ context }) => context.isStopped,
    /** The server wants a pause, or does not answer, and more rows wait. */
    isPauseDue: ({ context }, checked: readonly Checked[]) =>
      pauseOf(checked) !== null && nextChecks(withAnswers(context.rows, checked)).length > 0,
    /** Something was typed and its field not left: it is checked first. */
    isTyping: ({ context }) => areReady(context.rows) && countsOf(context.rows).typed > 0,
    isReady: ({ context, event }) =>
      areReady(context.rows) && countsOf(context.rows).available > 0 && isComplete({ context, event }),
    isReadyByHand: ({ context, event }) => areReady(context.rows) && isComplete({ context, event }),
    areRowsReady: ({ context }) => areReady(context.rows),
    isAdding: ({ context }) => context.command?.row !== null,
    isAdded: ({ context }) => commandGuards.isDone({ context }) && context.command?.row !== null,
    isAddedOfMany: ({ context }) => commandGuards.isDone({ context }) && nextCommand(context) !== undefined,
    /** A refusal is the row's own: the others go on. A device without a network would blame them all. */
    isRefusedOfMany: ({ context }) => context.answer?.kind === 'refused' && nextCommand(context) !== undefined,
    isTooOften: ({ context }) =>
      partGuards.isTooOften({ context }) ||
      (codeOf(context.answer) === refusals.rateLimited.code && context.command?.rest !== undefined),
    isTurnedAway,
    /** The rest of the document has not left: it waits for «Повторить». */
    isInterrupted: ({ context }) =>
      context.answer?.kind === 'failed' && context.command !== null && sentSerials(context.command).length > 0,
    isAboutFields: ({ context }) => shownErrors(context) !== null,
    isAboutSerials: ({ context }) => hasDenials(context),
    asksForResult: ({ context }) => context.screen === 'result',
    opensResult: ({ event }) => event.type === 'url.changed' && event.screen === 'result',
    leavesResult: ({ event }) => event.type === 'url.changed' && event.screen !== 'result',
  },
  delays: {
    ...partDelays,
    CHECK_PAUSE: ({ context }) => context.pause,
  },
})
