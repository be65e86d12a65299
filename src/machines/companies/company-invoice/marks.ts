import { fileCallMarks, fileEventMarks, pickedFileMarks, queuedFileMarks } from '../../fragments/files/marks.ts'
import type { MarksOf } from '../../kit/marks/marks.ts'
import { answerMarks, commandMarks, formMarks } from '../../kit/marks/parts.ts'
import { rowIdMark, serialRowContextMarks } from '../serial-row/marks.ts'
import type { companyInvoiceMachine } from './machine.ts'

const patch = { upd: 'text', time: 'date', inn: 'inn', sum: 'sum' } as const
const ofRow = { id: rowIdMark } as const
const rowIds = { '*': rowIdMark } as const
const serials = { '*': 'serial' } as const

const list = { serials, repeated: serials, others: { '*': { text: 'text', line: 'kept' } } } as const
const columns = { '*': { heading: 'text', list } } as const
const beside = { otherSheets: { '*': 'text' }, hidden: { sheets: { '*': 'text' }, rows: 'kept', columns: 'kept' } } as const
const reading = {
  kind: ['list', 'choice', 'refused'],
  list,
  columns,
  ...beside,
  problem: {
    kind: ['empty', 'noSerials', 'tooManyRows', 'tooLong', 'file'],
    others: list.others,
    rows: 'kept',
    problem: [
      'xls',
      'ods',
      'xlsb',
      'pdf',
      'html',
      'unknown',
      'emptyFile',
      'encrypted',
      'damaged',
      'tooLong',
      'tooMuch',
      'unread',
      'allHidden',
    ],
  },
} as const

export const companyInvoiceMarks = {
  context: {
    command: {
      ...commandMarks,
      parts: { '*': { serials, fate: ['waiting', 'sent', 'refused'] } },
      row: rowIdMark,
      rest: { key: 'id', rows: rowIds },
    },
    answer: answerMarks('dropped'),
    files: { '*': queuedFileMarks },
    rows: { '*': serialRowContextMarks },
    lastRow: 'kept',
    wrong: rowIds,
    kind: ['tool', 'sale'],
    screen: ['main', 'result'],
    form: formMarks({ ...patch, files: { '*': 'file' } }),
    asked: { '*': { ...ofRow, serial: 'serial' } },
    pause: 'kept',
    sentUnder: { upd: 'text', time: 'date', inn: 'inn' },
    removed: serials,
    list: { text: 'text', file: pickedFileMarks },
    listNote: { text: 'text' },
    listChoice: { kind: ['choice'], columns, ...beside },
    denials: 'kept',
    problem: { message: 'text', reason: 'text' },
    registered: { available: 'kept', manual: 'kept' },
  },
  events: {
    'row.change': { ...ofRow, text: 'serial' },
    'row.leave': ofRow,
    'row.enter': ofRow,
    'row.remove': ofRow,
    'row.check': ofRow,
    'row.send': ofRow,
    'list.paste': { text: 'text' },
    'list.file': { file: pickedFileMarks },
    'list.choose': { column: 'kept' },
    'form.change': { patch },
    'form.blur': { field: ['upd', 'time', 'inn', 'sum'] },
    ...fileEventMarks,
    'url.changed': { screen: ['main', 'result'] },
  },
  outcomes: {
    askChecks: { '*': { ...ofRow, serial: 'serial', answer: answerMarks('kept') } },
    addUnknown: answerMarks('dropped'),
    confirmInvoice: answerMarks('dropped'),
    readList: reading,
    ...fileCallMarks,
  },
} as const satisfies MarksOf<typeof companyInvoiceMachine>
