/** Journeys of «Добавить»: a number that is not in the base goes to the manual check. */
import { describe, expect, test } from 'vitest'
import { WRONG_INN } from '../../../model/companies/company-invoice.ts'
import { SILENCES } from '../../../model/kit/command.ts'
import { PROBLEM } from '../../../model/kit/faults.ts'
import { draft, OTHER_SERIAL, right, SERIAL, THIRD_SERIAL } from '../../../model/companies/invoice-starts.ts'
import { stamp } from '../../../model/kit/stamp.ts'
import { refusals } from '../../../src/domain/texts/refusals.ts'
import { draftOf, readDraft } from '../../../src/machines/companies/company-invoice/draft.ts'
import { leftDocument } from '../../../src/machines/companies/company-invoice/selectors.ts'
import { addInput } from '../../../src/machines/companies/company-invoice/setup.ts'
import { edit, go, IDLE, ofRow, rowsAfter, type Step } from './steps.ts'

describe('company-invoice: «Добавить»', () => {
  const START = 'a serial that is not in the base'
  const SEND = ofRow('row.send', 'row-1')

  test('LT24 LT25 API61 the row goes with its invoice, under the key of the press, and is locked', () => {
    const sent = go(START, SEND)
    expect(sent).toMatchObject({ state: 'adding', calls: ['addUnknown'], context: { command: { row: 'row-1', key: stamp.key } } })
    expect(addInput(sent.context)).toEqual({ kind: 'tool', values: right, serial: SERIAL, key: stamp.key })
    const added = go(START, SEND, 'addUnknown: done')
    expect(added).toMatchObject({ state: IDLE, effects: [], context: { command: null } })
    expect(rowsAfter(added)).toEqual([[SERIAL, 'added']])
    expect(rowsAfter(go(START, SEND, 'addUnknown: done', edit('row-1', '1')))).toEqual([[SERIAL, 'added']])
  })

  test('A64 an unfinished invoice comes first: nothing is sent, and its messages appear', () => {
    const bare = { kind: 'tool', screen: 'main', draft: draft([[SERIAL, 'notFound', 0, null]]) }
    const end = go(bare, SEND)
    expect(end).toMatchObject({ state: IDLE, calls: [], context: { command: null, form: { reveals: 1 } } })
    expect(rowsAfter(end)).toEqual([[SERIAL, 'notFound']])
    expect(() => go('all is ready', SEND)).toThrow('not possible')
    expect(() => go('an invoice', SEND)).toThrow('not possible')
    expect(() => go(START, ofRow('row.send', 'row-9'))).toThrow('not possible')
  })

  test.each([
    ['taken', refusals.alreadyOwned.text],
    ['refused', PROBLEM],
    ['code 500', 'Ошибка'],
    ['offline', 'Нет соединения с интернетом'],
  ])('LT29 after «%s» the row says «%s»', (answer, text) => {
    const end = go(START, SEND, `addUnknown: ${answer}`)
    expect(end).toMatchObject({ state: IDLE, context: { command: null, form: { errors: {} } } })
    expect(rowsAfter(end)).toEqual([[SERIAL, 'notFound']])
    expect(end.context.rows[0]?.availability.message).toBe(text)
  })

  test('LS08 a refusal of the invoice’s fields stands on them, and the row is as it was', () => {
    const end = go(START, SEND, 'addUnknown: about the INN')
    expect(end).toMatchObject({ state: IDLE, context: { command: null, form: { errors: { inn: WRONG_INN } } } })
    expect(rowsAfter(end)).toEqual([[SERIAL, 'notFound']])
    expect(end.context.rows[0]?.availability.message).toBe(refusals.notInBase.text)
  })

  test('ER03 a session that is over leaves the row as it was, and no command', () => {
    const end = go(START, SEND, 'addUnknown: unauthorised')
    expect(end).toMatchObject({ state: IDLE, context: { command: null } })
    expect(end.context.rows[0]?.availability.message).toBe(refusals.notInBase.text)
  })

  test.each(SILENCES)('C04 after «%s» it is not known whether the number was taken: a repeat is the same command', (silence) => {
    expect(go(START, SEND, `addUnknown: ${silence}`)).toMatchObject({ state: 'unanswered', context: { answer: null } })
    const again = go(START, SEND, `addUnknown: ${silence}`, 'repeat')
    expect(again).toMatchObject({ state: 'adding', context: { command: { key: stamp.key, isRepeat: true } } })
    expect(addInput(again.context)).toEqual(addInput(go(START, SEND).context))
    expect(rowsAfter(go(START, SEND, `addUnknown: ${silence}`, 'back'))).toEqual([[SERIAL, 'notFound']])
  })

  test('C04 a reload while adding comes back to the question', () => {
    expect(go('a reload while adding')).toMatchObject({ state: 'unanswered', calls: [] })
    const done = go('a reload while adding', 'repeat', 'addUnknown: done')
    expect(rowsAfter(done)).toEqual([[SERIAL, 'added']])
    expect(go('a reload while adding', 'repeat', 'addUnknown: offline').state).toBe('unanswered')
  })

  test('A65 LT31 with numbers sent by «Добавить» alone no call is made', () => {
    const end = go(START, SEND, 'addUnknown: done', 'submit')
    expect(end).toMatchObject({
      state: 'registered',
      calls: ['addUnknown'],
      context: { registered: { available: 0, manual: 1 } },
    })
    const changed: Step = { type: 'form.change', patch: { inn: '1' } }
    expect(go(START, SEND, 'addUnknown: done', changed, 'submit')).toMatchObject({ state: IDLE })
  })

  test('D120 a document that is named anew afterwards leaves the row under its first name, after a reload too', () => {
    const leftAfter = (...steps: readonly Step[]) => {
      const { context } = go(START, SEND, 'addUnknown: done', ...steps)
      const stored = readDraft(structuredClone(draftOf({ context })))
      const again = go({ kind: 'tool', screen: 'main', draft: stored })
      expect(leftDocument(again)).toEqual(leftDocument({ context }))
      return leftDocument({ context })
    }
    const change = (patch: object): Step => ({ type: 'form.change', patch })
    const first = { upd: right.upd, time: right.time, inn: right.inn }
    expect(leftAfter()).toBeNull()
    expect(leftAfter(change({ sum: '1', upd: ` ${right.upd} ` })), 'it is the same document').toBeNull()
    for (const patch of [{ upd: '16' }, { time: '21.11.2026' }, { inn: '7736050003' }])
      expect(leftAfter(change(patch))).toEqual(first)
    expect(leftAfter(change({ upd: '16' }), change({ upd: '15' })), 'it is named as before').toBeNull()
    expect(go(START, SEND, 'addUnknown: done', 'submit').context.sentUnder).toBeNull()
    expect(go(START, SEND, 'addUnknown: taken').context.sentUnder).toBeNull()
  })
})

describe('company-invoice: «Добавить все ненайденные»', () => {
  const START = 'serials that are not in the base'
  const ALL = 'rows.send'
  const states = (...steps: readonly Step[]) => rowsAfter(go(START, ...steps)).map(([, state]) => state)

  test('D166 LT22 LT24 API61 the rows go one after another, each once, under a key of its own', () => {
    expect(addInput(go(START, ALL).context)).toEqual({ kind: 'tool', values: right, serial: SERIAL, key: stamp.key })
    expect(states(ALL)).toEqual(['adding', 'notFound', 'notFound'])
    const second = go(START, ALL, 'addUnknown: done')
    expect(addInput(second.context)).toMatchObject({ serial: OTHER_SERIAL, key: `${stamp.key}-row-2` })
    const third = go(START, ALL, 'addUnknown: done', 'addUnknown: done')
    expect(addInput(third.context)).toMatchObject({ serial: THIRD_SERIAL, key: `${stamp.key}-row-3` })
    const end = go(START, ALL, 'addUnknown: done', 'addUnknown: done', 'addUnknown: done')
    expect(end).toMatchObject({ state: IDLE, context: { command: null }, calls: Array(3).fill('addUnknown') as string[] })
    expect(rowsAfter(end).map(([, state]) => state)).toEqual(['added', 'added', 'added'])
  })

  test('D166 LT29 a row that is refused says why, and the others go on; without a network nothing goes on', () => {
    expect(states(ALL, 'addUnknown: taken', 'addUnknown: done', 'addUnknown: done')).toEqual(['notFound', 'added', 'added'])
    expect(go(START, ALL, 'addUnknown: taken').context.rows[0]?.availability.message).toBe(refusals.alreadyOwned.text)
    expect(go(START, ALL, 'addUnknown: offline')).toMatchObject({ state: IDLE, context: { command: null } })
    expect(states(ALL, 'addUnknown: done', 'addUnknown: offline')).toEqual(['added', 'notFound', 'notFound'])
  })

  test('D166 A64 an unfinished invoice comes first, and one row has its own button', () => {
    const rows = [SERIAL, OTHER_SERIAL].map((serial) => [serial, 'notFound', 0, null] as const)
    const bare = { kind: 'tool', screen: 'main', draft: draft(rows) }
    expect(go(bare, ALL)).toMatchObject({ state: IDLE, calls: [], context: { command: null, form: { reveals: 1 } } })
    expect(() => go('a serial that is not in the base', ALL)).toThrow('not possible')
  })

  test('D166 C04 silence waits for «Повторить», after a reload too: the same row under the same key, then the rest', () => {
    const { context, state } = go(START, ALL, 'addUnknown: done', 'addUnknown: lost')
    expect(state).toBe('unanswered')
    const again = { kind: 'tool', screen: 'main', draft: readDraft(structuredClone(draftOf({ context }))) }
    expect(addInput(go(again, 'repeat').context)).toMatchObject({ serial: OTHER_SERIAL, key: `${stamp.key}-row-2` })
    const end = go(again, 'repeat', 'addUnknown: done', 'addUnknown: done')
    expect(rowsAfter(end).map(([, one]) => one)).toEqual(['added', 'added', 'added'])
    expect(rowsAfter(go(again, 'back')).map(([, one]) => one)).toEqual(['added', 'notFound', 'notFound'])
  })

  test('D166 «too often» is waited out, and the same row goes again under its key', () => {
    const paused = [ALL, 'addUnknown: done', 'addUnknown: too often'] as const
    expect(go(START, ...paused).state).toBe('pausing')
    const again = go(START, ...paused, 'after PART_PAUSE in pausing')
    expect(again.state).toBe('adding')
    expect(addInput(again.context)).toMatchObject({ serial: OTHER_SERIAL, key: `${stamp.key}-row-2` })
  })
})
