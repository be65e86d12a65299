/** The serial rows of an invoice as a list, and the queue of their checks (M13). */
import { describe, expect, test } from 'vitest'
import type { ApiResult } from '../../../../../src/api/result.ts'
import { refusals } from '../../../../../src/domain/texts/refusals.ts'
import {
  availabilityOf,
  CHECKS_AT_ONCE,
  isOvertaken,
  nextChecks,
  pauseOf,
  withAnswers,
  type CheckAnswer,
} from '../../../../../src/machines/companies/company-invoice/checks.ts'
import {
  addRow,
  availableSerials,
  countsOf,
  editRow,
  emptyRows,
  enterSerials,
  isRemovable,
  leaveRow,
  removeRow,
  rowOf,
  type SerialRows,
} from '../../../../../src/machines/companies/company-invoice/rows.ts'
import { rowState } from '../../../../../src/machines/companies/serial-row/row.ts'

const ok = (payload: number | null, message: string | null = null): ApiResult<number | null> => ({ kind: 'ok', payload, message })
const tooOften = (retryAfter?: number): CheckAnswer => ({
  kind: 'refused',
  code: refusals.rateLimited.code,
  message: refusals.rateLimited.text,
  fields: null,
  ...(retryAfter !== undefined && { retryAfter }),
})

const UNSAID = 'Не удалось узнать, можно ли зарегистрировать этот номер'

const of = (...texts: readonly string[]): SerialRows => enterSerials(emptyRows, texts)
const look = ({ rows }: Pick<SerialRows, 'rows'>) => rows.map((row) => [row.serialNumber, row.problem ?? rowState(row)])
const idOf = ({ rows }: SerialRows, at: number): string => rows[at]?.id ?? ''
/** The list after an answer to one of its rows. */
const answered = (list: SerialRows, at: number, payload: number | null): SerialRows => {
  const { id, serialNumber: serial } = list.rows[at] ?? { id: '', serialNumber: '' }
  return { ...list, rows: withAnswers(list.rows, [{ id, serial, answer: ok(payload) }]) }
}

describe('serial rows', () => {
  test('LT07 rows are added empty, each under an id that no other row has had', () => {
    const two = addRow(emptyRows)
    expect(look(two)).toEqual([
      ['', 'unchecked'],
      ['', 'unchecked'],
    ])
    const again = addRow({ ...two, rows: removeRow(two.rows, idOf(two, 1)) })
    expect(new Set([...two.rows, ...again.rows].map(({ id }) => id)).size).toBe(3)
  })

  test('LT04 A63 a row goes only when it is unchecked and another one stays', () => {
    const list = answered(of('100.00001', '12a', ''), 0, 0)
    expect(list.rows.map((row) => isRemovable(list.rows, row))).toEqual([false, true, true])
    expect(removeRow(list.rows, idOf(list, 0))).toBe(list.rows)
    expect(look({ rows: removeRow(list.rows, idOf(list, 1)) })).toEqual([
      ['100.00001', 'available'],
      ['', 'unchecked'],
    ])
    expect(isRemovable(emptyRows.rows, emptyRows.rows[0]!)).toBe(false)
    expect(removeRow(emptyRows.rows, 'nobody')).toBe(emptyRows.rows)
  })

  test('A62 a serial of another row is refused; it is checked as soon as the other gives way', () => {
    const list = of('100.00001', ' 100.00001', '10000001')
    expect(look(list)).toEqual([
      ['100.00001', 'checking'],
      ['100.00001', 'duplicate'],
      ['100.00001', 'duplicate'],
    ])
    const edited = editRow(list.rows, idOf(list, 0), '100.00002')
    expect(look({ rows: edited })).toEqual([
      ['100.00002', 'checking'],
      ['100.00001', 'checking'],
      ['100.00001', 'duplicate'],
    ])
    const gone = removeRow(list.rows, idOf(list, 1))
    expect(look({ rows: gone }).map(([, state]) => state)).toEqual(['checking', 'duplicate'])
    const typed = editRow(editRow(list.rows, idOf(list, 1), '100.0000'), idOf(list, 1), '100.00001')
    expect(look({ rows: typed })[1]).toEqual(['100.00001', 'duplicate'])
  })

  test('LT26 a text that is not whole is meant when its field loses the focus', () => {
    const { rows } = addRow(emptyRows)
    const typed = editRow(editRow(rows, 'row-1', '12'), 'row-2', '12')
    expect(look({ rows: typed }).map(([, state]) => state)).toEqual(['unchecked', 'unchecked'])
    const left = leaveRow(typed, 'row-1')
    expect(look({ rows: leaveRow(left, 'row-2') }).map(([, state]) => state)).toEqual(['checking', 'duplicate'])
    expect(leaveRow(rows, 'row-1')).toBe(rows)
  })

  test('rows that a step is not about stay the same objects', () => {
    const { rows } = of('100.00001', '100.00002', '100.00003')
    const next = editRow(rows, 'row-3', '1')
    expect(next.map((row, at) => row === rows[at])).toEqual([true, false, true])
    expect(editRow(rows, 'nobody', '1')).toBe(rows)
    expect(rowOf(next, 'row-3')?.serialNumber).toBe('1')
  })

  test('serials that come together take the place of empty rows, also a thousand of them at once', () => {
    const typed = editRow(addRow(emptyRows).rows, 'row-2', '12')
    const list = enterSerials({ rows: typed, lastRow: 2 }, ['100.00001', 'abc'])
    expect(look(list)).toEqual([
      ['12', 'unchecked'],
      ['100.00001', 'checking'],
      ['abc', 'format'],
    ])
    expect(enterSerials(emptyRows, []).rows).toBe(emptyRows.rows)
    const many = of(...Array.from({ length: 1_000 }, (_, at) => `300.${String(at).padStart(5, '0')}`))
    expect(countsOf(many.rows)).toEqual({ available: 0, manual: 0, waiting: 1_000, wrong: 0, typed: 0 })
    expect(new Set(many.rows.map(({ id }) => id)).size).toBe(1_000)
  })

  test('A65 the counts tell what goes with the invoice, what is waited for and what is wrong', () => {
    let list = of('100.00001', '100.00002', '100.00003', '100.00001', '12a', '100.00004')
    for (const [at, payload] of [0, 1, 2].entries()) list = answered(list, at, payload)
    list = { ...list, rows: editRow(addRow(list).rows, 'row-8', '12') }
    expect(countsOf(list.rows)).toEqual({ available: 1, manual: 0, waiting: 1, wrong: 4, typed: 1 })
    expect(availableSerials(list.rows)).toEqual(['100.00001'])
    expect(countsOf(list.rows)).toBe(countsOf(list.rows))
  })
})

describe('checks', () => {
  const list = of(...Array.from({ length: 6 }, (_, at) => `100.0000${at}`))

  test('LT26 a few rows are asked about at a time, in the order of the list', () => {
    const next = nextChecks(list.rows)
    expect(next.map(({ id }) => id)).toEqual(['row-2', 'row-3', 'row-4', 'row-5'])
    expect(next).toHaveLength(CHECKS_AT_ONCE)
    expect(nextChecks(answered(list, 1, 0).rows).map(({ id }) => id)).toEqual(['row-2', 'row-4', 'row-5', 'row-6'])
    expect(nextChecks(emptyRows.rows)).toEqual([])
  })

  test('A62 the checks under way are overtaken by another text and by another row', () => {
    const asked = nextChecks(list.rows)
    expect(isOvertaken(list.rows, asked)).toBe(false)
    expect(isOvertaken(editRow(list.rows, 'row-3', '100.00009'), asked)).toBe(true)
    expect(isOvertaken(editRow(list.rows, 'row-3', '1'), asked)).toBe(true)
    expect(isOvertaken(answered(list, 0, 0).rows, asked)).toBe(true)
    expect(isOvertaken(list.rows, asked.slice(1))).toBe(true)
    expect(isOvertaken(editRow(list.rows, 'row-7', '100.00009'), asked)).toBe(false)
  })

  test('A62 an answer to an older text, or to a row that is gone, changes nothing', () => {
    const rows = editRow(list.rows, 'row-2', '100.00009')
    const late = { serial: '100.00000', answer: ok(0) }
    expect(look({ rows: withAnswers(rows, [{ id: 'row-2', ...late }]) })).toEqual(look({ rows }))
    expect(look({ rows: withAnswers(rows, [{ id: 'row-1', ...late }]) })).toEqual(look({ rows }))
  })

  test.each([
    [ok(0), { payload: 0, code: 0, available: true, message: null }],
    [ok(1, 'Нет в базе'), { payload: 1, code: 0, available: false, message: 'Нет в базе' }],
    [ok(2), { payload: 2, code: 0, available: false, message: null }],
    [ok(7), { payload: 2, code: 0, available: false, message: null }],
    [ok(null), { payload: 0, code: 0, available: true, message: null }],
    [
      { kind: 'ok', payload: null, message: null, isEmpty: true },
      { payload: 2, code: null, available: false, message: UNSAID },
    ],
    [
      { kind: 'ok', payload: null, message: 'Готово', isEmpty: true },
      { payload: 2, code: null, available: false, message: 'Готово' },
    ],
    [
      { kind: 'refused', code: 1, message: 'Нет', fields: null },
      { payload: 1, code: 1, available: false, message: 'Нет' },
    ],
    [
      { kind: 'refused', code: 2, message: 'Продан', fields: null },
      { payload: 2, code: 2, available: false, message: 'Продан' },
    ],
    [
      { kind: 'refused', code: 6, message: 'Произошла ошибка', fields: null },
      { payload: 2, code: 6, available: false, message: null },
    ],
    [
      { kind: 'failed', reason: 'offline' },
      { payload: 2, code: null, available: false, message: 'Нет соединения с интернетом' },
    ],
    [null, { payload: 2, code: null, available: false, message: 'Произошла ошибка' }],
  ] satisfies [CheckAnswer | null, object][])('LT21 LT22 LT23 A62 %j means %j', (answer, availability) =>
    expect(availabilityOf(answer)).toEqual(availability),
  )

  test('a session that is over says nothing of a serial; a network that is away does, and pauses the others', () => {
    const [first] = nextChecks(list.rows)
    const over = [{ ...first!, answer: { kind: 'unauthorised' } as const }]
    expect(withAnswers(list.rows, over)).toBe(list.rows)
    expect(pauseOf(over)).toBe(30_000)
    for (const answer of [{ kind: 'unknown' }, { kind: 'gatewayDown' }, { kind: 'failed', reason: 'away' }] as const)
      expect(pauseOf([{ ...first!, answer }])).toBe(30_000)
    for (const answer of [{ kind: 'failed', reason: 'contract' } as const, ok(2), null])
      expect(pauseOf([{ ...first!, answer }])).toBeNull()
  })

  test('«too often» says nothing of a serial: its row waits, and the pause is the server’s', () => {
    const [first, second] = nextChecks(list.rows)
    const answers = [
      { ...first!, answer: tooOften(12) },
      { ...second!, answer: ok(0) },
    ]
    expect(pauseOf(answers)).toBe(12_000)
    expect(look({ rows: withAnswers(list.rows, answers) }).slice(0, 2)).toEqual([
      ['100.00000', 'checking'],
      ['100.00001', 'available'],
    ])
    expect(pauseOf([{ ...first!, answer: tooOften() }])).toBe(30_000)
    expect(pauseOf([{ ...first!, answer: ok(0) }])).toBeNull()
    expect(withAnswers(list.rows, [{ ...first!, answer: tooOften() }])).toBe(list.rows)
  })
})
