/**
 * Tools on one invoice, in two configurations (M13, M14): what a company has bought, and a seller's sale to a company. The rows of
 * serial numbers are plain data (rows.ts), each stepped by the machine of a row; one queue checks a few of them at a time.
 *
 * Both commands, «Добавить» of a row and the invoice itself, carry a key that is kept until the answer. Silence is an outcome of
 * its own: the person repeats under the same key, after a reload too (C04, B10).
 */
import { refusals } from '../../../domain/texts/refusals.ts'
import { leftText } from '../../../domain/serials/serial-parts.ts'
import { progressOf } from '../../fragments/parts/parts.ts'
import { settle } from '../../fragments/parts/setup.ts'
import { commandOf } from '../../kit/command/setup.ts'
import { answerBranches, repeatIn, sending } from '../../kit/command/states.ts'
import { createForm } from '../../kit/form/form.ts'
import { emptyInvoice } from './form.ts'
import { formStates } from './form-states.ts'
import { replaceByForm, toForm, toHome, toList, toResult } from './places.ts'
import { isFoldable, wrongIds } from './fold.ts'
import { emptyRows } from './rows.ts'
import { addInput, companyInvoice, confirmInput } from './setup.ts'
import type { CompanyInvoiceContext } from './types.ts'

/** Back to the form without the command: its row is as it was, and what its parts have registered is not there any more. */
const leaveCommand = ['releaseRow', 'dropSent', 'closeCommand'] as const

/** Rows that the server has refused stay behind, with what has become of the others. */
const sayDenied = {
  type: 'toast',
  params: ({ context }: { context: CompanyInvoiceContext }) => {
    const progress = progressOf(commandOf(context))
    const text = progress.registered > 0 ? leftText(progress) : refusals.serialsRefused.text
    return { title: 'Ошибка', text, tone: 'danger', about: 'refused serials' } as const
  },
} as const

export const companyInvoiceMachine = companyInvoice.createMachine({
  id: 'companyInvoice',
  context: ({ input: { kind, screen, draft } }): CompanyInvoiceContext => ({
    kind,
    screen,
    form: createForm(draft?.values ?? emptyInvoice),
    files: draft?.files ?? [],
    rows: draft?.rows ?? emptyRows.rows,
    lastRow: draft?.lastRow ?? emptyRows.lastRow,
    asked: [],
    isStopped: draft?.isStopped ?? false,
    pause: 0,
    denials: 0,
    command: draft?.command ?? null,
    answer: null,
    sentUnder: draft?.sentUnder ?? null,
    wrong: draft && isFoldable(draft.rows) ? wrongIds(draft.rows) : null,
    isFolding: draft !== null,
    removed: [],
    list: null,
    listNote: null,
    listChoice: null,
    problem: null,
    registered: null,
  }),
  initial: 'routingStart',
  states: {
    routingStart: {
      always: [
        { guard: 'isUnanswered', target: 'unanswered' },
        { guard: 'asksForResult', target: 'form', actions: ['standAtForm', replaceByForm] },
        { target: 'form' },
      ],
    },
    form: formStates,
    adding: sending('addUnknown', addInput),
    routingPart: {
      always: [
        { guard: 'hasPart', target: 'confirming' },
        { guard: 'hasRefused', target: 'form', actions: [sayDenied, 'countDenial', ...leaveCommand] },
        { target: 'registered', actions: ['keepSuccess', 'closeCommand'] },
      ],
    },
    confirming: sending('confirmInvoice', confirmInput),
    pausing: { tags: 'busy', after: { PART_PAUSE: { target: 'routingRepeat' } } },
    routingAnswer: {
      always: [
        { guard: 'isAddedOfMany', target: 'adding', actions: ['lockRow', 'commitNext'] },
        { guard: 'isAdded', target: 'form', actions: ['lockRow', 'closeCommand'] },
        { guard: 'isTooOften', target: 'pausing' },
        ...answerBranches(
          { target: 'routingPart', actions: settle('sent') },
          { guard: 'isInterrupted', target: 'unanswered' },
          { guard: 'isTurnedAway', target: 'form', actions: leaveCommand },
          { guard: 'isAboutFields', target: 'form', actions: ['showFieldErrors', ...leaveCommand] },
          { guard: 'isRefusedOfMany', target: 'adding', actions: ['blameRow', 'commitNext'] },
          { guard: 'isAdding', target: 'form', actions: ['blameRow', 'closeCommand'] },
          { guard: 'isAboutSerials', target: 'routingPart', actions: ['denyRows', settle('refused')] },
          { target: 'refused', actions: ['keepProblem', ...leaveCommand] },
        ),
      ],
    },
    unanswered: {
      entry: 'forgetAnswer',
      on: {
        repeat: { guard: 'mayRepeat', ...repeatIn('routingRepeat') },
        'list.open': { actions: toList },
        back: { target: 'form', actions: leaveCommand },
      },
    },
    routingRepeat: {
      always: [{ guard: 'isAdding', target: 'adding' }, { target: 'confirming' }],
    },
    registered: {
      tags: 'result',
      entry: toResult,
      exit: 'forgetResult',
      on: {
        back: { actions: toHome },
        home: { actions: toHome },
        'list.open': { actions: toList },
        again: { target: 'form', actions: toForm },
        'url.changed': [{ guard: 'leavesResult', target: 'form', actions: 'takeScreen' }, { actions: 'takeScreen' }],
      },
    },
    refused: {
      tags: 'result',
      entry: toResult,
      exit: 'forgetResult',
      on: {
        back: { target: 'form', actions: toForm },
        home: { actions: toHome },
        'url.changed': [{ guard: 'leavesResult', target: 'form', actions: 'takeScreen' }, { actions: 'takeScreen' }],
      },
    },
  },
})
