import { describe, expect, test } from 'vitest'
import { BAD_FILES, companyInvoiceFlow } from '../../../model/companies/company-invoice.ts'
import { SOLD } from '../../../model/companies/invoice-answers.ts'
import { SILENCES, UNHEARD } from '../../../model/kit/command.ts'
import { PROBLEM } from '../../../model/kit/faults.ts'
import {
  AVAILABLE,
  command,
  draft,
  FILE,
  OTHER_SERIAL,
  right,
  SERIAL,
  SHORT,
  STORED,
  uploaded,
} from '../../../model/companies/invoice-starts.ts'
import { stamp } from '../../../model/kit/stamp.ts'
import { refusals } from '../../../src/domain/texts/refusals.ts'
import { draftOf, readDraft } from '../../../src/machines/companies/company-invoice/draft.ts'
import { checkInvoice, type InvoiceValues } from '../../../src/machines/companies/company-invoice/form.ts'
import { successOf } from '../../../src/machines/companies/company-invoice/messages.ts'
import { confirmInput } from '../../../src/machines/companies/company-invoice/setup.ts'
import type { CompanyInvoiceContext } from '../../../src/machines/companies/company-invoice/types.ts'
import { testMachine } from '../kit/test-machine.ts'
import './add.journeys.ts'
import './fold.journeys.ts'
import './lists.journeys.ts'
import './queue.journeys.ts'
import { ASKING, blur, edit, go, goBack, IDLE, navigate, ofRow, rowsAfter, type Step } from './steps.ts'

testMachine(companyInvoiceFlow)

/** As many serial numbers as a document may have. */
const LONGEST = Array.from({ length: 1_000 }, (_, at) => `710.${String(at + 1).padStart(5, '0')}`)

describe('company-invoice: the rows', () => {
  test('LT05 LT21 LT26 a whole number is asked about at once, and the answer stands on its row', () => {
    const typed = go('an empty form', edit('row-1', SERIAL))
    expect(typed).toMatchObject({ state: ASKING, calls: ['askChecks'], context: { asked: [{ id: 'row-1', serial: SERIAL }] } })
    const end = go('an empty form', edit('row-1', SERIAL), 'askChecks: free')
    expect(end.state).toBe(IDLE)
    expect(rowsAfter(end)).toEqual([[SERIAL, 'available']])
    expect(rowsAfter(go('an empty form', edit('row-1', SERIAL), 'askChecks: unknown'))).toEqual([[SERIAL, 'notFound']])
    expect(rowsAfter(go('an empty form', edit('row-1', SERIAL), 'askChecks: crash'))).toEqual([[SERIAL, 'error']])
  })

  test('LT28 A62 another text takes the question back, and its answer comes too late', () => {
    const short = go('an empty form', edit('row-1', SERIAL), edit('row-1', SHORT))
    expect(short.state).toBe(IDLE)
    const late = go('an empty form', edit('row-1', SERIAL), edit('row-1', OTHER_SERIAL), 'askChecks: free')
    expect(late).toMatchObject({ state: ASKING, calls: ['askChecks', 'askChecks', 'askChecks'] })
    expect(rowsAfter(late)).toEqual([[OTHER_SERIAL, 'checking']])
  })

  test('LT26 a second row is asked about beside the first, not after it', () => {
    const end = go('an empty form', edit('row-1', SERIAL), 'row.add', edit('row-2', OTHER_SERIAL))
    expect(end.context.asked).toEqual([
      { id: 'row-1', serial: SERIAL },
      { id: 'row-2', serial: OTHER_SERIAL },
    ])
    expect(end.calls).toEqual(['askChecks', 'askChecks'])
  })

  test('LT07 a field is added empty; Enter means the number and goes on to a new field, once', () => {
    expect(rowsAfter(go('an empty form', 'row.add'))).toEqual([
      ['', 'unchecked'],
      ['', 'unchecked'],
    ])
    const entered = go('an empty form', edit('row-1', SHORT), ofRow('row.enter', 'row-1'))
    expect(rowsAfter(entered)).toEqual([
      [SHORT, 'checking'],
      ['', 'unchecked'],
    ])
    expect(rowsAfter(go('an empty form', ofRow('row.enter', 'row-1')))).toHaveLength(1)
    const first = go('an empty form', edit('row-1', SHORT), 'row.add', ofRow('row.enter', 'row-1'))
    expect(rowsAfter(first)).toHaveLength(2)
    expect(rowsAfter(go('an empty form', edit('row-1', SHORT), ofRow('row.leave', 'row-1')))).toEqual([[SHORT, 'checking']])
  })

  test('LT07 D75 a document has at most 1 000 rows: no field is added after the last one, by Enter neither', () => {
    const reading = {
      kind: 'list',
      list: { serials: LONGEST, repeated: [], others: [] },
      otherSheets: [],
      hidden: { sheets: [], rows: 0, columns: 0 },
    }
    const full = [
      { type: 'list.paste', text: '' },
      { type: 'xstate.done.actor.readList', output: reading },
    ] as const
    const end = go('an empty form', ...full)
    expect(end.context.rows).toHaveLength(1_000)
    const last = end.context.rows.at(-1)?.id ?? ''
    expect(() => go('an empty form', ...full, 'row.add')).toThrow('not possible')
    expect(go('an empty form', ...full, ofRow('row.enter', last)).context.rows).toHaveLength(1_000)
  })

  test('LT04 a row goes when it is unchecked and not alone', () => {
    expect(() => go('an empty form', ofRow('row.remove', 'row-1'))).toThrow('not possible')
    expect(() => go('an empty form', 'row.add', ofRow('row.remove', 'row-9'))).toThrow('not possible')
    expect(rowsAfter(go('an empty form', 'row.add', ofRow('row.remove', 'row-1')))).toHaveLength(1)
    expect(() => go('an empty form', 'row.add', edit('row-1', SERIAL), ofRow('row.remove', 'row-1'))).toThrow('not possible')
  })

  test('A62 a number of another row is told, and checked once the other row gives way', () => {
    const steps = [edit('row-1', SERIAL), 'row.add', edit('row-2', SERIAL)] as const
    expect(rowsAfter(go('an empty form', ...steps))[1]).toEqual([SERIAL, 'duplicate'])
    const freed = go('an empty form', ...steps, edit('row-1', OTHER_SERIAL))
    expect(rowsAfter(freed)).toEqual([
      [OTHER_SERIAL, 'checking'],
      [SERIAL, 'checking'],
    ])
  })

  test('a check that has failed is repeated; a verdict is not', () => {
    const failed = [edit('row-1', SERIAL), 'askChecks: lost'] as const
    expect(go('an empty form', ...failed, ofRow('row.check', 'row-1')).state).toBe(ASKING)
    expect(() => go('an empty form', edit('row-1', SERIAL), 'askChecks: taken', ofRow('row.check', 'row-1'))).toThrow(
      'not possible',
    )
    expect(() => go('an empty form', ofRow('row.check', 'row-9'))).toThrow('not possible')
  })
})

describe('company-invoice: the fields', () => {
  test.each([
    ['VL74', { upd: '' }, { upd: 'Обязательное поле' }],
    ['VL74', { upd: '  ' }, { upd: 'Обязательное поле' }],
    ['VL74', { upd: '1'.repeat(101) }, { upd: 'Максимум 100 знаков' }],
    ['VL75', { time: '' }, { time: 'Обязательное поле' }],
    ['VL75', { time: '31.02.2026' }, { time: 'Введите дату в формате дд.мм.гггг' }],
    ['LT10 VL75', { time: '21.11.2026' }, { time: 'Дата не может быть в будущем' }],
    ['VL76 VL77', { inn: '' }, { inn: 'Обязательное поле' }],
    ['VL76 VL77', { inn: '7707083894' }, { inn: 'Некорректный ИНН' }],
    ['VL78', { sum: '' }, { sum: 'Обязательное поле' }],
    ['VL79', { sum: '12а' }, { sum: 'Только цифры и точки' }],
    ['VL79', { sum: '1.2.3' }, { sum: 'Только цифры и точки' }],
    ['A67', { sum: '0' }, { sum: 'Сумма должна быть больше нуля' }],
    ['A67', { sum: '14 970,5' }, {}],
    ['VL80', { files: [] }, { files: 'Обязательное поле' }],
    ['VL74', {}, {}],
  ] satisfies [string, Partial<InvoiceValues>, object][])('%s %j: %j', (_, patch, messages) =>
    expect(checkInvoice(stamp, [])({ ...right, ...patch })).toEqual(messages),
  )

  test('VL80 files on their way, and files that did not arrive, are told apart', () => {
    const file = { ...FILE, stored: null, problem: null, key: null }
    expect(checkInvoice(stamp, [{ ...file, status: 'waiting' }])(right)).toEqual({ files: 'Дождитесь, пока загрузятся файлы' })
    expect(checkInvoice(stamp, [{ ...file, status: 'failed' }])(right).files).toMatch(/^Не все файлы загружены/)
  })

  test('VL76 VL79 a left field is tidied and says what is wrong with it', () => {
    const change = (patch: object): Step => ({ type: 'form.change', patch })
    const { form } = go('an invoice', change({ sum: '14 970,5', inn: ' 77 07083894' }), blur('sum'), blur('inn')).context
    expect(form).toMatchObject({ values: { sum: '14970.50', inn: '7707083894' }, errors: { inn: 'Некорректный ИНН' } })
  })

  test('VL74 VL75 VL76 VL78 VL80 a press with an unfinished invoice sends nothing and names all of it', () => {
    const end = go('an invoice', 'submit')
    expect(end).toMatchObject({ state: IDLE, calls: [] })
    expect(Object.keys(end.context.form.errors).toSorted()).toEqual(['files', 'inn', 'sum', 'time', 'upd'])
  })

  test('LT13 VL86 files are uploaded while the form is open, retried and deleted', () => {
    const picked = `files.add ${JSON.stringify({ files: [FILE] })}`
    const up = go('files of an invoice', picked)
    expect(up).toMatchObject({ state: 'form.checks.idle+form.files.uploading+form.list.idle', calls: ['uploadFile'] })
    expect(go('files of an invoice', picked, 'uploadFile: done').context.form.values.files).toEqual([STORED])
    const failed = go('files of an invoice', picked, 'uploadFile: lost')
    expect(failed.context).toMatchObject({ form: { values: { files: [] } }, files: [{ status: 'failed' }] })
    expect(go('files of an invoice', picked, 'uploadFile: lost', { type: 'file.retry', id: FILE.id }).calls).toEqual([
      'uploadFile',
      'uploadFile',
    ])
    const away: Step = { type: 'file.remove', id: FILE.id, ...stamp }
    expect(go('files of an invoice', picked, away)).toMatchObject({ state: IDLE, context: { files: [] } })
    expect(go('files of an invoice', picked, 'uploadFile: done', away).state).toBe(
      'form.checks.idle+form.files.deleting+form.list.idle',
    )
    expect(go('files of an invoice', picked, 'uploadFile: done', away, 'deleteFile: done')).toMatchObject({
      effects: [],
      context: { files: [] },
    })
    const kept = go('files of an invoice', picked, 'uploadFile: done', away, 'deleteFile: refused')
    expect(kept).toMatchObject({ state: IDLE, context: { files: [{ status: 'done' }], form: { values: { files: [STORED] } } } })
    expect(kept.effects).toMatchObject([{ type: 'toast', params: { text: 'Не удалось удалить файл. Он остался в форме' } }])
    expect(() => go('files of an invoice', away)).toThrow('not possible')
    expect(() => go('files of an invoice', picked, { type: 'file.retry', id: FILE.id })).toThrow('not possible')
    expect(() => go('files of an invoice', picked, 'uploadFile: done', { ...away, id: 'another' })).toThrow('not possible')
    const two: Step = { type: 'files.add', files: [FILE, { ...FILE, id: 'second' }] }
    const second = go('files of an invoice', two, { ...away, id: 'second' })
    expect(second).toMatchObject({ state: 'form.checks.idle+form.files.uploading+form.list.idle', calls: ['uploadFile'] })
  })

  test('VL82 more than four files do not fit', () => {
    const files = Array.from({ length: 5 }, (_, at) => ({ ...FILE, id: `f${at}` }))
    const end = go('files of an invoice', { type: 'files.add', files })
    expect(end.context.form.errors.files).toBe('Вы можете загружать не более 4 файлов.')
    expect(end.context.files).toHaveLength(4)
  })

  test('VL84 a file of another kind is refused by its name', () => {
    const end = go('files of an invoice', { type: 'files.add', files: [{ ...FILE, name: 'upd.docx' }] })
    expect(end).toMatchObject({
      state: IDLE,
      context: { files: [{ problem: 'Файл upd.docx имеет недопустимое расширение файла.' }] },
    })
  })
})

describe('company-invoice: the invoice', () => {
  const SUBMIT = 'submit'

  test('A65 nothing is sent before a number is in the base, nor while one is checked or wrong', () => {
    expect(() => go('an empty form', SUBMIT)).toThrow('not possible')
    expect(() => go('many rows', SUBMIT)).toThrow('not possible')
    expect(() => go('a serial that is not in the base', SUBMIT)).toThrow('not possible')
    for (const state of ['checking', 'notFound', 'error', 'format', 'duplicate'])
      expect(() =>
        go({ kind: 'tool', screen: 'main', draft: draft([AVAILABLE, [SHORT, state, null, null]], uploaded) }, SUBMIT),
      ).toThrow('not possible')
  })

  test('LT14 LT35 API32 a ready form is one command under the key of the press, with its serials', () => {
    const sent = go('both kinds of serials', SUBMIT)
    expect(sent).toMatchObject({
      state: 'confirming',
      calls: ['confirmInvoice'],
      context: { command: { row: null, key: stamp.key } },
    })
    expect(confirmInput(sent.context)).toEqual({ kind: 'tool', values: right, serials: [SERIAL], key: stamp.key })
    expect(confirmInput(go('a sale is ready', SUBMIT).context)).toMatchObject({ kind: 'sale' })
  })

  test('LT26 a number that is still typed is checked first, and nothing is left out silently', () => {
    const end = go('a serial that is still typed', SUBMIT)
    expect(end).toMatchObject({ state: ASKING, calls: ['askChecks'] })
    expect(rowsAfter(end)).toEqual([
      [SERIAL, 'available'],
      [SHORT, 'checking'],
    ])
  })

  test.each([
    ['LT32', 'all is ready', 'Инструмент успешно добавлен', 'Инструмент отобразится после проверки модератором'],
    ['LT30', 'both kinds of serials', 'Инструмент отправлен на проверку', 'Инструмент отобразится после проверки'],
    ['LS04 LS06', 'a sale is ready', 'Продажа успешно зарегистрирована', 'Продажа зарегистрирована'],
  ] as const)('LT34 %s from «%s»: «%s» / «%s»', (_, from, title, message) => {
    const { state, context, effects } = go(from, SUBMIT, 'confirmInvoice: done')
    expect(state).toBe('registered')
    expect(successOf(context.kind, context.registered!)).toEqual({ title, message })
    const result = context.kind === 'tool' ? 'legal-entity-result' : 'legal-entity-register-sale-result'
    const place = context.kind === 'tool' ? '/legal-entity-tool' : '/legal-entity-register-sale'
    expect(effects).toEqual([navigate(`${place}?screen=${result}`, { isStep: true })])
    // The form is empty for the next invoice.
    expect(context).toMatchObject({ command: null, form: { values: { upd: '' } }, files: [], rows: [{ serialNumber: '' }] })
    expect(draftOf({ context })).toBeNull()
  })

  test('LT31 «manual alone» has words of its own', () =>
    expect(successOf('tool', { available: 0, manual: 2 })).toEqual({
      title: 'Инструмент отправлен на ручную проверку',
      message: 'Вы увидите инструмент в списке продаж после проверки',
    }))

  const FAILED_TOOL = 'Произошла ошибка при регистрации инструмента'
  test.each([
    ['LT33', 'all is ready', 'full', FAILED_TOOL, refusals.invoiceFull.text],
    ['LT33', 'all is ready', 'code 500', FAILED_TOOL, null],
    ['LT33', 'all is ready', 'offline', FAILED_TOOL, 'Нет соединения с интернетом'],
    ['LT33', 'all is ready', 'about another serial', FAILED_TOOL, SOLD],
    ['LS05 LS08', 'a sale is ready', 'refused', PROBLEM, null],
    ['LS05 LS08', 'a sale is ready', 'away', 'Сервис временно недоступен. Попробуйте через минуту', null],
    ['LS07', 'a sale is ready', 'offline', 'Не удалось зарегистрировать продажу', 'Нет соединения с интернетом'],
  ] as const)('%s from «%s» after «%s»: «%s», because %s', (_, from, answer, message, reason) => {
    const end = go(from, SUBMIT, `confirmInvoice: ${answer}`)
    expect(end).toMatchObject({
      state: 'refused',
      context: { command: null, problem: { message, reason }, form: { values: right } },
    })
    expect(rowsAfter(end)).toEqual([[SERIAL, 'available']])
  })

  test.each([
    ['LT33', 'all is ready', FAILED_TOOL],
    ['LS08', 'a sale is ready', 'Произошла ошибка'],
  ] as const)('%s from «%s»: a server whose word is «Ошибка» is not quoted under the title that says it', (_, from, message) => {
    const output = { kind: 'refused', code: 500, message: 'Ошибка', fields: {} }
    const end = go(from, SUBMIT, { type: 'xstate.done.actor.confirmInvoice', output })
    expect(end).toMatchObject({ state: 'refused', context: { problem: { message, reason: null } } })
  })

  test.each(['about the files', 'about the seller’s files'])('LS08 «%s» stands on the files, and the form stays', (answer) =>
    expect(go('a sale is ready', SUBMIT, `confirmInvoice: ${answer}`)).toMatchObject({
      state: IDLE,
      effects: [],
      context: { command: null, form: { errors: { files: BAD_FILES }, values: right } },
    }),
  )

  test('a number that stood in the way says why on its row, and the form stays', () => {
    const end = go('both kinds of serials', SUBMIT, {
      type: 'xstate.done.actor.confirmInvoice',
      output: {
        kind: 'refused',
        code: refusals.serialsRefused.code,
        message: SOLD,
        fields: { [SERIAL]: SOLD, [OTHER_SERIAL]: SOLD },
      },
    })
    expect(end).toMatchObject({ state: IDLE, context: { command: null, denials: 1 } })
    expect(rowsAfter(end)).toEqual([
      [SERIAL, 'error'],
      [OTHER_SERIAL, 'added'],
    ])
    expect(end.context.rows[0]?.availability).toMatchObject({ message: SOLD, payload: 2 })
    expect(end.effects).toMatchObject([{ type: 'toast', params: { text: 'Часть серийных номеров нельзя зарегистрировать' } }])
    const fields = { [SERIAL]: SOLD }
    const other = { type: 'xstate.done.actor.confirmInvoice', output: { kind: 'refused', code: 6, message: SOLD, fields } }
    expect(go('all is ready', SUBMIT, other).state).toBe('refused')
  })

  test('ER03 a session that is over leaves the form as it was, and no command', () =>
    expect(go('all is ready', SUBMIT, 'confirmInvoice: unauthorised')).toMatchObject({
      state: IDLE,
      effects: [],
      context: { command: null, form: { values: right } },
    }))

  test.each(SILENCES)('C04 B10 after «%s» the end is unknown, and a repeat is the same request', (silence) => {
    const unknown = [SUBMIT, `confirmInvoice: ${silence}`]
    expect(go('all is ready', ...unknown)).toMatchObject({
      state: 'unanswered',
      effects: [],
      context: { command: { key: stamp.key } },
    })
    const again = go('all is ready', ...unknown, 'repeat')
    expect(again).toMatchObject({ state: 'confirming', context: { command: { key: stamp.key, isRepeat: true } } })
    expect(confirmInput(again.context)).toEqual(confirmInput(go('all is ready', SUBMIT).context))
    // «Too often» is waited out (D76): the repeat goes again under the same key.
    for (const fault of UNHEARD)
      expect(go('all is ready', ...unknown, 'repeat', `confirmInvoice: ${fault}`).state).toBe(
        fault === 'too often' ? 'pausing' : 'unanswered',
      )
    expect(go('all is ready', ...unknown, 'back')).toMatchObject({ state: IDLE, context: { command: null } })
    expect(go('all is ready', ...unknown, 'list.open').effects).toEqual([navigate('/user-tools')])
    expect(go('a sale is ready', ...unknown, 'list.open').effects).toEqual([navigate('/sales')])
  })

  test('C04 a reload while sending comes back to the unknown end', () => {
    expect(go('a reload while confirming')).toMatchObject({ state: 'unanswered', calls: [] })
    expect(go('a reload while confirming', 'repeat', 'confirmInvoice: done').state).toBe('registered')
  })

  test('D141 C04 a document without its INN is not repeated: the list shows what is registered, the form comes back', () => {
    const START = 'a reload while confirming with an entrepreneur'
    expect(go(START)).toMatchObject({ state: 'unanswered', calls: [] })
    expect(() => go(START, 'repeat')).toThrow('not possible')
    expect(go(START, 'list.open').effects).toEqual([navigate('/user-tools')])
    expect(go(START, 'back').context).toMatchObject({ command: null, rows: [{ serialNumber: SERIAL }] })
  })
})

describe('company-invoice: the ways', () => {
  const DONE = ['submit', 'confirmInvoice: done'] as const
  const FAILED = ['submit', 'confirmInvoice: full'] as const
  const to = (screen: string): Step => ({ type: 'url.changed', screen })

  test('LT16 LT17 after success «Назад» and «На Главную» lead to «/», «Добавить ещё» to an empty form', () => {
    for (const press of ['back', 'home']) expect(go('all is ready', ...DONE, press).effects.at(-1)).toEqual(navigate('/'))
    expect(go('all is ready', ...DONE, 'list.open').effects.at(-1)).toEqual(navigate('/user-tools'))
    const again = go('all is ready', ...DONE, 'again')
    expect(again).toMatchObject({ state: IDLE, context: { registered: null } })
    expect(again.effects.at(-1)).toEqual(goBack('/legal-entity-tool'))
  })

  test('LT16 LT18 after a failure «Назад» leads to the form, which is whole, «На Главную» to «/»', () => {
    const back = go('all is ready', ...FAILED, 'back')
    expect(back).toMatchObject({ state: IDLE, context: { problem: null, form: { values: right } } })
    expect(back.effects.at(-1)).toEqual(goBack('/legal-entity-tool'))
    expect(go('a sale is ready', ...FAILED, 'back').effects.at(-1)).toEqual(goBack('/legal-entity-register-sale'))
    expect(go('all is ready', ...FAILED, 'home').effects.at(-1)).toEqual(navigate('/'))
    expect(go('an empty form', 'back').effects).toEqual([navigate('/')])
  })

  test('LT01 LS01 the browser’s Back leaves a result, and Forward does not return to one that is over', () => {
    for (const end of [DONE, FAILED]) {
      expect(go('all is ready', ...end, to('result')).state).toBe(end === DONE ? 'registered' : 'refused')
      expect(go('all is ready', ...end, to('result'), to('main')).state).toBe(IDLE)
    }
    expect(go('all is ready', to('result')).effects).toEqual([goBack('/legal-entity-tool')])
    expect(go('all is ready', to('main')).effects).toEqual([])
  })

  test('LT01 LS01 a reload of a result returns to the form', () =>
    expect(go('a reload of the result')).toMatchObject({
      state: IDLE,
      context: { screen: 'main' },
      effects: [navigate('/legal-entity-tool', { replace: true })],
    }))
})

describe('company-invoice: the draft', () => {
  const stored = (context: object) => readDraft(structuredClone(draftOf({ context: context as CompanyInvoiceContext })))

  test('B08 a form that nobody has typed in is no draft', () => {
    expect(draftOf(go('an empty form'))).toBeNull()
    for (const step of ['row.add', edit('row-1', '1'), { type: 'form.change', patch: { sum: '1' } }] as const)
      expect(draftOf(go('an empty form', step))).not.toBeNull()
  })

  test('B08 C04 rows, fields, files, the stop and the command come back as they were', () => {
    const { context } = go('both kinds of serials', 'submit')
    const { rows, lastRow, form, files, isStopped, sentUnder, command: sent } = context
    expect(stored(context)).toEqual({ rows, lastRow, values: form.values, files, isStopped, sentUnder, command: sent })
  })

  test('D140 the INN of an entrepreneur is in no draft, and the document of the rows at the manual check is not known by halves', () => {
    const { context } = go('both kinds of serials')
    const inn = '500100732259'
    const values = { ...context.form.values, inn }
    const draft = stored({ ...context, form: { ...context.form, values }, sentUnder: { ...context.sentUnder, inn } })
    expect(draft).toMatchObject({ values: { ...values, inn: '' }, sentUnder: null })
  })

  test('B08 «Добавить» without its row is none, and a row whose «Добавить» is over is open again', () => {
    const adding = [SERIAL, 'adding', 0, null] as const
    expect(draft([adding])?.rows[0]).toMatchObject({ loading: false, availability: { payload: 1 } })
    expect(draft([AVAILABLE], { command: { ...command, row: 'row-9' } })?.command).toBeNull()
    expect(draft([adding], { command: { ...command, row: 'row-1' } })).toMatchObject({
      command: { row: 'row-1' },
      rows: [{ loading: true }],
    })
    expect(draft([AVAILABLE], { command: { ...command, row: 7 } })?.command).toBeNull()
  })

  test('B08 the fields name the files of the queue; a repeated command keeps its own', () => {
    expect(draft([AVAILABLE], { values: right })?.values.files).toEqual([])
    expect(draft([AVAILABLE], { values: right, command })?.values.files).toEqual([STORED])
    expect(draft([])?.rows).toHaveLength(1)
  })

  test.each([null, 7, 'text', [], {}, { values: {} }])('B08 junk %j is no draft', (junk) => expect(readDraft(junk)).toBeNull())
})
