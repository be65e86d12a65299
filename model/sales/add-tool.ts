import { receiptName } from '../../src/domain/sales/receipt-qr.ts'
import { formatReceiptSum } from '../../src/domain/money/money.ts'
import { refusals } from '../../src/domain/texts/refusals.ts'
import { RECEIPT_FIELDS } from '../../src/machines/sales/add-tool/form.ts'
import { isAboutSerial, isOwnAlready } from '../../src/machines/sales/add-tool/messages.ts'
import { addToolMachine } from '../../src/machines/sales/add-tool/machine.ts'
import { faults } from '../kit/faults.ts'
import { call, crash, defineFlow, ok, output, refusal, said } from '../kit/flow.ts'
import { stamp } from '../kit/stamp.ts'
import {
  TOOL_CODE,
  SERIAL,
  ADDRESS,
  ADDRESS_TOO,
  TWO_PHOTOS,
  TWO_RECEIPTS,
  SEVERAL,
  isCapture,
  isFold,
  isRepair,
  isReserve,
  isCommand,
  toolEvents,
} from './tool-events.ts'
import {
  saleAnswers,
  typed,
  OTHER_SERIAL,
  right,
  OF_QR,
  PHOTO,
  SECOND_PHOTO,
  STORED,
  PNG,
  QUESTION,
  receiptAnswers,
  REPAIR,
  OTHER_RECEIPT,
  CLEAR_QUESTION,
  MOSCOW,
  NOWHERE,
  command,
  answers,
  manualAnswers,
  reserveAnswers,
  few,
  TOOL,
  serialAnswers,
  watched,
  watchAnswers,
  photoAnswers,
  cameraAnswers,
} from './tool-answers.ts'
import { actors, draft, sent, start, unloaded, uploadedFile, waitingFile } from './tool-starts.ts'
import { LABELS, fields, START, NO_BILL, showsForm, editing, asks, scans, showsOutcome, showsRefusal } from './tool-checks.ts'

export { draft } from './tool-starts.ts'
export {
  MOSCOW,
  NOT_RECOGNISED,
  NOWHERE,
  OF_QR,
  OLD_QR,
  OTHER_QR,
  OTHER_SERIAL,
  OWN_RESERVE,
  PHOTO,
  PNG,
  QR,
  QUESTION,
  REFUSED_RECEIPT,
  REPAIR,
  RETURN_QR,
  ROW,
  SECOND_PHOTO,
  SERIAL_PROBLEM,
  STORED,
  TOO_OLD,
  command,
  right,
  typed,
} from './tool-answers.ts'

/** The name of a receipt's button: the spaces of its sum do not break. */
const choiceOf = (text: string): RegExp => new RegExp(`^${receiptName(text).replaceAll(/\s/g, '\\s')}$`)

export const addToolFlow = await defineFlow({
  name: 'add-tool',
  machine: addToolMachine,
  inputs: {
    'a seller': { text: 'Продавец, широкий экран', input: start({}), only: isCommand },
    'a customer': { text: 'Покупатель, широкий экран', input: start({ mode: 'customer' }), only: isCommand },
    'a seller with a phone': {
      text: 'Продавец, узкий экран',
      input: start({ isCompact: true }),
      only: (event) => isCommand(event) && !ADDRESS.test(event.label),
    },
    'the Back of a phone': {
      text: 'Узкий экран, «Назад» и «Вперёд» самого телефона',
      input: start({ isCompact: true, screen: 'form', draft: draft(right, { isManual: true }) }),
      only: ({ label }) => (ADDRESS.test(label) || ADDRESS_TOO.test(label)) && !label.endsWith(': an old receipt'),
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
      input: start({ isCompact: true, asks: { for: 'scan' } }),
      only: ({ label }) => /^(start|back|url|scan|after SCAN_LIMIT)/.test(label),
    },
    'a link to the fields': {
      text: 'Ссылка сразу открывает поля чека, узкий экран',
      input: start({ isCompact: true, asks: { for: 'fields' } }),
      only: ({ label }) => /^(start|back|url)/.test(label),
    },
    'a link over an open answer': {
      text: 'Ссылка включает камеру, а продажа ещё без ответа',
      input: start({ asks: { for: 'scan' }, draft: draft(right, { command }) }),
      only: ({ label }) => /^(repeat|back|list\.open)/.test(label),
    },
    'a repair': {
      text: 'Продавец исправляет данные чека',
      input: start({ asks: { for: 'repair', repair: REPAIR } }),
      only: isRepair,
    },
    'a repair on a phone': {
      text: 'Покупатель исправляет данные чека, узкий экран',
      input: start({ mode: 'customer', isCompact: true, asks: { for: 'repair', repair: REPAIR } }),
      only: ({ label }) => /^(loadReceipt: (as data|offline)|back|start|url)/.test(label),
    },
    'a repair that goes on': {
      text: 'Форма исправления уже начата',
      input: start({
        asks: { for: 'repair', repair: REPAIR },
        draft: draft(right, { isManual: true, repair: { ...unloaded, isLoaded: true } }),
      }),
      only: ({ label }) => /^(submit|back)/.test(label),
    },
    'a repair without its receipt': {
      text: 'Форма исправления начата, чек не загрузился',
      input: start({ draft: draft({ serialNumber: REPAIR.serial }, { repair: unloaded }) }),
      only: ({ label }) => /^(loadReceipt: (as data|offline)|back)/.test(label),
    },
    'a sale that has failed': {
      text: 'Чек продажи не подтверждён: её исправляют',
      input: start({ draft: draft(right, { command: { ...command, isRepeat: true } }) }),
      only: ({ label }) => /^(repeat|registerSale: done$|watchOutcome: failed|again|repair|loadReceipt: as data)/.test(label),
    },
    'a phone and a reserve': {
      text: 'Продавец пришёл из резерва, узкий экран',
      input: start({ isCompact: true }),
      only: ({ label }) => /^(start|back|prefill)/.test(label),
    },
    'a reload while sending': {
      text: 'Перезагрузка, пока продажа отправлялась',
      input: start({ draft: draft(right, { command }) }),
      only: isCommand,
    },
    'a reload while adding by hand': {
      text: 'Перезагрузка, пока инструмент добавлялся вручную',
      input: start({ mode: 'customer', draft: draft(right, { command: { ...command, kind: 'manual' } }) }),
      only: isCommand,
    },
    'a reload of the form': {
      text: 'Перезагрузка начатой формы, узкий экран',
      input: start({ isCompact: true, screen: 'form', draft: draft({ serialNumber: '1' }) }),
      only: ({ label }) => /^(start|back|manual|submit|url)/.test(label),
    },
    'a reload of the result': { text: 'Перезагрузка экрана результата', input: start({ screen: 'result' }), only: isCommand },
    'a receipt at hand': {
      text: 'Чек снимают или сканируют',
      input: start({ draft: draft({ serialNumber: typed.serialNumber }) }),
      only: isCapture,
    },
    'a receipt before the camera': {
      text: 'Чек сканируют камерой, сервер назвал наибольший возраст чека',
      input: start({ receiptAge: { saleDays: 90, purchaseYears: 3 }, draft: draft({ serialNumber: typed.serialNumber }) }),
      only: isFold,
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
    'two receipts in one photo': {
      text: 'На каждой из двух фотографий по два чека, узкий экран',
      input: start({
        isCompact: true,
        screen: 'form',
        receiptAge: { saleDays: 90, purchaseYears: 3 },
        draft: draft(
          { serialNumber: typed.serialNumber },
          { files: [uploadedFile, { ...uploadedFile, ...SECOND_PHOTO }], unread: [PHOTO.id, SECOND_PHOTO.id] },
        ),
      }),
      only: ({ label }) => SEVERAL.test(label) || /^(receipt\.(keep|take)|url\.)/.test(label),
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
  look: ({ mode, isCompact }) => `${mode} ${isCompact ? 'narrow' : 'wide'}`,
  key: ({
    mode,
    isCompact,
    screen,
    form,
    files,
    unread,
    isManual,
    isFolded,
    receiptAge,
    filledBy,
    remarks,
    aim,
    command,
    serials,
    refusal,
    outcome,
    repair,
  }) => [
    repair && [repair.serial, repair.refused, repair.isLoaded],
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
    isFolded,
    // What is too old for one start is accepted in another.
    receiptAge?.saleDays,
    aim,
    filledBy,
    [isAboutSerial(refusal), isOwnAlready(refusal)],
    outcome && [(['TAX_PENDING', 'FINISH', 'FAIL'] as unknown[]).indexOf(outcome.status), outcome.receiptId],
    Object.keys(remarks),
    // The words follow from the verdict.
    Object.entries(serials).map(([serial, news]) => [
      serial,
      news && [news.verdict, news.message, news.tool === undefined ? 'to be asked' : news.tool],
    ]),
  ],
  events: toolEvents,
  calls: {
    loadReceipt: call(actors, 'loadReceipt', receiptAnswers, REPAIR.receiptId),
    locate: call(actors, 'locate', {
      known: said('место известно', output(MOSCOW)),
      unknown: said('место не названо', output(NOWHERE)),
      crash: said('ошибка в самом портале', crash),
    }),
    registerSale: call(actors, 'registerSale', saleAnswers, sent),
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
    readPhoto: call(actors, 'readPhoto', photoAnswers),
    scanQr: call(actors, 'scanQr', cameraAnswers),
  },
  act: {
    start: (ui) => ui.click('button', START),
    back: (ui) => ui.click('button', /^(Назад|Вернуться к форме)$/),
    repair: (ui) => ui.click('button', 'Исправить данные чека'),
    'serial.retype': (ui) => ui.click('button', 'Ввести другой номер'),
    'form.change': async (ui, { patch }) => {
      if (patch.haveABill !== undefined) await ui.tick(NO_BILL, !patch.haveABill)
      for (const field of fields) if (patch[field] !== undefined) await ui.fill(LABELS[field], patch[field])
    },
    prefill: { by: 'app', why: 'a reserve of the list, or a link of the profile' },
    'manual.open': (ui) => ui.click('button', 'Ввести данные вручную'),
    'receipt.clear': (ui) => ui.click('button', /^Очистить( данные чека)?$/),
    'receipt.edit': (ui) => ui.click('button', 'Изменить данные чека'),
    'receipt.take': (ui) => ui.click('button', /^Взять /),
    'receipt.keep': (ui) => ui.click('button', /^(Оставить |Ни один$)/),
    'receipt.pick': (ui, { text }) => ui.click('button', choiceOf(text)),
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
    'scan.close': (ui) => ui.click('button', 'Другим способом'),
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
      for (const field of RECEIPT_FIELDS) {
        const text = context.form.values[field]
        // The spaces of a sum do not break.
        if (text) await ui.seesText(field === 'totalSum' ? formatReceiptSum(text).replaceAll(/\s/g, ' ') : text)
      }
      await ui.seesText(/^996044030000000[23]$/)
    },
    'form.askingWhich': async (ui, { reading }) => {
      await ui.sees('dialog', 'На фотографии несколько чеков')
      for (const text of reading?.kind === 'several' ? reading.texts : []) await ui.sees('button', choiceOf(text))
      await ui.sees('button', 'Ни один')
    },
    'form.askingClear': asks(CLEAR_QUESTION, /^Очистить$/),
    'form.scanning': scans,
    'form.scanFailed': async (ui, context) => {
      await scans(ui, context)
      await ui.sees('button', 'Повторить')
    },
    loadingReceipt: (ui) => ui.sees('heading', 'Исправление данных чека'),
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
