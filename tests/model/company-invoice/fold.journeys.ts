/** A long list of serial numbers folds once it has been checked (D191). */
import { describe, expect, test } from 'vitest'
import { NOTHING_HIDDEN, type FileReading } from '../../../src/domain/serials/serial-file.ts'
import type { CheckAnswer } from '../../../src/machines/companies/company-invoice/checks.ts'
import { draftOf, readDraft } from '../../../src/machines/companies/company-invoice/draft.ts'
import { LONG_LIST } from '../../../src/machines/companies/company-invoice/fold.ts'
import { shownRows } from '../../../src/machines/companies/company-invoice/selectors.ts'
import { checked, go, ok, type Step } from './steps.ts'

const serials = (count: number): string[] => Array.from({ length: count }, (_, at) => `100.${String(10_000 + at)}`)

const reading = (count: number): Step => ({
  type: 'xstate.done.actor.readList',
  output: {
    kind: 'list',
    list: { serials: serials(count), repeated: [], others: [] },
    otherSheets: [],
    hidden: NOTHING_HIDDEN,
  } satisfies FileReading,
})

const paste: Step = { type: 'list.paste', text: 'ten' }
/** All answers at once; the rows of a list begin with the second id. */
const answered = (count: number, wrong: number): Step =>
  checked(...serials(count).map((serial, at): [string, string, CheckAnswer] => [`row-${at + 2}`, serial, ok(at < wrong ? 1 : 0)]))

const list = (count: number, wrong: number): Step[] => [paste, reading(count), answered(count, wrong)]
const after = (...steps: readonly Step[]) => go('a list of serials', ...steps).context
const shown = (...steps: readonly Step[]) => shownRows({ context: after(...steps) } as never).map(({ id }) => id)
const ALL: Step = { type: 'rows.filter', isOn: false }
const FOLD: Step = { type: 'rows.filter', isOn: true }
const LONG = LONG_LIST + 1

describe('company-invoice: a long list', () => {
  test('D191 folds after its last check to the rows that need the person; it opens whole and folds again', () => {
    expect(shown(...list(LONG, 2))).toEqual(['row-2', 'row-3'])
    expect(shown(...list(LONG, 2), ALL)).toHaveLength(LONG)
    expect(shown(...list(LONG, 2), ALL, FOLD)).toEqual(['row-2', 'row-3'])
    expect(shown(...list(LONG, 0))).toEqual([])
    expect(shown(...list(LONG, 0), ALL, FOLD)).toEqual([])
  })

  test('D191 stays open while a check waits, and a short one always', () => {
    expect(shown(paste, reading(LONG), answered(LONG - 1, 1))).toHaveLength(LONG)
    expect(shown(...list(LONG_LIST, 1))).toHaveLength(LONG_LIST)
    expect(() => after(...list(LONG_LIST, 0), FOLD)).toThrow('not possible')
  })

  test('D191 stays open once the person has typed into it, also after the next check', () => {
    const typed: Step = { type: 'row.change', id: 'row-5', text: '100.777' }
    expect(shown(paste, reading(LONG), typed, answered(LONG, 2))).toHaveLength(LONG)
    expect(shown(paste, reading(LONG), { type: 'row.add' }, answered(LONG, 2))).toHaveLength(LONG + 1)
  })

  test('D191 a row that is added to a folded list is shown, and stays when it has been checked', () => {
    const added = `row-${LONG + 2}`
    expect(shown(...list(LONG, 1), { type: 'row.add' })).toEqual(['row-2', added])
    const typed: Step[] = [
      { type: 'row.add' },
      { type: 'row.change', id: added, text: '200.00001' },
      { type: 'row.leave', id: added },
      checked([added, '200.00001', ok(0)]),
    ]
    expect(shown(...list(LONG, 1), ...typed)).toEqual(['row-2', added])
  })

  test('D191 rows with errors that are removed leave a long list folded; taken back, it opens until they are checked', () => {
    const cleared = [...list(LONG + 1, 1), { type: 'rows.clear' }]
    expect(shown(...cleared)).toEqual([])
    expect(shown(...cleared, { type: 'rows.restore' })).toHaveLength(LONG + 1)
    expect(after(...list(LONG, 1), { type: 'rows.clear' }).wrong, 'a short one is whole again').toBeNull()
  })

  test('D191 the next list of the same form opens it until that one is checked too', () => {
    const { wrong, rows } = after(...list(LONG, 0), paste, reading(LONG + 2))
    expect([wrong, rows.length]).toEqual([null, LONG + 2])
  })

  test('D191 a list that had been checked before a reload comes back folded', () => {
    const checkedBefore = after(...list(LONG, 1))
    const draft = readDraft(draftOf({ context: checkedBefore }))
    expect(shownRows({ context: go({ kind: 'tool', screen: 'main', draft }).context } as never)).toHaveLength(1)
  })
})
