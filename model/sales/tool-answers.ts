/** The tool form's data and the answers of its calls. */
import { refusals } from '../../src/domain/texts/refusals.ts'
import { emptyTool, type ToolValues } from '../../src/machines/sales/add-tool/form.ts'
import type { Repair } from '../../src/domain/sales/repair.ts'
import type { Position, ToolCommand } from '../../src/machines/sales/add-tool/types.ts'
import { commandAnswers } from '../kit/command.ts'
import { faults } from '../kit/faults.ts'
import { crash, ok, output, refusal, said, type Answer, type NamedAnswer } from '../kit/flow.ts'
import { TOOL_PICTURE } from '../kit/picture.ts'
import { stamp } from '../kit/stamp.ts'

/** The user's input. */
export const typed = {
  serialNumber: '100.00001',
  dateTime: '19.11.2026',
  totalSum: '4990.00',
  fn: '9960440300000001',
  fd: '12345',
  fp: '0123456781',
}
export const OTHER_SERIAL = '100.00002'
export const right: ToolValues = { ...emptyTool, ...typed }
export const QR = 't=20261118T1507&s=1299.00&fn=9960440300000002&i=00077&fp=0000000021&n=1'
/** The receipt's fields from that code. */
export const OF_QR = { dateTime: '18.11.2026', totalSum: '1299.00', fn: '9960440300000002', fd: '00077', fp: '0000000021' }
/** Its day is too old, once the server has told its limits. */
export const OLD_QR = QR.replace('20261118', '20260821')
/** A receipt of another purchase. */
export const OTHER_QR = 't=20261117T0930&s=4990.00&fn=9960440300000003&i=00078&fp=0000000031&n=1'
export const RETURN_QR = QR.replace('n=1', 'n=2')
export const PHOTO = { id: 'чек.png', name: 'чек.png', size: 67 }
export const SECOND_PHOTO = { id: 'касса.png', name: 'касса.png', size: 67 }
/** The registration's id in the answers. */
export const ROW = '7b1a4f0e-6a1f-4a50-8a55-3f7f0b8a0001'
export const STORED = '0123456789abcdef0123456789abcdef.png'
/** One black pixel. */
export const PNG = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNgAAAAAgABSK+kcQAAAABJRU5ErkJggg=='),
  (letter) => letter.charCodeAt(0),
)
export const QUESTION = 'Серийный номер не найден в базе. Добавить инструмент вручную?'
export const OTHER_RECEIPT = 'Данные чека расходятся'
export const CLEAR_QUESTION = 'Очистить данные чека?'
export const NOT_RECOGNISED = 'QR код не распознан'
export const TOO_OLD = 'Принимаем чеки не старше 90 дней: с 22.08.2026'
export const SERIAL_PROBLEM = 'Номер снят с производства'
/** A failed registration, and its receipt. */
export const REPAIR: Repair = { id: ROW, serial: typed.serialNumber, receiptId: 'receipt-1', disagreed: 'sum' }
export const REFUSED_RECEIPT = {
  id: REPAIR.receiptId,
  receiptStatus: 'INCORRECT',
  createdTime: '2026-11-20T09:00:00.000Z',
  dateTime: '19-11-2026T15:07:00',
  fd: typed.fd,
  fn: typed.fn,
  fp: typed.fp,
  totalSum: typed.totalSum,
  items: [],
  images: [STORED],
}
export const receiptAnswers: Record<string, NamedAnswer> = {
  'as data': said('данные чека и его фотография', ok(REFUSED_RECEIPT)),
  'as a photo': said(
    'только фотография',
    ok({ ...REFUSED_RECEIPT, dateTime: null, fd: null, fn: null, fp: null, totalSum: null }),
  ),
  gone: said('чека больше нет', refusal(404, refusals.notFound.code)),
  offline: said('нет связи, запрос не ушёл', output({ kind: 'failed', reason: 'offline' })),
  crash: said('ошибка в самом портале', crash),
}
export const MOSCOW: Position = { coordinates: '55.75,37.61', gps: '12' }
export const NOWHERE: Position = { coordinates: '', gps: '' }

export const command: ToolCommand = {
  kind: 'sale',
  key: 'key-of-the-first-sending',
  at: stamp.now,
  position: MOSCOW,
  isRepeat: false,
}

const { alreadyRegistered, notInBase, notInBaseWithReceipt, receiptUsed, reservedByAnother, locked, keyMismatch, reserveLimit } =
  refusals
export const registered = (saleStatus: string) => ok({ id: ROW, saleStatus })
export const answers: Record<string, NamedAnswer> = {
  done: said('зарегистрировано, чек проверяет ФНС', registered('TAX_PENDING')),
  'done, people check': said('зарегистрировано, чек проверяют люди', registered('APPROVE_PENDING')),
  'code 84': said('номера нет в базе (код 84)', refusal(422, notInBase.code)),
  'code 9': said('номера нет в базе (код 9)', refusal(422, notInBaseWithReceipt.code)),
  'receipt used': said('чек уже использован', refusal(409, receiptUsed.code, receiptUsed.text)),
  reserved: said('номер в резерве у другого', refusal(409, reservedByAnother.code, reservedByAnother.text)),
  locked: said('учётная запись заблокирована (код 110)', refusal(403, locked.code, locked.text)),
  'key mismatch': said('под этим ключом была другая команда', refusal(409, keyMismatch.code)),
  'about the serial': said('отказ о серийном номере', refusal(400, refusals.invalidRequest.code, { sn: SERIAL_PROBLEM })),
  'too old': said('чек слишком старый', refusal(422, refusals.receiptTooOld.code, { dateTime: TOO_OLD })),
  'about no field': said('отказ о том, чего нет в форме', refusal(400, refusals.invalidRequest.code, { colour: 'Лишнее' })),
  ...commandAnswers,
}

export const saleAnswers: Record<string, NamedAnswer> = {
  ...answers,
  'nothing to repair': said('исправлять нечего', refusal(404, refusals.notFound.code, 'Эту запись нельзя исправить')),
  'mine already': said('номер уже в своём списке', refusal(409, alreadyRegistered.code, alreadyRegistered.text)),
}

export const manualAnswers: Record<string, NamedAnswer> = { ...answers, done: said('отправлено людям', registered('PENDING')) }

export const reserveAnswers: Record<string, NamedAnswer> = {
  done: said('зарезервировано', registered('RESERVED')),
  'done, people check': said('отправлено людям', registered('PENDING')),
  'code 84': said('номера нет в базе (код 84)', refusal(422, notInBase.code)),
  'code 9': said('номера нет в базе, без чека нельзя (код 9)', refusal(422, notInBaseWithReceipt.code)),
  reserved: said('номер в резерве у другого', refusal(409, reservedByAnother.code, reservedByAnother.text)),
  'too many': said('резервов уже столько, сколько можно', refusal(422, reserveLimit.code, reserveLimit.text)),
  'about the serial': said('отказ о серийном номере', refusal(400, refusals.invalidRequest.code, { id: SERIAL_PROBLEM })),
  'about no field': said('отказ о том, чего нет в форме', refusal(400, refusals.invalidRequest.code, { time: 'Лишнее' })),
  ...faults,
}

/** Failures of a background question are one and the same to the form. */
export const few: Record<string, NamedAnswer> = {
  'too often': said('слишком много вопросов', refusal(429, refusals.rateLimited.code)),
  offline: said('нет связи, запрос не ушёл', output({ kind: 'failed', reason: 'offline' })),
  crash: said('ошибка в самом портале', crash),
}
const availability = (payload: number, message: string | null = null): Answer => ({
  reply: { status: 200, body: { code: 0, message, payload, available: payload === 0 } },
})
export const OWN_RESERVE = 'Инструмент с этим серийным номером уже в вашем резерве'
export const TOOL = {
  model: { name: 'Дрель-шуруповёрт ДШ-18', imageUrl: TOOL_PICTURE, documentation: [] },
  sn: typed.serialNumber,
  bonus: 150,
  warrantyMonths: 36,
}
export const serialAnswers: Record<string, NamedAnswer> = {
  free: said('номер свободен', availability(0)),
  'own reserve': said('номер в своём резерве', availability(0, OWN_RESERVE)),
  unknown: said('номера нет в базе', availability(1, notInBase.text)),
  taken: said('номер уже продан', availability(2, refusals.alreadySold.text)),
  'taken, no words': said('номер занят, почему, не сказано', availability(2)),
  'no payload': said('ответ без значения', ok(null)),
  'by code': said('значение только в коде', refusal(200, 1)),
  ...few,
}

export const watched = { id: ROW, serial: typed.serialNumber, isSale: true, at: stamp.now }
const TOOL_REF = { model: { name: 'Дрель-шуруповёрт ДШ-18' }, sn: typed.serialNumber, nfc: null }
const SALE = { id: ROW, tool: TOOL_REF, saleDate: '2026-11-20T09:00:00.000Z', bonus: 150, saleStatus: 'TAX_PENDING' }
const OWNED = {
  id: ROW,
  ...TOOL_REF,
  guaranteeExpire: '2029-11-20T09:00:00.000Z',
  purchaseDate: '2026-11-20T09:00:00.000Z',
  saleStatus: 'TAX_PENDING',
}
const saleOf = (patch: object) =>
  ok({
    saleHistory: [
      { ...SALE, ...patch },
      { ...SALE, id: 'another', tool: { ...SALE.tool, sn: OTHER_SERIAL } },
    ],
    total: 2,
  })
const toolRowOf = (patch: object) => ok([{ ...OWNED, ...patch }])
/** The row of the registration, as the lists tell it: a sale, or an own tool. */
export const watchAnswers: Record<string, NamedAnswer> = {
  'still checked': said('проверка ещё идёт', saleOf({})),
  finished: said('чек подтверждён', saleOf({ saleStatus: 'FINISH' })),
  failed: said(
    'чек не подтверждён',
    saleOf({ saleStatus: 'FAIL', receiptId: REPAIR.receiptId, fate: { step: 'receiptRefused', disagreed: 'sum' } }),
  ),
  'people check': said('теперь проверяют люди', saleOf({ saleStatus: 'APPROVE_PENDING' })),
  'failed, no reason': said('чек не подтверждён, почему, не сказано', saleOf({ saleStatus: 'FAIL' })),
  'an unknown status': said('статус, которого портал не знает', saleOf({ saleStatus: 'LOST' })),
  'not there': said('строки нет', ok({ saleHistory: [], total: 0 })),
  'own tool, finished': { ...said('чек подтверждён', toolRowOf({ saleStatus: 'FINISH' })), input: { ...watched, isSale: false } },
  ...few,
}

/** A code and the moment at which it was read. */
const read = (reading: object) => output({ ...reading, now: stamp.now, today: stamp.today })

/** What is found on a photo. */
export const photoAnswers: Record<string, NamedAnswer> = {
  none: said('QR-кода нет', read({ kind: 'none' })),
  receipt: said('QR-код чека', read({ kind: 'receipt', text: QR })),
  'another receipt': said('QR-код другого чека', read({ kind: 'receipt', text: OTHER_QR })),
  'an old receipt': said('QR-код старого чека', read({ kind: 'receipt', text: OLD_QR })),
  'two receipts': said('QR-коды двух чеков', read({ kind: 'several', texts: [QR, OLD_QR] })),
  'a return': said('QR-код чека возврата', read({ kind: 'receipt', text: RETURN_QR })),
  'another code': said('QR-код не чека', read({ kind: 'other', text: 'https://example.org' })),
  'no reader': said('сканер не загрузился', read({ kind: 'failed', problem: 'reader' })),
  crash: said('ошибка в самом портале', crash),
}

/** What the camera sees, and why it does not. */
export const cameraAnswers: Record<string, NamedAnswer> = {
  receipt: said('QR-код чека', read({ kind: 'receipt', text: QR })),
  'another receipt': said('QR-код другого чека', read({ kind: 'receipt', text: OTHER_QR })),
  'an old receipt': said('QR-код старого чека', read({ kind: 'receipt', text: OLD_QR })),
  'a return': said('QR-код чека возврата', read({ kind: 'receipt', text: RETURN_QR })),
  serial: said('код инструмента', read({ kind: 'serial', serial: OTHER_SERIAL })),
  insecure: said('сайт без https', read({ kind: 'failed', problem: 'insecure' })),
  unsupported: said('браузер без камеры', read({ kind: 'failed', problem: 'unsupported' })),
  denied: said('доступ к камере запрещён', read({ kind: 'failed', problem: 'denied' })),
  missing: said('камеры нет', read({ kind: 'failed', problem: 'missing' })),
  busy: said('камера занята', read({ kind: 'failed', problem: 'busy' })),
  'taken away': said('камера отключилась', read({ kind: 'failed', problem: 'lost' })),
  'no reader': said('сканер не загрузился', read({ kind: 'failed', problem: 'reader' })),
  crash: said('ошибка в самом портале', crash),
}
