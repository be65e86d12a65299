import { refusals } from '../src/domain/refusals.ts'
import { addToolActors } from '../src/machines/sales/add-tool/actors.ts'
import {
  cleaned,
  emptyTool,
  openFields,
  RECEIPT_FIELDS,
  receiptOf,
  type TextField,
  type ToolValues,
} from '../src/machines/sales/add-tool/form.ts'
import { isAboutSerial, isOwnAlready } from '../src/machines/sales/add-tool/messages.ts'
import { newsOfSerial } from '../src/machines/sales/add-tool/serial.ts'
import { addToolMachine } from '../src/machines/sales/add-tool/machine.ts'
import { readDraft } from '../src/machines/sales/add-tool/draft.ts'
import type { AddToolInput, ToolCommand, Position } from '../src/machines/sales/add-tool/types.ts'
import { shownFiles } from '../src/machines/fragments/files/queue.ts'
import { commandAnswers } from './kit/command.ts'
import { faults } from './kit/faults.ts'
import { call, crash, defineFlow, ok, output, refusal, said, type Answer, type ModelEvent, type NamedAnswer } from './kit/flow.ts'
import { stamp } from './kit/stamp.ts'
import type { Ui } from './kit/ui.ts'

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
const registered = (saleStatus: string) => ok({ id: ROW, saleStatus })
const answers: Record<string, NamedAnswer> = {
  done: said('зарегистрировано, чек проверяет ФНС', registered('TAX_PENDING')),
  'done, people check': said('зарегистрировано, чек проверяют люди', registered('APPROVE_PENDING')),
  'code 84': said('номера нет в базе (код 84)', refusal(422, notInBase.code)),
  'code 9': said('номера нет в базе (код 9)', refusal(422, notInBaseWithReceipt.code)),
  'receipt used': said('чек уже использован', refusal(409, receiptUsed.code, receiptUsed.text)),
  'mine already': said('номер уже в своём списке', refusal(409, alreadyRegistered.code, alreadyRegistered.text)),
  reserved: said('номер в резерве у другого', refusal(409, reservedByAnother.code, reservedByAnother.text)),
  locked: said('номер регистрировать нельзя', refusal(403, locked.code, locked.text)),
  'key mismatch': said('под этим ключом была другая команда', refusal(409, keyMismatch.code)),
  'about the serial': said('отказ о серийном номере', refusal(400, refusals.invalidRequest.code, { sn: SERIAL_PROBLEM })),
  'too old': said('чек слишком старый', refusal(422, refusals.receiptTooOld.code, { dateTime: TOO_OLD })),
  'about no field': said('отказ о том, чего нет в форме', refusal(400, refusals.invalidRequest.code, { colour: 'Лишнее' })),
  ...commandAnswers,
}

const manualAnswers: Record<string, NamedAnswer> = { ...answers, done: said('отправлено людям', registered('PENDING')) }

const reserveAnswers: Record<string, NamedAnswer> = {
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
const few: Record<string, NamedAnswer> = {
  'too often': said('слишком много вопросов', refusal(429, refusals.rateLimited.code)),
  offline: said('нет связи, запрос не ушёл', output({ kind: 'failed', reason: 'offline' })),
  crash: said('ошибка в самом портале', crash),
}
const availability = (payload: number, message: string | null = null): Answer => ({
  reply: { status: 200, body: { code: 0, message, payload, available: payload === 0 } },
})
export const OWN_RESERVE = 'Инструмент с этим серийным номером уже в вашем резерве'
export const TOOL = {
  model: { name: 'Дрель-шуруповёрт ДШ-18', imageUrl: '/pictures/dsh-18.svg', documentation: [] },
  sn: typed.serialNumber,
  bonus: 150,
  warrantyMonths: 36,
}
const serialAnswers: Record<string, NamedAnswer> = {
  free: said('номер свободен', availability(0)),
  'own reserve': said('номер в своём резерве', availability(0, OWN_RESERVE)),
  unknown: said('номера нет в базе', availability(1, notInBase.text)),
  taken: said('номер уже продан', availability(2, refusals.alreadySold.text)),
  'taken, no words': said('номер занят, почему, не сказано', availability(2)),
  'no payload': said('ответ без значения', ok(null)),
  'by code': said('значение только в коде', refusal(200, 1)),
  ...few,
}

const watched = { id: ROW, serial: typed.serialNumber, isSale: true }
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
const watchAnswers: Record<string, NamedAnswer> = {
  'still checked': said('проверка ещё идёт', saleOf({})),
  finished: said('чек подтверждён', saleOf({ saleStatus: 'FINISH' })),
  failed: said('чек не подтверждён', saleOf({ saleStatus: 'FAIL', fate: { step: 'receiptRefused', disagreed: 'sum' } })),
  'not there': said('строки нет', ok({ saleHistory: [], total: 0 })),
  'own tool, finished': { ...said('чек подтверждён', toolRowOf({ saleStatus: 'FINISH' })), input: { ...watched, isSale: false } },
  ...few,
}

const actors: Parameters<typeof call>[0] = (api) =>
  addToolActors(api, {
    locate: () => Promise.resolve(MOSCOW),
    photos: { get: () => new File([PNG], PHOTO.name), redraw: () => Promise.resolve(null) },
    readPhoto: () => Promise.resolve({ kind: 'none' }),
    scan: () => Promise.resolve({ kind: 'failed', problem: 'missing' }),
    whenActive: () => Promise.resolve(),
  })
const sent = { serial: right.serialNumber, receipt: receiptOf(right, null), command, side: 'seller' }
const start = (patch: Partial<AddToolInput>): AddToolInput => ({
  mode: 'seller',
  reader: patch.mode === 'customer' ? 'customer' : 'seller',
  isCompact: false,
  knowsInstructions: false,
  asksForScan: false,
  screen: 'main',
  receiptAge: null,
  draft: null,
  ...patch,
})

const LABELS: Record<TextField, string> = {
  serialNumber: 'Серийный номер',
  dateTime: 'Дата покупки',
  totalSum: 'Сумма чека, ₽',
  fn: 'ФН',
  fd: 'ФД',
  fp: 'ФП',
}
const fields = ['serialNumber', ...RECEIPT_FIELDS] as const
/** The button of the instructions: it opens an unfinished form again. */
const START = /^(Ввести данные|Продолжить ввод)$/
const NO_BILL = 'У меня нет чека'
const titleOf = (mode: string, haveABill: boolean): string => {
  if (mode !== 'seller') return 'Регистрация инструмента'
  return haveABill ? 'Регистрация продажи с чеком' : 'Резерв без чека'
}

type Context = Parameters<Parameters<typeof defineFlow<typeof addToolMachine>>[0]['key']>[0]
/** A browser blurs a field when the next one is filled, and blur normalises the text. */
const mayShow = (values: ToolValues, field: TextField): string[] => [values[field], cleaned(values)[field]]

const showsForm = async (ui: Ui, { mode, form, files, remarks, isManual }: Context) => {
  await ui.sees('heading', titleOf(mode, form.values.haveABill))
  const open = openFields(form.values, isManual, mode === 'seller')
  for (const field of fields.filter((one) => open.has(one))) {
    const shown = await ui.valueOf(LABELS[field])
    if (!mayShow(form.values, field).includes(shown)) throw new Error(`«${LABELS[field]}» shows «${shown}»`)
  }
  if (mode === 'seller') await ui.sees('checkbox', NO_BILL)
  else await ui.seesNoText(NO_BILL)
  if (!form.values.haveABill) return ui.seesText('Инструмент попадёт в резерв')
  await ui.sees('button', 'Сканировать чек')
  if (!isManual) await ui.sees('button', 'Ввести данные вручную')
  for (const { name, status } of shownFiles(files))
    await ui.sees('button', status === 'failed' || status === 'refused' ? `Загрузить ещё раз ${name}` : new RegExp(`${name}$`))
  for (const remark of Object.values(remarks)) await ui.seesText(remark)
  for (const message of Object.values(form.errors)) await ui.seesText(message)
}
const showsReading = async (ui: Ui, context: Context) => {
  await showsForm(ui, context)
  await ui.seesText(/Ищем QR код на фотографии/)
}
/** What is said of the serial, once it is whole and answered. */
const showsVerdict = async (ui: Ui, context: Context) => {
  await showsForm(ui, context)
  const news = newsOfSerial(context)
  if (news?.tool) await ui.seesText(news.tool.name)
  if (news?.tool) await ui.seesText(context.mode === 'seller' ? '+150 баллов' : 'Гарантия 36 мес.')
  if (news?.message) await ui.seesText(news.message)
  if (news && news.verdict !== 'free') await ui.seesText(/^Проверьте /)
}
/** The form's two regions. */
const editing = Object.fromEntries(
  Object.entries({
    idle: { settled: showsVerdict, asking: showsForm, describing: showsVerdict },
    uploading: { asking: showsForm },
    deleting: { asking: showsForm },
    reading: { asking: showsReading },
  }).flatMap(([capture, checks]) =>
    Object.entries(checks).map(([serial, check]) => [`form.editing.capture.${capture}+form.editing.serial.${serial}`, check]),
  ),
)
/** A question over the form: about a contradicting code, or about the fields of a deleted photo. */
const asks = (title: string, answer: RegExp) => async (ui: Ui) => {
  await ui.sees('alertdialog', title)
  await ui.sees('button', answer)
  await ui.sees('button', /^Оставить /)
}
const scans = (ui: Ui, { aim }: Context) => ui.sees('dialog', aim === 'serial' ? 'Код на инструменте' : 'QR код чека')
/** Title, message and way: an end of the check takes the place of what was said at first. */
const showsOutcome = async (ui: Ui, { outcome, message, mode }: Context) => {
  const hasFailed = outcome?.status === 'FAIL'
  await ui.sees('heading', hasFailed ? 'Чек не подтверждён' : 'Инструмент добавлен')
  await ui.seesText('Принято')
  if (outcome?.status === 'FINISH') await ui.seesText(/^Чек подтверждён/)
  else if (hasFailed) await ui.seesText(/^Чек не подтверждён: не совпадает сумма\./)
  else await ui.seesText(message)
  if (!hasFailed) await ui.seesText(mode === 'seller' ? /балл/i : 'Гарантия')
}
const showsRefusal = async (ui: Ui, { message, form }: Context) => {
  await ui.sees('heading', 'Ошибка')
  await ui.seesText(message)
  await ui.seesText(`Серийный номер ${cleaned(form.values).serialNumber}`)
}

/** Photos, camera and their results: explored from a separate start. */
const CAPTURE = /^(files\.|file\.|scan|receipt\.|uploadFile|deleteFile|readPhoto|scanQr|after SCAN_LIMIT)/
/** What the server says about a serial: explored from a start of its own. */
/** The result's own renewal, and the ways on from a taken serial: explored from starts of their own. */
const TOOL_CODE = /^(serial\.scan|scanQr: serial)/
const OUTCOME = /^(watchOutcome|after RENEWAL|serial\.retype|\w+: mine already)/
const SERIAL = /^(askAvailability|describeTool|form\.change \{"patch":\{"serialNumber":"[0-9.]+"\}\})/
const CAPTURE_TOO = /^(manual\.open|submit|back)/
const RESERVE = /haveABill|^reserve: |^prefill/
const RESERVE_TOO = /^(submit|confirm|cancel|repeat|again|list\.open|locate|back|form\.blur \{"field":"serialNumber)/
/** The browser's Back and Forward, and their targets. */
const ADDRESS = /^url\./
const ADDRESS_TOO =
  /^(start|back|submit|scan|cancel|again|locate: known|scanQr: denied|registerSale: (done|refused|lost|code 84|about the serial)$)/
/** Events while one photo is uploading and another has arrived. */
const TWO_PHOTOS =
  /^(file\.remove|uploadFile: done|deleteFile: done|readPhoto: (none|crash)|manual\.open|form\.change \{"patch":\{"serialNumber":"100.*"19)/
/** Events on the fields filled by one photo while another arrives. */
const TWO_RECEIPTS =
  /^(file\.remove|uploadFile: done|deleteFile: (done|lost)|readPhoto: (none|receipt|another receipt)|receipt\.)/
const isCapture = ({ label }: ModelEvent): boolean => (CAPTURE.test(label) && !TOOL_CODE.test(label)) || CAPTURE_TOO.test(label)
const isReserve = ({ label }: ModelEvent): boolean => RESERVE.test(label) || RESERVE_TOO.test(label)
const isCommand = ({ label }: ModelEvent): boolean =>
  !CAPTURE.test(label) && !RESERVE.test(label) && !SERIAL.test(label) && !OUTCOME.test(label) && !TOOL_CODE.test(label)
const only = isCommand

/** The stored draft in its current shape. */
export const draft = (values: Partial<ToolValues>, patch: object = {}) =>
  readDraft({ values: { ...emptyTool, ...values }, files: [], unread: [], isManual: false, command: null, ...patch })

const waitingFile = { ...PHOTO, status: 'waiting', stored: null, problem: null, key: null }
const uploadedFile = { ...waitingFile, status: 'done', stored: STORED }

export const addToolFlow = await defineFlow({
  name: 'add-tool',
  machine: addToolMachine,
  inputs: {
    'a seller': { text: 'Продавец, широкий экран', input: start({}), only },
    'a customer': { text: 'Покупатель, широкий экран', input: start({ mode: 'customer' }), only },
    'a seller with a phone': {
      text: 'Продавец, узкий экран',
      input: start({ isCompact: true }),
      only: (event) => isCommand(event) && !ADDRESS.test(event.label),
    },
    'the Back of a phone': {
      text: 'Узкий экран, «Назад» и «Вперёд» самого телефона',
      input: start({ isCompact: true, screen: 'form', draft: draft(right, { isManual: true }) }),
      only: ({ label }) => ADDRESS.test(label) || ADDRESS_TOO.test(label),
    },
    'the Back of a phone over a question': {
      text: 'Узкий экран: вопрос о данных чека закрывают «Назад» телефона',
      input: start({
        isCompact: true,
        screen: 'form',
        draft: draft(
          { serialNumber: typed.serialNumber, ...OF_QR },
          {
            files: [uploadedFile, { ...uploadedFile, ...SECOND_PHOTO }],
            unread: [SECOND_PHOTO.id],
            filledBy: [PHOTO.id],
            isManual: true,
          },
        ),
      }),
      only: ({ label }) => /^(url|start|readPhoto: another receipt|receipt\.|file\.remove|deleteFile: done)/.test(label),
    },
    'a phone that knows the way': {
      text: 'Продавец уже прошёл инструкцию, узкий экран',
      input: start({ isCompact: true, knowsInstructions: true }),
      only: ({ label }) => /^(start|back|url|scan\.link)/.test(label),
    },
    'a link to the camera': {
      text: 'Ссылка сразу включает камеру, узкий экран',
      input: start({ isCompact: true, asksForScan: true }),
      only: ({ label }) => /^(start|back|url|scan|after SCAN_LIMIT)/.test(label),
    },
    'a phone and a reserve': {
      text: 'Продавец пришёл из резерва, узкий экран',
      input: start({ isCompact: true }),
      only: ({ label }) => /^(start|back|prefill)/.test(label),
    },
    'a reload while sending': {
      text: 'Перезагрузка, пока продажа отправлялась',
      input: start({ draft: draft(right, { command }) }),
      only,
    },
    'a reload while adding by hand': {
      text: 'Перезагрузка, пока инструмент добавлялся вручную',
      input: start({ mode: 'customer', draft: draft(right, { command: { ...command, kind: 'manual' } }) }),
      only,
    },
    'a reload of the form': {
      text: 'Перезагрузка начатой формы, узкий экран',
      input: start({ isCompact: true, screen: 'form', draft: draft({ serialNumber: '1' }) }),
      only: ({ label }) => /^(start|back|manual|submit|url)/.test(label),
    },
    'a reload of the result': { text: 'Перезагрузка экрана результата', input: start({ screen: 'result' }), only },
    'a receipt at hand': {
      text: 'Чек снимают или сканируют',
      input: start({ draft: draft({ serialNumber: typed.serialNumber }) }),
      only: isCapture,
    },
    'two photos': {
      text: 'Одна фотография загружена, вторая загружается',
      input: start({
        draft: draft(
          { serialNumber: typed.serialNumber },
          { files: [uploadedFile, { ...waitingFile, ...SECOND_PHOTO }], unread: [PHOTO.id] },
        ),
      }),
      only: ({ label }) => TWO_PHOTOS.test(label),
    },
    'two receipts': {
      text: 'Чек прочитан с одной фотографии, вторая загружается',
      input: start({
        draft: draft(
          { serialNumber: typed.serialNumber, ...OF_QR },
          { files: [uploadedFile, { ...waitingFile, ...SECOND_PHOTO }], filledBy: [PHOTO.id], isManual: true },
        ),
      }),
      only: ({ label }) => TWO_RECEIPTS.test(label),
    },
    'a receipt that is none': {
      text: 'Фотографию читают, и чека больше нет',
      input: start({
        draft: draft({ serialNumber: typed.serialNumber }, { files: [uploadedFile], unread: [PHOTO.id] }),
      }),
      only: ({ label }) => /^(readPhoto: (none|receipt)$|form\.change \{"patch":\{"haveABill)/.test(label),
    },
    'a serial': {
      text: 'Продавец вводит серийный номер',
      input: start({}),
      only: ({ label }) => SERIAL.test(label) && !label.includes(OTHER_SERIAL),
    },
    'a code on the tool': {
      text: 'Серийный номер читает камера',
      input: start({}),
      only: ({ label }) => TOOL_CODE.test(label) || /^(scan|scan\.close|scanQr: (receipt|denied)|after SCAN_LIMIT)/.test(label),
    },
    'another serial': {
      text: 'Продавец исправляет серийный номер, пока о нём спрашивают',
      input: start({}),
      only: ({ label }) =>
        /^(askAvailability: (free|taken)$|describeTool: known|scan$|scan\.close)/.test(label) ||
        (SERIAL.test(label) && label.startsWith('form.change')),
    },
    'a serial of a buyer': {
      text: 'Покупатель вводит серийный номер',
      input: start({ mode: 'customer' }),
      only: ({ label }) =>
        /^(askAvailability: free|describeTool: known|form\.change \{"patch":\{"serialNumber":"100\.00001"\})/.test(label),
    },
    'a sale that is checked': {
      text: 'Продажа принята, чек проверяют',
      input: start({ draft: draft(right, { command: { ...command, isRepeat: true } }) }),
      only: ({ label }) => /^(watchOutcome|after RENEWAL|repeat|registerSale: (done|done, people check)$)/.test(label),
    },
    'a serial that is taken': {
      text: 'Номер занят: отказ',
      input: start({ draft: draft(right, { isManual: true, command: { ...command, isRepeat: true } }) }),
      only: ({ label }) =>
        /^(repeat|registerSale: (reserved|mine already|receipt used)$|serial\.retype|list\.open|back)/.test(label),
    },
    'a purchase that is checked': {
      text: 'Покупка принята, чек проверяют',
      input: start({ mode: 'customer', draft: draft(right, { command: { ...command, kind: 'purchase' } }) }),
      only: ({ label }) => /^(repeat|registerPurchase: done$|watchOutcome: (own tool|offline)|after RENEWAL)/.test(label),
    },
    'no receipt': {
      text: 'Чека нет: резерв',
      input: start({ draft: draft({ serialNumber: typed.serialNumber, haveABill: false }) }),
      only: isReserve,
    },
  },
  // A change of width would double every state: the phone has a separate start, the change a journey of its own.
  // Only the results show the message, and no guard reads it; the same holds for the sending time and the position.
  key: ({
    mode,
    isCompact,
    screen,
    form,
    files,
    unread,
    isManual,
    filledBy,
    remarks,
    aim,
    command,
    serials,
    refusal,
    outcome,
  }) => [
    mode,
    // On a wide screen the address only decides whether there is a result.
    isCompact && screen,
    form.values,
    Object.entries(form.errors).map(String).toSorted(),
    form.reveals > 0,
    command?.kind,
    command?.isRepeat,
    files.map(({ id, status }) => [id, status]),
    unread,
    isManual,
    aim,
    filledBy,
    [isAboutSerial(refusal), isOwnAlready(refusal)],
    outcome && (['TAX_PENDING', 'FINISH', 'FAIL'] as unknown[]).indexOf(outcome.status),
    Object.keys(remarks),
    // The words follow from the verdict.
    Object.entries(serials).map(([serial, news]) => [
      serial,
      news && [news.verdict, news.message, news.tool === undefined ? 'to be asked' : news.tool],
    ]),
  ],
  events: [
    { type: 'start' },
    { type: 'back' },
    { type: 'form.change', patch: typed },
    { type: 'form.change', patch: { ...typed, serialNumber: '12a' } },
    { type: 'form.change', patch: { ...typed, dateTime: '31.02.2023' } },
    { type: 'form.change', patch: { ...typed, dateTime: '21.11.2026' } },
    { type: 'form.change', patch: { ...typed, totalSum: '4990,5' } },
    { type: 'form.change', patch: { ...typed, fn: '9'.repeat(21) } },
    { type: 'form.change', patch: { serialNumber: typed.serialNumber } },
    { type: 'form.change', patch: { serialNumber: OTHER_SERIAL } },
    { type: 'form.change', patch: { haveABill: false } },
    { type: 'form.change', patch: { haveABill: true } },
    { type: 'prefill', patch: { serialNumber: '300.00001', haveABill: true } },
    { type: 'prefill', patch: { haveABill: false } },
    { type: 'manual.open' },
    { type: 'receipt.clear' },
    { type: 'receipt.take' },
    { type: 'receipt.keep' },
    { type: 'files.add', files: [PHOTO] },
    { type: 'file.remove', id: PHOTO.id, ...stamp },
    { type: 'file.remove', id: SECOND_PHOTO.id, ...stamp },
    { type: 'file.retry', id: PHOTO.id },
    { type: 'scan' },
    { type: 'scan.link' },
    { type: 'serial.scan' },
    { type: 'scan.close' },
    ...fields.map((field) => ({ type: 'form.blur' as const, field, ...stamp })),
    { type: 'submit', ...stamp },
    { type: 'confirm', ...stamp },
    { type: 'cancel' },
    { type: 'repeat' },
    { type: 'again' },
    { type: 'list.open' },
    { type: 'serial.retype' },
    { type: 'layout.changed', isCompact: false },
    { type: 'url.changed', screen: 'main' },
    { type: 'url.changed', screen: 'form' },
    { type: 'url.changed', screen: 'result' },
  ],
  calls: {
    locate: call(actors, 'locate', {
      known: said('место известно', output(MOSCOW)),
      unknown: said('место не названо', output(NOWHERE)),
      crash: said('ошибка в самом портале', crash),
    }),
    registerSale: call(actors, 'registerSale', answers, sent),
    registerPurchase: call(actors, 'registerPurchase', answers, sent),
    addManually: call(actors, 'addManually', manualAnswers, sent),
    reserve: call(actors, 'reserve', reserveAnswers, sent),
    askAvailability: call(actors, 'askAvailability', serialAnswers, { serial: typed.serialNumber, side: null }),
    describeTool: call(
      actors,
      'describeTool',
      {
        known: said('модель и баллы', ok(TOOL)),
        nameless: said('модель не названа', ok({ model: { documentation: [] } })),
        ...few,
      },
      { serial: typed.serialNumber, side: null },
    ),
    watchOutcome: call(actors, 'watchOutcome', watchAnswers, watched),
    uploadFile: call(actors, 'uploadFile', { done: said('фотография на сервере', ok(STORED)), ...faults }, PHOTO),
    deleteFile: call(
      actors,
      'deleteFile',
      {
        done: said('файл стёрт', ok(null)),
        gone: said('файла уже нет', refusal(404, refusals.notFound.code)),
        'in use': said('файл приложен к регистрации', refusal(409, refusals.fileInUse.code, refusals.fileInUse.text)),
        ...faults,
      },
      { stored: STORED, key: stamp.key },
    ),
    readPhoto: call(actors, 'readPhoto', {
      none: said('QR кода нет', output({ kind: 'none' })),
      receipt: said('QR код чека', output({ kind: 'receipt', text: QR })),
      'another receipt': said('QR код другого чека', output({ kind: 'receipt', text: OTHER_QR })),
      'a return': said('QR код чека возврата', output({ kind: 'receipt', text: RETURN_QR })),
      'another code': said('QR код не чека', output({ kind: 'other', text: 'https://example.org' })),
      'no reader': said('сканер не загрузился', output({ kind: 'failed', problem: 'reader' })),
      crash: said('ошибка в самом портале', crash),
    }),
    scanQr: call(actors, 'scanQr', {
      receipt: said('QR код чека', output({ kind: 'receipt', text: QR })),
      'another receipt': said('QR код другого чека', output({ kind: 'receipt', text: OTHER_QR })),
      'a return': said('QR код чека возврата', output({ kind: 'receipt', text: RETURN_QR })),
      serial: said('код инструмента', output({ kind: 'serial', serial: OTHER_SERIAL })),
      insecure: said('сайт без https', output({ kind: 'failed', problem: 'insecure' })),
      unsupported: said('браузер без камеры', output({ kind: 'failed', problem: 'unsupported' })),
      denied: said('доступ к камере запрещён', output({ kind: 'failed', problem: 'denied' })),
      missing: said('камеры нет', output({ kind: 'failed', problem: 'missing' })),
      busy: said('камера занята', output({ kind: 'failed', problem: 'busy' })),
      'taken away': said('камера отключилась', output({ kind: 'failed', problem: 'lost' })),
      'no reader': said('сканер не загрузился', output({ kind: 'failed', problem: 'reader' })),
      crash: said('ошибка в самом портале', crash),
    }),
  },
  act: {
    start: (ui) => ui.click('button', START),
    back: (ui) => ui.click('button', /^(Назад|Вернуться к форме)$/),
    'serial.retype': (ui) => ui.click('button', 'Ввести другой номер'),
    'form.change': async (ui, { patch }) => {
      if (patch.haveABill !== undefined) await ui.tick(NO_BILL, !patch.haveABill)
      for (const field of fields) if (patch[field] !== undefined) await ui.fill(LABELS[field], patch[field])
    },
    prefill: { by: 'app', why: 'a reserve of the list, or a link of the profile' },
    'manual.open': (ui) => ui.click('button', 'Ввести данные вручную'),
    'receipt.clear': (ui) => ui.click('button', /^Очистить( данные чека)?$/),
    'receipt.take': (ui) => ui.click('button', /^Взять /),
    'receipt.keep': (ui) => ui.click('button', /^Оставить /),
    'files.add': (ui, { files }) =>
      ui.attach(
        'Фото чека',
        files.map(({ name }) => ({ name, bytes: PNG })),
      ),
    'file.remove': (ui, { id }) => ui.click('button', new RegExp(`^(Удалить файл|Отменить загрузку) ${id}$`)),
    'file.retry': (ui, { id }) => ui.click('button', `Загрузить ещё раз ${id}`),
    scan: (ui) => ui.click('button', /^(Сканировать чек|Повторить)$/),
    'scan.link': { by: 'app', why: 'the link to the camera, pressed on this very page' },
    'serial.scan': (ui) => ui.click('button', 'Сканировать код на инструменте'),
    'scan.close': (ui) => ui.click('button', /^(Отмена|Другим способом)$/),
    'form.blur': (ui, { field }) => ui.leave(LABELS[field]),
    submit: (ui) => ui.click('button', /^(Зарегистрировать|Зарезервировать)$/),
    confirm: (ui) => ui.click('button', 'Добавить'),
    cancel: (ui) => ui.click('button', 'Отмена'),
    repeat: (ui) => ui.click('button', 'Повторить'),
    again: (ui) => ui.click('button', 'Зарегистрировать ещё'),
    'list.open': (ui) => ui.click('button', /^(К продажам|К моим инструментам|Проверить в продажах|Проверить в инструментах)$/),
    'layout.changed': { by: 'app', why: 'the width of the window' },
    'url.changed': { by: 'app', why: 'Back and Forward of the browser' },
  },
  states: {
    instructions: (ui) => ui.sees('button', START),
    ...editing,
    'form.askingReceipt': async (ui, context) => {
      await asks(OTHER_RECEIPT, /^Взять /)(ui)
      for (const field of RECEIPT_FIELDS) if (context.form.values[field]) await ui.seesText(context.form.values[field])
      await ui.seesText(/^996044030000000[23]$/)
    },
    'form.askingClear': asks(CLEAR_QUESTION, /^Очистить$/),
    'form.scanning': scans,
    'form.scanFailed': async (ui, context) => {
      await scans(ui, context)
      await ui.sees('button', 'Повторить')
    },
    reserving: showsForm,
    locating: showsForm,
    registeringSale: showsForm,
    registeringPurchase: showsForm,
    confirmingManual: (ui) => ui.sees('alertdialog', QUESTION),
    addingManually: showsForm,
    unanswered: async (ui) => {
      await ui.sees('heading', 'Не удалось узнать результат')
      await ui.sees('button', 'Повторить')
    },
    'registered.looking': showsOutcome,
    'registered.waiting': showsOutcome,
    'registered.settled': showsOutcome,
    refused: showsRefusal,
  },
  ways: {
    'AT30 what is typed while a photo is being read stays, and nothing is said of its code': {
      from: 'two photos',
      steps: [
        `file.remove {"id":"${SECOND_PHOTO.id}"}`,
        'manual.open',
        `form.change ${JSON.stringify({ patch: typed })}`,
        'readPhoto: none',
      ],
    },
  },
})
