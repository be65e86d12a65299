import { FATE_STEPS } from '../../../domain/sales/sale-fate.ts'
import { SALE_STATUSES } from '../../../domain/sales/sale-status.ts'
import { fileCallMarks, fileEventMarks, queuedFileMarks } from '../../fragments/files/marks.ts'
import type { MarksOf } from '../../kit/marks/marks.ts'
import { answerMarks, commandMarks, formMarks } from '../../kit/marks/parts.ts'
import type { addToolMachine } from './machine.ts'

const receipt = { dateTime: 'date', totalSum: 'sum', fn: 'receipt', fd: 'receipt', fp: 'receipt' } as const
const patch = { serialNumber: 'serial', ...receipt } as const
const repair = { id: 'id', serial: 'serial', receiptId: 'id', disagreed: ['fn', 'fd', 'fp', 'sum', 'time'] } as const
const nowhere = { coordinates: 'dropped', gps: 'dropped' } as const

const CAMERA_PROBLEMS = ['insecure', 'unsupported', 'denied', 'missing', 'busy', 'lost', 'reader'] as const
const moment = { now: 'moment', today: 'date' } as const
/** What a code says that is none of ours is nobody's business either. */
const seen = {
  kind: ['receipt', 'serial', 'failed'],
  text: 'receipt',
  serial: 'serial',
  problem: CAMERA_PROBLEMS,
  ...moment,
} as const
const reading = {
  kind: ['receipt', 'several', 'other', 'none', 'serial', 'failed'],
  text: 'receipt',
  texts: { '*': 'receipt' },
  serial: 'serial',
  problem: ['unreadable', ...CAMERA_PROBLEMS],
  ...moment,
} as const

const registered = answerMarks({ id: 'id', saleStatus: SALE_STATUSES })
const tool = { name: 'text', imageUrl: 'dropped', bonus: 'sum', warrantyMonths: 'kept' } as const
const row = {
  status: SALE_STATUSES,
  name: 'text',
  imageUrl: 'dropped',
  bonus: 'sum',
  guaranteeExpire: 'date',
  fate: {
    step: FATE_STEPS,
    next: ['owner', 'taxService', 'desk', 'nobody'],
    until: 'date',
    retryAt: 'date',
    disagreed: repair.disagreed,
    reason: 'text',
  },
  receiptId: 'id',
  repair: { left: 'kept', by: { id: 'id', saleStatus: SALE_STATUSES } },
} as const

export const addToolMarks = {
  context: {
    command: {
      ...commandMarks,
      kind: ['sale', 'purchase', 'manual', 'reserve', 'reserveManual'],
      at: 'moment',
      position: nowhere,
      repairs: 'id',
    },
    answer: registered,
    quiet: 'kept',
    mode: ['seller', 'customer'],
    reader: ['seller', 'customer', 'legal'],
    asks: { for: ['scan', 'fields', 'repair'], repair },
    screen: ['main', 'form', 'result'],
    receiptAge: { saleDays: 'kept', purchaseYears: 'kept' },
    form: formMarks({ ...patch, images: { '*': 'file' } }, 'haveABill'),
    files: { '*': queuedFileMarks },
    unread: { '*': 'file' },
    remarks: { '@': 'file', '*': 'text' },
    filledBy: { '*': 'file' },
    scannedTime: 'date',
    aim: ['receipt', 'serial'],
    scanProblem: [...CAMERA_PROBLEMS, 'timeout'],
    reading,
    serials: { '@': 'serial', '*': { verdict: ['free', 'unknown', 'taken'], message: 'text', tool } },
    asked: 'serial',
    repair: { ...repair, refused: 'text' },
    message: 'text',
    outcome: { ...row, id: 'id', serial: 'serial', at: 'moment', answered: SALE_STATUSES },
    refusal: 'kept',
  },
  events: {
    prefill: { patch: { serialNumber: 'serial' } },
    'form.change': { patch },
    'form.blur': { field: ['serialNumber', 'dateTime', 'totalSum', 'fn', 'fd', 'fp'] },
    'receipt.pick': { text: 'receipt' },
    ...fileEventMarks,
    repair: { repair },
    'url.changed': { screen: ['main', 'form', 'result'] },
  },
  outcomes: {
    locate: nowhere,
    registerSale: registered,
    registerPurchase: registered,
    addManually: registered,
    reserve: registered,
    ...fileCallMarks,
    readPhoto: reading,
    askAvailability: answerMarks([0, 1, 2]),
    describeTool: answerMarks({ model: { name: 'text', imageUrl: 'dropped' }, bonus: 'sum', warrantyMonths: 'kept' }),
    watchOutcome: answerMarks(row),
    loadReceipt: answerMarks({ $: 'ReceiptView' }),
    scanQr: seen,
  },
} as const satisfies MarksOf<typeof addToolMachine>
