import { describe, expect, test } from 'vitest'
import { correctionFlow, REASON, standing, WORDS } from '../../../model/desk/correction.ts'
import { SILENCES, UNHEARD } from '../../../model/kit/command.ts'
import { stamp } from '../../../model/kit/stamp.ts'
import { refusals } from '../../../src/domain/texts/refusals.ts'
import { pointsOf, reasonOf } from '../../../src/machines/desk/correction/form.ts'
import { testMachine } from '../kit/test-machine.ts'
import { walk } from '../kit/walk.ts'

testMachine(correctionFlow)

const start = correctionFlow.inputs['a person']
const open = { type: 'open', standing }
const change = (patch: object) => ({ type: 'form.change', patch })
const pick = { type: 'reason.pick', at: 0 }
const write = (words: string) => ({ type: 'reason.change', words })
const filled = [open, change({ points: '400' }), pick] as const
const sent = [...filled, 'submit'] as const

describe('correction: journeys', () => {
  test('C07 points with a sign and a reason are sent once, and their outcome is said', () => {
    const end = walk(correctionFlow, start, sent)
    expect(end).toMatchObject({ state: 'sending', context: { command: { key: stamp.key, isRepeat: false } } })
    expect([pointsOf(end.context), reasonOf(end.context)]).toEqual([400, REASON])
    const worded = walk(correctionFlow, start, [...filled, write(WORDS), 'submit'])
    expect(reasonOf(worded.context)).toBe(`${REASON}. ${WORDS}`)
    const taken = walk(correctionFlow, start, [...filled, change({ direction: 'take' }), 'submit'])
    expect(pointsOf(taken.context)).toBe(-400)
    for (const outcome of ['done', 'waiting']) {
      const over = walk(correctionFlow, start, [...sent, `correct: ${outcome}`])
      expect(over).toMatchObject({ state: 'recorded', context: { outcome, command: null } })
    }
    expect(walk(correctionFlow, start, [...sent, 'correct: done', 'close'])).toMatchObject({
      state: 'closed',
      context: { form: { values: { points: '', direction: 'add' } }, picked: null, outcome: null },
    })
  })

  test('C07 what cannot be entered is said at its field, and nothing is sent', () => {
    expect(walk(correctionFlow, start, [open, 'submit'])).toMatchObject({
      state: 'editing',
      context: { form: { errors: { points: 'Введите, сколько баллов' } }, isReasonShown: true, command: null },
    })
    expect(walk(correctionFlow, start, [open, change({ points: '400' }), 'submit'])).toMatchObject({
      state: 'editing',
      context: { form: { errors: {} }, isReasonShown: true },
    })
    const tooMuch = [open, change({ points: '12 451' }), change({ direction: 'take' }), pick, 'submit'] as const
    expect(walk(correctionFlow, start, tooMuch).context.form.errors).toEqual({
      points: 'Столько свободных баллов у человека нет',
    })
    const left = walk(correctionFlow, start, [
      open,
      change({ points: '12 451' }),
      change({ direction: 'take' }),
      { type: 'form.blur', field: 'points' } as never,
    ])
    expect(left.context.form.errors.points).toBe('Столько свободных баллов у человека нет')
  })

  test('C07 a closed window keeps what was typed', () => {
    expect(walk(correctionFlow, start, [...filled, 'close', open])).toMatchObject({
      state: 'editing',
      context: { form: { values: { points: '400' } }, picked: 0 },
    })
  })

  test('C07 a refusal stands in the form and loses nothing', () => {
    const end = walk(correctionFlow, start, [...sent, 'correct: another waits'])
    expect(end).toMatchObject({
      state: 'editing',
      context: { problem: refusals.correctionWaits.text, form: { values: { points: '400' } }, picked: 0, command: null },
    })
    expect(walk(correctionFlow, start, [...sent, 'correct: unauthorised'])).toMatchObject({
      state: 'editing',
      context: { problem: null },
    })
  })

  test('C04 after silence nobody knows: it is repeated under the same key, or the person’s corrections tell', () => {
    for (const silence of SILENCES)
      expect(walk(correctionFlow, start, [...sent, `correct: ${silence}`]), silence).toMatchObject({ state: 'unanswered' })
    expect(walk(correctionFlow, start, [...sent, 'correct: lost', 'repeat'])).toMatchObject({
      state: 'sending',
      context: { command: { key: stamp.key, isRepeat: true } },
    })
    for (const unheard of UNHEARD)
      expect(walk(correctionFlow, start, [...sent, 'correct: lost', 'repeat', `correct: ${unheard}`]).state).toBe('unanswered')
    expect(walk(correctionFlow, start, [...sent, 'correct: lost', 'check'])).toMatchObject({
      state: 'closed',
      context: { command: null, form: { values: { points: '400' } } },
    })
  })
})
