import { refusals } from '../../src/domain/texts/refusals.ts'
import { companyInvoiceActors } from '../../src/machines/companies/company-invoice/actors.ts'
import { CHECKS_AT_ONCE } from '../../src/machines/companies/company-invoice/checks.ts'
import { cleaned, TEXT_FIELDS, type InvoicePatch, type TextField } from '../../src/machines/companies/company-invoice/form.ts'
import { companyInvoiceMachine } from '../../src/machines/companies/company-invoice/machine.ts'
import { successOf } from '../../src/machines/companies/company-invoice/messages.ts'
import { UNREAD } from '../../src/machines/companies/company-invoice/list.ts'
import { countsOf, isWrong, notFoundRows } from '../../src/machines/companies/company-invoice/rows.ts'
import type {
  CompanyInvoiceContext,
  CompanyInvoiceInput,
  InvoiceKind,
} from '../../src/machines/companies/company-invoice/types.ts'
import { shownFiles } from '../../src/machines/fragments/files/queue.ts'
import { checkAnswers, SOLD } from './invoice-answers.ts'
import { commandAnswers } from '../kit/command.ts'
import { faults } from '../kit/faults.ts'
import { call, crash, defineFlow, ok, output, refusal, said, type Answer } from '../kit/flow.ts'
import {
  ADDED,
  AVAILABLE,
  CHECKING,
  command,
  draft,
  failedAt,
  FILE,
  INN,
  inParts,
  LIST,
  LIST_FILE,
  listReading,
  NOT_FOUND,
  OTHER_SERIAL,
  PDF,
  right,
  SERIAL,
  SHORT,
  twoColumns,
  STORED,
  THIRD_SERIAL,
  THREE,
  uploaded,
} from './invoice-starts.ts'
import { stamp } from '../kit/stamp.ts'
import type { Ui } from '../kit/ui.ts'

export const WRONG_INN = 'Это ИНН вашей организации'
export const BAD_FILES = 'Файлы не читаются'
/** Seconds that the server asks to wait. */

const actors: Parameters<typeof call>[0] = (api) =>
  companyInvoiceActors(api, { get: () => new File([PDF.slice()], FILE.name), redraw: () => Promise.resolve(null) }, () =>
    Promise.resolve(UNREAD),
  )

const refusedFields = (fields: object): Answer => refusal(400, refusals.refused.code, fields)

const LABELS: Record<TextField, string | RegExp> = {
  upd: 'Номер УПД или ТН',
  time: /^Дата (покупки|продажи)$/,
  inn: /^ИНН (продавца|покупателя)$/,
  sum: 'Сумма',
}
const INN_LABEL: Record<InvoiceKind, string> = { tool: 'ИНН продавца', sale: 'ИНН покупателя' }
const SUBMIT: Record<InvoiceKind, string> = { tool: 'Добавить инструменты', sale: 'Добавить продажу' }
export const ANY_SUBMIT = /^Добавить (инструменты|продажу)$/
const FILES = 'Файлы УПД или ТН'

const numberOf = (id: string): string => `Серийный номер ${id.replace('row-', '')}`

const input = (more: Partial<CompanyInvoiceInput> = {}): CompanyInvoiceInput => ({
  kind: 'tool',
  screen: 'main',
  draft: null,
  ...more,
})

/** A browser blurs a field when the next one is filled, and blur normalises the text. */
const mayShow = ({ form }: CompanyInvoiceContext, field: TextField): string[] => [form.values[field], cleaned(form.values)[field]]

const showsForm = async (ui: Ui, context: CompanyInvoiceContext) => {
  const { kind, rows, wrong, form, files } = context
  await ui.sees('heading', kind === 'tool' ? 'Инструменты по УПД или ТН' : 'Продажа юридическому лицу')
  await ui.sees('heading', '1. Введите серийные номера')
  await ui.sees('heading', '2. Введите данные УПД или ТН')
  for (const [at, row] of rows.entries()) {
    if (wrong !== null && !wrong.includes(row.id) && !isWrong(row)) continue
    const { serialNumber } = row
    const shown = await ui.valueOf(`Серийный номер ${at + 1}`)
    if (shown !== serialNumber) throw new Error(`row ${at + 1} shows «${shown}»`)
  }
  for (const field of TEXT_FIELDS) {
    const shown = await ui.valueOf(field === 'inn' ? INN_LABEL[kind] : LABELS[field])
    if (!mayShow(context, field).includes(shown)) throw new Error(`«${field}» shows «${shown}»`)
  }
  await ui.sees('button', SUBMIT[kind])
  for (const { name, status } of shownFiles(files))
    await ui.sees('button', status === 'failed' || status === 'refused' ? `Загрузить ещё раз ${name}` : new RegExp(`${name}$`))
  for (const message of Object.values(form.errors)) await ui.seesText(message)
}

/** The rows at a glance, and whether the button may be pressed (A65). */
const showsStanding = async (ui: Ui, context: CompanyInvoiceContext) => {
  await showsForm(ui, context)
  const { available, manual, waiting, wrong } = countsOf(context.rows)
  if (available > 0) await ui.seesText(new RegExp(`Есть в базе: ${available}`))
  if (waiting > 0) await ui.seesText(new RegExp(`Ждут проверки: ${waiting}`))
  const isReady = available + manual > 0 && waiting === 0 && wrong === 0
  if ((await ui.isEnabled('button', SUBMIT[context.kind])) !== isReady) throw new Error(`the button is not ${isReady}`)
}

const has =
  (words: string | RegExp) =>
  async (ui: Ui, context: CompanyInvoiceContext): Promise<void> => {
    await showsStanding(ui, context)
    await ui.seesText(words)
  }

const of =
  (...patterns: readonly RegExp[]) =>
  ({ label }: { label: string }) =>
    patterns.some((pattern) => pattern.test(label))

const ROW_ONE = /^row\.(change|leave|enter|check|send) .*"row-1"/
const COMMAND = /^(submit|repeat|back|home|again|list\.open|url|confirmInvoice|after PART_PAUSE)/
const EACH_FIELD = /^form\.(change|blur)/

const patches: InvoicePatch[] = [
  { upd: '15', time: '20.11.2026', inn: INN, sum: '14970' },
  { inn: '7707083894' },
  { time: '21.11.2026' },
  { sum: '12а' },
]

export const companyInvoiceFlow = await defineFlow({
  name: 'company-invoice',
  machine: companyInvoiceMachine,
  inputs: {
    'an empty form': {
      text: 'Компания вводит номера',
      input: input(),
      only: of(ROW_ONE, /^askChecks/, /^checks\.resume/, /^after CHECK_PAUSE/),
    },
    'rows come and go': { text: 'Строки добавляют и удаляют', input: input(), only: of(/^row\.(add|remove)/, /^back/) },
    'an invoice': {
      text: 'Номер есть в базе, документ заполняют',
      input: input({ draft: draft([AVAILABLE]) }),
      only: of(EACH_FIELD, /^submit/),
    },
    'files of an invoice': {
      text: 'Номер есть в базе, прикладывают файлы',
      input: input({ draft: draft([AVAILABLE], { values: { ...right, files: [] } }) }),
      only: of(/^(files|file)\./, /^(uploadFile|deleteFile)/, /^submit/),
    },
    'all is ready': {
      text: 'Номера есть в базе, документ заполнен',
      input: input({ draft: draft([AVAILABLE], uploaded) }),
      only: of(COMMAND),
    },
    'a sale is ready': {
      text: 'Продавец продаёт компании: всё заполнено',
      input: input({ kind: 'sale', draft: draft([AVAILABLE], uploaded) }),
      only: of(COMMAND),
    },
    'a serial that is not in the base': {
      text: 'Номера нет в базе, документ заполнен',
      input: input({ draft: draft([NOT_FOUND], uploaded) }),
      only: of(/^row\.send .*"row-1"/, /^addUnknown/, /^(repeat|back|submit|home)/),
    },
    'a sale of a serial that is not in the base': {
      text: 'Продавец продаёт инструмент, которого нет в базе',
      input: input({ kind: 'sale', draft: draft([NOT_FOUND], uploaded) }),
      only: of(/^row\.send .*"row-1"/, /^addUnknown: (done|lost|refused)/, /^(repeat|submit|home)/),
    },
    'serials that are not in the base': {
      text: 'Нескольких номеров нет в базе, документ заполнен',
      input: input({
        draft: draft([NOT_FOUND, [OTHER_SERIAL, 'notFound', 0, null], [THIRD_SERIAL, 'notFound', 0, null]], uploaded),
      }),
      only: of(/^rows\.send/, /^addUnknown: (done|taken|lost|too often|offline)/, /^(repeat|back|submit)/, /^after PART_PAUSE/),
    },
    'serials that are not in the base, and no document': {
      text: 'Нескольких номеров нет в базе, документ не заполнен',
      input: input({ draft: draft([NOT_FOUND, [OTHER_SERIAL, 'notFound', 0, null]]) }),
      only: of(/^rows\.send/),
    },
    'both kinds of serials': {
      text: 'Один номер из базы, другой на ручной проверке',
      input: input({
        draft: draft([AVAILABLE, ADDED], { ...uploaded, sentUnder: { upd: right.upd, time: right.time, inn: INN } }),
      }),
      only: of(/^(submit|back|home)/, /^confirmInvoice: (done|lost)/),
    },
    'a serial that is still typed': {
      text: 'Один номер готов, другой ещё набирают',
      input: input({ draft: draft([AVAILABLE, [SHORT]], uploaded) }),
      only: of(/^submit/, /^row\.(change|leave|enter) .*"row-2"/, /^askChecks: free/),
    },
    'many rows': {
      text: 'Номеров больше, чем проверяется сразу',
      input: input({
        draft: draft(Array.from({ length: CHECKS_AT_ONCE + 2 }, (_, at) => [`100.0000${at + 1}`, CHECKING])),
      }),
      only: of(/^askChecks: (free|too often|lost)/, /^checks\./, /^after CHECK_PAUSE/),
    },
    'a list of serials': {
      text: 'Номера вставляют списком или берут из файла',
      input: input(),
      only: of(/^list\.(paste|file|choose)/, /^readList/, /^askChecks: free/),
    },
    'rows with errors': {
      text: 'Строк много, у большинства проверка не удалась',
      input: input({ draft: draft([AVAILABLE, ...Array.from({ length: CHECKS_AT_ONCE + 1 }, (_, at) => failedAt(at + 2))]) }),
      only: of(/^rows\./, /^askChecks: (free|taken)/),
    },
    'a document in parts': {
      text: 'Часть номеров зарегистрирована, остальные ждут повтора',
      input: input({ draft: draft(THREE, { ...uploaded, command: inParts }) }),
      only: of(COMMAND),
    },
    'a reload after a stop': {
      text: 'Перезагрузка, когда проверку остановили',
      input: input({ draft: draft([[SERIAL, CHECKING]], { isStopped: true }) }),
      only: of(/^checks\./, /^askChecks: free/, /^row\.change .*"row-1".*"12a"/),
    },
    'a reload while confirming': {
      text: 'Перезагрузка, пока документ отправлялся',
      input: input({ draft: draft([AVAILABLE], { ...uploaded, command }) }),
      only: of(COMMAND),
    },
    'a reload while confirming with an entrepreneur': {
      text: 'Перезагрузка, пока документ отправлялся: ИНН предпринимателя в черновике нет',
      input: input({ draft: draft([AVAILABLE], { ...uploaded, values: { ...right, inn: '' }, command }) }),
      only: of(/^(repeat|back|list\.open)/),
    },
    'a reload while adding': {
      text: 'Перезагрузка, пока номер отправлялся на ручную проверку',
      input: input({
        draft: draft([[SERIAL, 'adding', 0, refusals.notInBase.text]], { ...uploaded, command: { ...command, row: 'row-1' } }),
      }),
      only: of(/^(repeat|back|list\.open)/, /^addUnknown: (done|offline|refused)/),
    },
    'a reload of the result': {
      text: 'Перезагрузка экрана результата',
      input: input({ screen: 'result' }),
      only: of(/^(back|url)/),
    },
  },
  look: ({ kind }) => kind,
  // Rows after the second are as empty as it is, like the first one, or not in the base: no others change a step.
  key: ({
    kind,
    screen,
    rows,
    isStopped,
    form,
    files,
    command: sent,
    problem,
    registered,
    pause,
    wrong,
    removed,
    listNote,
    listChoice,
  }) => [
    kind,
    screen,
    rows
      .slice(0, 2)
      .map(({ serialNumber, availability, loading, isAddClicked, problem: told }) => [
        serialNumber,
        availability.payload,
        availability.code,
        loading,
        isAddClicked,
        told,
      ]),
    Math.min(rows.length, CHECKS_AT_ONCE + 2),
    notFoundRows(rows).length,
    isStopped,
    form.values,
    Object.entries(form.errors).map(String).toSorted(),
    form.reveals > 0,
    files.map(({ id, status }) => [id, status]),
    sent && [sent.row, sent.isRepeat, sent.rest?.rows.length ?? null, sent.parts.map(({ fate }) => fate)],
    wrong !== null,
    removed.length > 0,
    listNote && listNote.isProblem,
    listChoice !== null,
    problem,
    registered,
    pause,
  ],
  events: [
    { type: 'row.change', id: 'row-1', text: SERIAL },
    { type: 'row.change', id: 'row-1', text: SHORT },
    { type: 'row.change', id: 'row-1', text: '12a' },
    { type: 'row.change', id: 'row-2', text: OTHER_SERIAL },
    { type: 'row.leave', id: 'row-1' },
    { type: 'row.leave', id: 'row-2' },
    { type: 'row.enter', id: 'row-1' },
    { type: 'row.enter', id: 'row-2' },
    { type: 'row.add' },
    { type: 'row.remove', id: 'row-1' },
    { type: 'row.remove', id: 'row-2' },
    { type: 'row.check', id: 'row-1' },
    { type: 'row.send', id: 'row-1', ...stamp },
    { type: 'rows.send', ...stamp },
    { type: 'list.paste', text: LIST },
    { type: 'list.file', file: LIST_FILE },
    { type: 'list.choose', column: 0 },
    { type: 'rows.filter', isOn: true },
    { type: 'rows.filter', isOn: false },
    { type: 'rows.check' },
    { type: 'rows.clear' },
    { type: 'rows.restore' },
    { type: 'checks.stop' },
    { type: 'checks.resume' },
    ...patches.map((patch) => ({ type: 'form.change' as const, patch })),
    ...TEXT_FIELDS.map((field) => ({ type: 'form.blur' as const, field, ...stamp })),
    { type: 'files.add', files: [FILE] },
    { type: 'file.remove', id: FILE.id, ...stamp },
    { type: 'file.retry', id: FILE.id },
    { type: 'submit', ...stamp },
    { type: 'repeat' },
    { type: 'back' },
    { type: 'home' },
    { type: 'again' },
    { type: 'list.open' },
    { type: 'url.changed', screen: 'main' },
    { type: 'url.changed', screen: 'result' },
  ],
  calls: {
    askChecks: call(actors, 'askChecks', checkAnswers),
    addUnknown: call(
      actors,
      'addUnknown',
      {
        done: said('принят на ручную проверку', ok({ id: 'row', saleStatus: 'PENDING' })),
        'about the INN': said('отказ из-за ИНН', refusedFields({ sellerInn: WRONG_INN })),
        taken: said('номер занят', refusal(409, refusals.alreadyOwned.code, refusals.alreadyOwned.text)),
        ...commandAnswers,
      },
      { kind: 'tool', values: right, serial: SERIAL, key: stamp.key },
    ),
    confirmInvoice: call(
      actors,
      'confirmInvoice',
      {
        done: said('зарегистрировано', ok({ invoiceId: 'i-1', registered: 1, inInvoice: 1 })),
        'about the files': said('отказ из-за файлов', refusedFields({ imageUrl: BAD_FILES })),
        'about the seller’s files': said('отказ из-за файлов продавца', refusedFields({ imageUrlSeller: BAD_FILES })),
        'about a serial': said('номер уже продан', refusal(409, refusals.serialsRefused.code, { [SERIAL]: SOLD })),
        'about another serial': said(
          'отказ о номере, которого нет в форме',
          refusal(409, refusals.serialsRefused.code, { '1': SOLD }),
        ),
        full: said('в документе больше нет места', refusal(422, refusals.invoiceFull.code, refusals.invoiceFull.text)),
        ...commandAnswers,
      },
      { kind: 'tool', values: right, serials: [SERIAL], key: stamp.key },
    ),
    readList: call(actors, 'readList', {
      done: said('номера прочитаны', output(listReading)),
      'two columns': said('номера в двух столбцах', output(twoColumns)),
      nothing: said(
        'номеров нет',
        output({ kind: 'refused', problem: { kind: 'noSerials', others: [{ text: 'Итого', line: 1 }] } }),
      ),
      crash: said('ошибка в самом портале', crash),
    }),
    uploadFile: call(actors, 'uploadFile', { done: said('файл на сервере', ok(STORED)), ...faults }, FILE),
    deleteFile: call(
      actors,
      'deleteFile',
      {
        done: said('файл стёрт', ok(null)),
        refused: said('отказ', refusal(400, refusals.refused.code)),
        crash: said('ошибка в самом портале', crash),
      },
      { stored: STORED, key: stamp.key },
    ),
  },
  act: {
    'row.change': (ui, { id, text }) => ui.fill(numberOf(id), text),
    'row.leave': (ui, { id }) => ui.leave(numberOf(id)),
    'row.enter': (ui, { id }) => ui.press(numberOf(id), 'Enter'),
    'row.add': (ui) => ui.click('button', '+ Добавить поле'),
    'row.remove': (ui, { id }) => ui.click('button', `Удалить строку ${id.replace('row-', '')}`),
    'row.check': (ui) => ui.click('button', /^Проверить ещё раз/),
    'row.send': (ui) => ui.click('button', `Добавить ${SERIAL}`),
    'list.paste': async (ui, { text }) => {
      await ui.click('button', 'Вставить список')
      await ui.fill('Список серийных номеров', text)
      await ui.click('button', 'Добавить из списка')
    },
    'list.file': (ui) => ui.attach('Номера списком', [{ name: LIST_FILE.name, bytes: new TextEncoder().encode(LIST) }]),
    'rows.filter': (ui, { isOn }) => ui.click('button', isOn ? /^Только с ошибками/ : 'Показать все строки'),
    'rows.send': (ui) => ui.click('button', /^Добавить все ненайденные: /),
    'rows.check': (ui) => ui.click('button', /^Повторить проверку/),
    'rows.clear': (ui) => ui.click('button', /^Удалить строки с ошибками/),
    'list.choose': (ui) => ui.click('button', 'Добавить «Серийный номер»'),
    'rows.restore': (ui) => ui.click('button', 'Вернуть'),
    'checks.stop': (ui) => ui.click('button', 'Остановить проверку'),
    'checks.resume': (ui) => ui.click('button', 'Продолжить проверку'),
    'form.change': async (ui, { patch }) => {
      for (const field of TEXT_FIELDS) if (patch[field] !== undefined) await ui.fill(LABELS[field], patch[field])
    },
    'form.blur': (ui, { field }) => ui.leave(LABELS[field]),
    'files.add': (ui, { files }) =>
      ui.attach(
        FILES,
        files.map(({ name }) => ({ name, bytes: PDF })),
      ),
    'file.remove': (ui) => ui.click('button', new RegExp(`^(Удалить файл|Отменить загрузку) ${FILE.name}$`)),
    'file.retry': (ui) => ui.click('button', `Загрузить ещё раз ${FILE.name}`),
    submit: (ui) => ui.click('button', ANY_SUBMIT),
    repeat: (ui) => ui.click('button', 'Повторить'),
    back: (ui) => ui.click('button', /^(Назад|Вернуться к форме)$/),
    home: (ui) => ui.click('button', 'На Главную'),
    again: (ui) => ui.click('button', 'Добавить ещё'),
    'list.open': (ui) => ui.click('button', /^(К моим инструментам|К продажам|Проверить в )/),
    'url.changed': { by: 'app', why: 'Back and Forward of the browser' },
  },
  states: {
    'form.checks.idle+form.files.idle+form.list.idle': showsStanding,
    'form.checks.asking+form.files.idle+form.list.idle': has('Проверяем номер'),
    'form.checks.paused+form.files.idle+form.list.idle': has(/Проверка на паузе/),
    'form.checks.stopped+form.files.idle+form.list.idle': has(/Проверка остановлена/),
    'form.checks.idle+form.files.idle+form.list.reading': showsStanding,
    'form.checks.asking+form.files.idle+form.list.reading': showsStanding,
    'form.checks.idle+form.files.uploading+form.list.idle': showsForm,
    'form.checks.idle+form.files.deleting+form.list.idle': showsForm,
    adding: async (ui, context) => {
      await showsForm(ui, context)
      await ui.seesText('Отправляем на ручную проверку')
    },
    confirming: showsForm,
    pausing: async (ui, context) => {
      await showsForm(ui, context)
      await ui.seesText(/Сервер просит подождать/)
    },
    registered: async (ui, { kind, registered }) => {
      const { title, message } = successOf(kind, registered!)
      await ui.sees('heading', title)
      await ui.seesText(message)
      await ui.sees('button', 'На Главную')
    },
    refused: async (ui, { problem }) => {
      await ui.sees('heading', 'Ошибка')
      await ui.seesText(problem!.message)
      if (problem!.reason !== null) await ui.seesText(problem!.reason)
      await ui.sees('button', 'На Главную')
    },
    unanswered: async (ui, { command: sent, form }) => {
      await ui.sees('heading', 'Не удалось узнать результат')
      if (form.values.inn === '') return ui.seesText(/ИНН предпринимателя портал на устройстве не хранит/)
      if (sent && sent.parts.length > 1) await ui.seesText(/остальные ждут повтора/)
    },
  },
})
