import { describe, expect, test } from 'vitest'
import { FAILED, FREE, OTHER, REFUSED, SERIAL, serialRowFlow, SHORT, UNKNOWN } from '../../../model/companies/serial-row.ts'
import { explore } from '../../../model/explore/explore.ts'
import { refusals } from '../../../src/domain/texts/refusals.ts'
import { packRow, storedRow } from '../../../src/machines/companies/serial-row/draft.ts'
import { stepRow } from '../../../src/machines/companies/serial-row/machine.ts'
import { createRow, enteredRow, rowState } from '../../../src/machines/companies/serial-row/row.ts'
import type { Availability, RowEvent, SerialRow } from '../../../src/machines/companies/serial-row/types.ts'
import { readShape } from '../../../src/machines/kit/shape.ts'
import { testMachine } from '../kit/test-machine.ts'
import { walk } from '../kit/walk.ts'

testMachine(serialRowFlow)

const go = (...steps: readonly RowEvent[]) => {
  const { state, context } = walk(serialRowFlow, { id: 'row-1' }, steps)
  return { state, row: context }
}
const edit = (text: string, isTwice = false): RowEvent => ({ type: 'edit', text, isTwice })
const leave = (isTwice = false): RowEvent => ({ type: 'leave', isTwice })
const answer = (availability: Availability, serial = SERIAL): RowEvent => ({ type: 'answer', serial, ...availability })
const ADD: RowEvent = { type: 'add' }

describe('serial-row: the text', () => {
  test('LT19 LT20 a fresh row is unchecked: its payload is empty', () =>
    expect(go()).toEqual({
      state: 'unchecked',
      row: {
        id: 'row-1',
        serialNumber: '',
        availability: { code: null, message: null, payload: null, available: null },
        loading: false,
        isAddClicked: false,
        problem: null,
      },
    }))

  test('LT26 LT27 white space goes, and a whole number is checked at once', () =>
    expect(go(edit(' 100. 00001\n'))).toMatchObject({ state: 'checking', row: { serialNumber: SERIAL, loading: true } }))

  test('LT26 a number that may go on is checked when its field is left; a keypad’s eight digits get their dot', () => {
    expect(go(edit(SHORT)).state).toBe('unchecked')
    expect(go(edit(SHORT), leave())).toMatchObject({ state: 'checking', row: { serialNumber: SHORT } })
    expect(go(edit('10000001'), leave())).toMatchObject({ state: 'checking', row: { serialNumber: SERIAL } })
  })

  test('VL50 VL51 an empty field is no mistake, another text is', () => {
    for (const isTwice of [false, true]) expect(() => go(leave(isTwice))).toThrow('not possible in unchecked')
    expect(go(edit('12a'), leave())).toMatchObject({ state: 'unchecked', row: { problem: 'format', loading: false } })
    expect(go(edit('...'), leave(true))).toMatchObject({ state: 'unchecked', row: { problem: 'format' } })
    expect(go(edit('12a'), leave(), edit('12')).row.problem).toBeNull()
    expect(() => go(edit(''))).toThrow('not possible in unchecked')
  })

  test('A62 a number of another row is told and not checked, until that row gives way', () => {
    expect(go(edit(SERIAL, true))).toMatchObject({ state: 'unchecked', row: { problem: 'duplicate', loading: false } })
    expect(go(edit(SHORT, true)).row.problem).toBeNull()
    expect(go(edit(SHORT), leave(true))).toMatchObject({ state: 'unchecked', row: { problem: 'duplicate' } })
    expect(go(edit(SERIAL, true), { type: 'free' })).toMatchObject({ state: 'checking', row: { problem: null, loading: true } })
    expect(() => go(edit('12a'), leave(), { type: 'free' })).toThrow('not possible in unchecked')
  })

  test.each([
    ['checking', []],
    ['available', [answer(FREE)]],
    ['notFound', [answer(UNKNOWN)]],
    ['error', [answer(REFUSED)]],
  ] as const)('LT28 A62 another text resets what was known of a row that is %s', (state, steps) => {
    const before = [edit(SERIAL), ...steps]
    expect(go(...before).state).toBe(state)
    const fresh = { availability: { payload: null }, isAddClicked: false }
    expect(() => go(...before, edit(` ${SERIAL}`, true))).toThrow(`not possible in ${state}`)
    expect(go(...before, edit('abc'))).toMatchObject({
      state: 'unchecked',
      row: { ...fresh, serialNumber: 'abc', loading: false, problem: null },
    })
    expect(go(...before, edit(OTHER))).toMatchObject({ state: 'checking', row: { ...fresh, serialNumber: OTHER, loading: true } })
    expect(go(...before, edit(OTHER, true))).toMatchObject({ state: 'unchecked', row: { ...fresh, problem: 'duplicate' } })
  })
})

describe('serial-row: the answer', () => {
  test.each([
    ['LT21', FREE, 'available'],
    ['LT22', UNKNOWN, 'notFound'],
    ['LT23', REFUSED, 'error'],
    ['LT23', FAILED, 'error'],
  ])('%s %j leads to %s', (_, said, state) =>
    expect(go(edit(SERIAL), answer(said))).toMatchObject({ state, row: { availability: said, loading: false } }),
  )

  test('A62 an answer to an older text is ignored', () => {
    const { row } = go(edit(OTHER), edit(SERIAL))
    for (const said of [FREE, UNKNOWN, REFUSED]) expect(stepRow(row, answer(said, OTHER))).toBe(row)
    expect(() => go(edit(OTHER), edit(SERIAL), answer(FREE, OTHER))).toThrow('not possible in checking')
  })

  test('a check that has failed is repeated, and so is one of a row that the invoice was refused for; a verdict stands', () => {
    const CHECK: RowEvent = { type: 'check' }
    expect(go(edit(SERIAL), answer(FAILED), CHECK)).toMatchObject({ state: 'checking', row: { loading: true } })
    expect(() => go(edit(SERIAL), answer(REFUSED), CHECK)).toThrow('not possible in error')
    const denied: RowEvent = { type: 'deny', code: refusals.serialsRefused.code, message: 'Уже продан' }
    const end = go(edit(SERIAL), answer(FREE), denied)
    expect(end).toMatchObject({ state: 'error', row: { availability: { payload: 2, message: 'Уже продан' } } })
    expect(go(edit(SERIAL), answer(FREE), denied, CHECK).state).toBe('checking')
  })
})

describe('serial-row: «Добавить»', () => {
  const unknown = [edit(SERIAL), answer(UNKNOWN)]

  test('LT24 LT25 A63 after success the row is locked: nothing changes it any more', () => {
    expect(go(...unknown, ADD)).toMatchObject({ state: 'adding', row: { loading: true, isAddClicked: false } })
    const added = [...unknown, ADD, { type: 'added' } as const]
    expect(go(...added)).toMatchObject({ state: 'added', row: { loading: false, isAddClicked: true } })
    for (const event of [edit('1'), leave(), ADD]) expect(() => go(...added, event)).toThrow('not possible in added')
  })

  test('LT29 a refusal stands on the row, which stays as it was; without a reason its own words stay', () => {
    expect(go(...unknown, ADD, { type: 'addFailed', message: 'Сейчас нельзя' })).toMatchObject({
      state: 'notFound',
      row: { availability: { payload: 1, message: 'Сейчас нельзя' }, loading: false },
    })
    expect(go(...unknown, ADD, { type: 'addFailed', message: null }).row.availability).toEqual(UNKNOWN)
  })
})

describe('serial-row: plain data', () => {
  const reached = (): SerialRow[] =>
    [...explore(serialRowFlow, { id: 'row-1' }).snapshots.values()].map(({ context }) => context as SerialRow)

  test('LT19 the state follows from the data, in every configuration', () => {
    for (const { value, context } of explore(serialRowFlow, { id: 'row-1' }).snapshots.values())
      expect(rowState(context as SerialRow)).toBe(value)
  })

  test('a row that an event says nothing to stays the same object', () => {
    const row = createRow('row-1')
    expect(stepRow(row, { type: 'free' })).toBe(row)
  })

  test.each(['', SERIAL, ' 100.00001', '10000001', SHORT, '12a', '...'])(
    'a row that is entered as «%s» is one that was typed and left, also where another row has it',
    (text) => {
      for (const isTwice of [false, true])
        expect(enteredRow('row-1', text, isTwice)).toEqual(
          [edit(text, isTwice), leave(isTwice)].reduce(stepRow, createRow('row-1')),
        )
    },
  )

  test('B08 every row comes back from its draft as it was', () => {
    for (const row of reached()) expect(readShape(storedRow, structuredClone(packRow(row)))).toEqual(row)
  })

  test('B08 junk is no row, or an unchecked one', () => {
    for (const junk of [null, 7, 'text', {}, [], ['row-1'], ['row-1', 7]]) expect(readShape(storedRow, junk)).toBeNull()
    expect(readShape(storedRow, ['row-1', SHORT, 'lost', 7, {}])).toEqual(createRow('row-1', SHORT))
    expect(readShape(storedRow, ['row-1', SERIAL, 'error', 'x', 7])).toMatchObject({
      availability: { code: null, message: null },
    })
  })
})
