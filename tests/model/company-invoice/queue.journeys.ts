/** Journeys of the queue of checks. */
import { describe, expect, test } from 'vitest'
import { WAIT } from '../../../model/companies/invoice-answers.ts'
import { SERIAL } from '../../../model/companies/invoice-starts.ts'
import { draftOf, readDraft } from '../../../src/machines/companies/company-invoice/draft.ts'
import { rowState } from '../../../src/machines/companies/serial-row/row.ts'
import { ASKING, checked, edit, go, IDLE, OFFLINE, ok, PAUSED, rowsAfter, STOPPED, type Step } from './steps.ts'

describe('company-invoice: the queue', () => {
  const many = (...steps: readonly Step[]) => go('many rows', ...steps)

  test('LT26 a few rows are asked about at a time, the next one as soon as one has its answer', () => {
    expect(many().context.asked.map(({ id }) => id)).toEqual(['row-1', 'row-2', 'row-3', 'row-4'])
    const next = many(checked(['row-2', '100.00002', ok(0)]))
    expect(next).toMatchObject({ state: ASKING })
    expect(next.context.asked.map(({ id }) => id)).toEqual(['row-1', 'row-3', 'row-4', 'row-5'])
  })

  test('D73 «too often» pauses the queue for as long as the server says; nothing is lost', () => {
    const paused = many('askChecks: too often')
    expect(paused).toMatchObject({ state: PAUSED, context: { pause: WAIT * 1_000 } })
    expect(paused.context.rows.every((row) => rowState(row) === 'checking')).toBe(true)
    expect(many('askChecks: too often', 'after CHECK_PAUSE in form.checks.paused').state).toBe(ASKING)
    expect(many('askChecks: too often', 'checks.resume').state).toBe(ASKING)
  })

  test('D73 a silent network pauses it too, where more rows wait: the last one just says so', () => {
    const end = many(checked(['row-1', '100.00001', OFFLINE]))
    expect(end).toMatchObject({ state: PAUSED, context: { pause: 30_000 } })
    expect(rowsAfter(end)[0]).toEqual(['100.00001', 'error'])
    expect(go('an empty form', edit('row-1', SERIAL), checked(['row-1', SERIAL, OFFLINE])).state).toBe(IDLE)
    expect(many(checked(['row-1', '100.00001', ok(2)])).state).toBe(ASKING)
  })

  test('D73 a press stops it, a reload does not start it again, and «Продолжить проверку» goes on', () => {
    const stopped = many('checks.stop')
    expect(stopped).toMatchObject({ state: STOPPED, context: { isStopped: true } })
    const stored = readDraft(structuredClone(draftOf(stopped)))
    expect(go({ kind: 'tool', screen: 'main', draft: stored })).toMatchObject({ state: STOPPED, calls: [] })
    expect(many('checks.stop', 'checks.resume')).toMatchObject({ state: ASKING, context: { isStopped: false } })
    expect(() => go('an empty form', edit('row-1', SERIAL), 'checks.stop')).toThrow('not possible')
    expect(() => go('an empty form', 'checks.resume')).toThrow('not possible')
  })

  test('D73 a stop ends when nothing is left to check', () =>
    expect(go('a reload after a stop', edit('row-1', '12a'))).toMatchObject({ state: IDLE, context: { isStopped: false } }))

  test('C04 a reload goes on with the rows that have no answer yet', () => {
    const stored = readDraft(structuredClone(draftOf(many(checked(['row-1', '100.00001', ok(0)])))))
    const again = go({ kind: 'tool', screen: 'main', draft: stored })
    expect(again.state).toBe(ASKING)
    expect(again.context.asked.map(({ id }) => id)).toEqual(['row-2', 'row-3', 'row-4', 'row-5'])
  })
})
