/**
 * The open form: rows are checked and files uploaded while the person types. Leaving it takes the checks under way back, and
 * returning asks them again.
 */
import { fileEvents, fileStates, fileWork } from '../../fragments/files/states.ts'
import { formEvents } from '../../kit/form/events.ts'
import { known } from '../../kit/known.ts'
import { judge, take } from '../../kit/query/states.ts'
import { UNREAD } from './list.ts'
import { toForm, toHome } from './places.ts'
import { companyInvoice } from './setup.ts'

type OfRow = { event: { id: string } }

const ofRow = ({ event }: OfRow) => event
const onRow = <const Action extends string>(type: Action) => ({ type, params: ofRow }) as const

/** One queue for all rows: a few checks at a time, late answers ignored, stopped or paused as a whole. */
const checks = companyInvoice.createStateConfig({
  initial: 'routing',
  states: {
    routing: { always: [{ guard: 'isStopped', target: 'stopped' }, { target: 'idle' }] },
    idle: { always: { guard: 'hasChecks', target: 'asking' } },
    asking: {
      entry: 'noteAsked',
      always: { guard: 'isOvertaken', target: 'idle' },
      invoke: {
        id: 'askChecks',
        src: 'askChecks',
        input: ({ context }) => context.asked,
        onDone: [
          { guard: judge('isPauseDue'), target: 'paused', actions: [take('takePause'), take('takeChecks')] },
          { target: 'idle', actions: take('takeChecks') },
        ],
        onError: { target: 'idle', actions: 'failChecks' },
      },
      on: { 'checks.stop': { guard: 'isLongQueue', target: 'stopped', actions: 'stopChecks' } },
    },
    paused: {
      after: { CHECK_PAUSE: { target: 'idle' } },
      on: { 'checks.resume': { target: 'idle' } },
    },
    stopped: {
      always: { guard: 'hasNoChecks', target: 'idle', actions: 'resumeChecks' },
      on: { 'checks.resume': { target: 'idle', actions: 'resumeChecks' } },
    },
  },
})

/** A list of serial numbers is read while the form stays open, one at a time. */
const list = companyInvoice.createStateConfig({
  initial: 'idle',
  states: {
    idle: {
      on: {
        'list.paste': { target: 'reading', actions: { type: 'beginList', params: ({ event: { text } }) => ({ text }) } },
        'list.file': { target: 'reading', actions: { type: 'beginList', params: ({ event: { file } }) => ({ file }) } },
        'list.choose': {
          guard: { type: 'isOffered', params: ({ event }) => event },
          actions: { type: 'chooseColumn', params: ({ event }) => event },
        },
      },
    },
    reading: {
      tags: 'device',
      invoke: {
        id: 'readList',
        src: 'readList',
        input: ({ context }) => known(context.list),
        onDone: { target: 'idle', actions: take('takeList') },
        onError: { target: 'idle', actions: { type: 'takeList', params: UNREAD } },
      },
    },
  },
})

const files = companyInvoice.createStateConfig({
  initial: 'idle',
  states: {
    idle: { always: fileWork },
    ...fileStates('idle', 'Не удалось удалить файл. Он остался в форме'),
  },
})

export const formStates = companyInvoice.createStateConfig({
  type: 'parallel',
  on: {
    'row.change': { actions: { type: 'editRow', params: ({ event }) => event } },
    'row.leave': { actions: onRow('leaveRow') },
    'row.enter': { actions: onRow('enterRow') },
    'row.add': { guard: 'hasRoom', actions: 'addRow' },
    'row.remove': { guard: { type: 'isRemovable', params: ofRow }, actions: onRow('removeRow') },
    'row.check': { guard: { type: 'isFailedRow', params: ofRow }, actions: onRow('recheckRow') },
    'rows.filter': {
      guard: { type: 'mayFilter', params: ({ event }) => event },
      actions: { type: 'filterRows', params: ({ event }) => event },
    },
    'rows.check': { guard: 'areManyFailed', actions: 'recheckRows' },
    'rows.clear': { guard: 'areManyWrong', actions: 'clearWrong' },
    'rows.restore': { guard: 'mayRestore', actions: 'restoreRows' },
    'row.send': [
      {
        guard: { type: 'mayAdd', params: ofRow },
        target: 'adding',
        actions: { type: 'commit', params: ({ event }) => event },
      },
      // The desk needs the invoice: its fields come first (A64).
      { guard: { type: 'isNotFound', params: ofRow }, actions: 'revealErrors' },
    ],
    'rows.send': [
      { guard: 'mayAddAll', target: 'adding', actions: { type: 'commitAll', params: ({ event: { key } }) => ({ key }) } },
      { guard: 'areNotFound', actions: 'revealErrors' },
    ],
    ...formEvents,
    'files.add': { actions: 'pickFiles' },
    ...fileEvents,
    submit: [
      { guard: 'isTyping', actions: 'leaveRows' },
      { guard: 'isReady', target: 'confirming', actions: { type: 'commit', params: ({ event: { key } }) => ({ key }) } },
      // Everything has been sent by «Добавить»: no call is left to make (A65).
      { guard: 'isReadyByHand', target: 'registered', actions: 'keepSuccess' },
      { guard: 'areRowsReady', actions: 'revealErrors' },
    ],
    back: { actions: toHome },
    'url.changed': [{ guard: 'opensResult', actions: toForm }, { actions: 'takeScreen' }],
  },
  states: { checks, files, list },
})
