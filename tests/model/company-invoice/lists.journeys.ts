/** Lists of serial numbers, rows with errors together, and a document in parts (D75, D76, D77). */
import { describe, expect, test } from 'vitest'
import { SOLD } from '../../../model/companies/invoice-answers.ts'
import { SILENCES } from '../../../model/kit/command.ts'
import { command, LIST, LIST_FILE, OTHER_SERIAL, right, SERIAL, THIRD_SERIAL } from '../../../model/companies/invoice-starts.ts'
import { stamp } from '../../../model/kit/stamp.ts'
import { SERIALS_PER_INVOICE } from '../../../src/domain/sales/invoice.ts'
import { refusals } from '../../../src/domain/texts/refusals.ts'
import { addRow, emptyRows, enterSerials, mayRestore } from '../../../src/machines/companies/company-invoice/rows.ts'
import { confirmInput } from '../../../src/machines/companies/company-invoice/setup.ts'
import { leftText } from '../../../src/domain/serials/serial-parts.ts'
import { go, IDLE, rowsAfter, type Step } from './steps.ts'

const READING = 'form.checks.idle+form.files.idle+form.list.reading'
const paste: Step = { type: 'list.paste', text: LIST }

describe('company-invoice: lists', () => {
  test.each([paste, { type: 'list.file', file: LIST_FILE }])(
    'D75 D77 %j is read, becomes rows that are checked, and is told',
    (list) => {
      expect(go('a list of serials', list)).toMatchObject({ state: READING, calls: ['readList'] })
      const end = go('a list of serials', list, 'readList: done')
      expect(rowsAfter(end)).toEqual([[OTHER_SERIAL, 'checking']])
      expect(end.context.listNote).toEqual({
        text: 'Добавлен 1 серийный номер. Не похоже на серийный номер: «Номер» (строка 1).',
        isProblem: false,
      })
      expect(() => go('a list of serials', list, list), 'one at a time').toThrow('not possible')
      const again = go('a list of serials', list, 'readList: done', list, 'readList: done')
      expect(again.context.rows).toHaveLength(1)
      expect(again.context.listNote?.text).toMatch(/^Все серийные номера списка уже введены\. Повторы пропущены/)
    },
  )

  test('D77 a list without serial numbers, and one that cannot be read, change nothing', () => {
    for (const answer of ['nothing', 'crash']) {
      const end = go('a list of serials', paste, `readList: ${answer}`)
      expect(end).toMatchObject({ state: IDLE, context: { listNote: { isProblem: true } } })
      expect(rowsAfter(end)).toEqual([['', 'unchecked']])
    }
  })
})

describe('D182 company-invoice: two columns of serial numbers', () => {
  const asked = [paste, 'readList: two columns'] as const

  test('the person is asked which, and nothing is added before', () => {
    const end = go('a list of serials', ...asked)
    expect(end).toMatchObject({
      state: IDLE,
      context: { listNote: { text: 'Серийные номера стоят в нескольких столбцах. Какой из них добавить?', isProblem: false } },
    })
    expect(rowsAfter(end)).toEqual([['', 'unchecked']])
  })

  test.each([
    [0, OTHER_SERIAL],
    [1, THIRD_SERIAL],
  ])('the column %i becomes rows, once', (column, serial) => {
    const end = go('a list of serials', ...asked, { type: 'list.choose', column })
    expect(rowsAfter(end)).toEqual([[serial, 'checking']])
    expect(end.context).toMatchObject({ listChoice: null, listNote: { text: 'Добавлен 1 серийный номер.' } })
    expect(() => go('a list of serials', ...asked, { type: 'list.choose', column }, { type: 'list.choose', column })).toThrow(
      'not possible',
    )
  })

  test('a column that was not offered, and another list, choose nothing', () => {
    expect(() => go('a list of serials', ...asked, { type: 'list.choose', column: 2 })).toThrow('not possible')
    expect(() => go('a list of serials', { type: 'list.choose', column: 0 })).toThrow('not possible')
    expect(() => go('a list of serials', ...asked, paste, 'readList: done', { type: 'list.choose', column: 0 })).toThrow(
      'not possible',
    )
  })
})

describe('company-invoice: rows with errors', () => {
  const ALONE: Step = { type: 'rows.filter', isOn: true }
  const ALL: Step = { type: 'rows.filter', isOn: false }

  test('are shown alone and together with the others, where there are many rows', () => {
    const alone = go('rows with errors', ALONE)
    expect(alone.context.wrong).toEqual(['row-2', 'row-3', 'row-4', 'row-5', 'row-6'])
    expect(go('rows with errors', ALONE, ALL).context.wrong).toBeNull()
    expect(() => go('rows with errors', ALL)).toThrow('not possible')
    expect(() => go('rows with errors', ALONE, ALONE)).toThrow('not possible')
    for (const step of [ALONE, 'rows.clear', 'rows.check'])
      expect(() => go('a serial that is not in the base', step)).toThrow('not possible')
  })

  test('are removed together', () => {
    const end = go('rows with errors', ALONE, 'rows.clear')
    expect(rowsAfter(end)).toEqual([[SERIAL, 'available']])
    expect(end.context.wrong).toBeNull()
    expect(end.context.listNote).toEqual({ text: 'Строки с ошибками удалены: 5.', isProblem: false })
    expect(() => go('rows with errors', 'rows.clear', 'rows.clear')).toThrow('not possible')
  })

  test('that were removed are taken back and checked again, once', () => {
    const removed = ['100.00002', '100.00003', '100.00004', '100.00005', '100.00006']
    const end = go('rows with errors', 'rows.clear', 'rows.restore')
    expect(rowsAfter(end)).toEqual([[SERIAL, 'available'], ...removed.map((serial) => [serial, 'checking'])])
    expect(end).toMatchObject({ calls: ['askChecks'], context: { removed: [], listNote: { text: 'Строки возвращены: 5.' } } })
    expect(() => go('rows with errors', 'rows.restore')).toThrow('not possible')
    expect(() => go('rows with errors', 'rows.clear', 'rows.restore', 'rows.restore')).toThrow('not possible')
  })

  test('that were removed come back as duplicates of what has been typed since, and not once another list has come', () => {
    const typed: Step = { type: 'row.change', id: 'row-1', text: '100.00002' }
    const twice = go('rows with errors', 'rows.clear', typed, { type: 'row.leave', id: 'row-1' }, 'rows.restore')
    expect(rowsAfter(twice).slice(0, 2)).toEqual([
      ['100.00002', 'checking'],
      ['100.00002', 'duplicate'],
    ])
    expect(() => go('rows with errors', 'rows.clear', paste, 'readList: done', 'rows.restore')).toThrow('not possible')
  })

  test('that were removed do not come back into a document that is full', () => {
    const full = enterSerials(
      emptyRows,
      Array.from({ length: SERIALS_PER_INVOICE - 1 }, (_, at) => `100.${10_000 + at}`),
    )
    expect(mayRestore({ ...full, removed: ['200.00001'] })).toBe(true)
    expect(mayRestore({ ...addRow(full), removed: ['200.00001'] }), 'an empty row is taken').toBe(true)
    expect(mayRestore({ ...full, removed: ['200.00001', '200.00002'] })).toBe(false)
  })

  test('are checked again together; a verdict is not', () => {
    const end = go('rows with errors', 'rows.check')
    expect(end.calls).toEqual(['askChecks'])
    expect(rowsAfter(end).filter(([, state]) => state === 'checking')).toHaveLength(5)
    expect(() => go('rows with errors', 'rows.check', 'askChecks: taken', 'rows.check')).toThrow('not possible')
  })
})

describe('company-invoice: a document in parts', () => {
  const FROM = 'a document in parts'
  const DONE = ['repeat', 'confirmInvoice: done'] as const
  const call = (serial: string, part: number) => ({
    kind: 'tool',
    values: right,
    serials: [serial],
    key: `${command.key}-${part}`,
  })

  test('D76 C04 after a reload the rest goes on, each part under its own key', () => {
    expect(go(FROM)).toMatchObject({ state: 'unanswered', calls: [] })
    expect(confirmInput(go(FROM, 'repeat').context)).toEqual(call(OTHER_SERIAL, 2))
    const next = go(FROM, ...DONE)
    expect(next).toMatchObject({ state: 'confirming', context: { command: { isRepeat: false } } })
    expect(confirmInput(next.context)).toEqual(call(THIRD_SERIAL, 3))
    expect(go(FROM, ...DONE, 'confirmInvoice: done')).toMatchObject({
      state: 'registered',
      calls: ['confirmInvoice', 'confirmInvoice'],
      context: { command: null, registered: { available: 3, manual: 0 } },
    })
  })

  test.each(SILENCES)('D76 C04 after «%s» the rest waits again', (silence) =>
    expect(go(FROM, 'repeat', `confirmInvoice: ${silence}`)).toMatchObject({
      state: 'unanswered',
      context: { command: { parts: [{ fate: 'sent' }, { fate: 'waiting' }, { fate: 'waiting' }] } },
    }),
  )

  test('D76 a part that has not left waits too, once another one is registered', () => {
    const end = go(FROM, ...DONE, 'confirmInvoice: offline')
    expect(end).toMatchObject({ state: 'unanswered', effects: [], context: { command: { isRepeat: false } } })
    expect(confirmInput(go(FROM, ...DONE, 'confirmInvoice: offline', 'repeat').context)).toEqual(call(THIRD_SERIAL, 3))
  })

  test('D76 registered rows leave the form, whatever becomes of the rest', () => {
    const rest = [
      [OTHER_SERIAL, 'available'],
      [THIRD_SERIAL, 'available'],
    ]
    expect(rowsAfter(go(FROM, 'back'))).toEqual(rest)
    const full = go(FROM, 'repeat', 'confirmInvoice: full')
    expect(full.state).toBe('refused')
    expect(full.context.problem?.reason).toBe(`Зарегистрирован 1 из 3. ${refusals.invoiceFull.text}`)
    expect(rowsAfter(full)).toEqual(rest)
    const fields = go(FROM, 'repeat', 'confirmInvoice: about the files')
    expect(fields.state).toBe(IDLE)
    expect(rowsAfter(fields)).toEqual(rest)
  })

  test('D76 a refused part keeps its rows with their reasons, the others are registered, and the person is told', () => {
    const denied: Step = {
      type: 'xstate.done.actor.confirmInvoice',
      output: { kind: 'refused', code: refusals.serialsRefused.code, message: SOLD, fields: { [OTHER_SERIAL]: SOLD } },
    }
    expect(go(FROM, 'repeat', denied)).toMatchObject({ state: 'confirming', effects: [] })
    const end = go(FROM, 'repeat', denied, 'confirmInvoice: done')
    expect(end).toMatchObject({ state: IDLE, context: { command: null, denials: 1 } })
    expect(rowsAfter(end)).toEqual([[OTHER_SERIAL, 'error']])
    expect(end.effects).toEqual([
      {
        type: 'toast',
        params: { title: 'Ошибка', tone: 'danger', about: 'refused serials', text: leftText({ total: 3, registered: 2 }) },
      },
    ])
  })

  test('D76 «too often» is waited out, and the part goes again by itself; «Добавить» is not repeated so', () => {
    const paused = ['submit', 'confirmInvoice: too often'] as const
    expect(go('all is ready', ...paused)).toMatchObject({ state: 'pausing', calls: ['confirmInvoice'] })
    const again = go('all is ready', ...paused, 'after PART_PAUSE in pausing')
    expect(again).toMatchObject({ state: 'confirming', calls: ['confirmInvoice', 'confirmInvoice'] })
    expect(confirmInput(again.context).key).toBe(stamp.key)
  })
})
